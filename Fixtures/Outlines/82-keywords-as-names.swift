// Rule 82. Behind a dot and as a label any keyword is a name; `init` declares only where no dot stands before it.
class C {
    init?(_ a: Int) { self.init(in: a) }
    init!(for b: Int) { super.init(c: b) }
    required convenience init() async throws {}
    func f(in a: Int, for b: Int, default c: Int) {
        Foo.init(1)
        let d: Foo = .init(2)
        x.default.self.Type.in(1)
        g(in: 1, for: 2, default: 3)
        x.init(y)
    }
}
