// Rule 88. What is open at the file's end is closed there. A brace at the indentation of an open type closes that type, with all
// that is open in it.
class A {
    func f() {
        if x {
            g(1, [2
    }

    func h() {}
}

struct B {
    var i: Int { 1 }
    func j() {
        k()
    }}
}

class C {
    func l() {
        m()
