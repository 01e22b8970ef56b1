// The rest is comment; what stands before it is kept.
class A {
    func f() {}
    /* func g() {}
    func h() {}
}
