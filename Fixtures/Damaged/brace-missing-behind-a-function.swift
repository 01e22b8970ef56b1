// The next function begins with the same indentation, so it stands beside.
class A {
    func f() {
        if x {
            g()
        }

    func h() {}

    var i: Int { 1 }
}

struct B {}
