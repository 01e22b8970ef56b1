// A branch that opens more than it closes, one that closes more, and one without an end.
class A {
    #if DEBUG
    func f() {
        g()
    #else
    }
    #endif

    func h() {}
    #if os(iOS)
    func i() {}
}

class B {}
