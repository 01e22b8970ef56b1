// A brace cuts a string in whose interpolation it stands, and the string goes on.
class A { let b = """\(
})\(c)
"""
func d() {}
