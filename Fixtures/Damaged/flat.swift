// Nothing is indented, so nothing says where a brace is missing: all that follows is the inner one's.
class A {
func f() {
if x {
g()
}
func h() {}
}
class B {}
