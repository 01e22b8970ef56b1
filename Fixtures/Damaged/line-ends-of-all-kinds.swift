// CR LF, a lone CR, and LF.
class A {
    func f() { // comment
        g(
    }    func h() {} // comment    var i = 1
}
