// Rule 63. The compiler wants balanced branches. Where they are not, what was open at #if is open in each branch.
class A {
    #if DEBUG
    func f(x: Int) {
        log(x)
    #else
    func f() {
    #endif
        send()
    }

    func g() {}
}

class B {}
