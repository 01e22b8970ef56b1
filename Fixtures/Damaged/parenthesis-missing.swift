// What a declaration cannot stand in ends before it.
class A {
    private let view = View(.then {
        $0.tag = 1
    }

    private let rows = [1, 2

    func f() {
        g(h(1)
        i([2)
    }

    func j() {}
}
