// Rule 87. A chain is a head and what follows it; operators stand between chains.
func f() {
    a ?? b.c()
    x = y.z { }
    (a as? B)?.c()
    a[b](c)
    f(1)(2)
    "\(g(x))".h()
    [1, 2].map { $0 }.filter(i).first?.j()
    k!.l?[0]?.m(n: 1) { o } p: { q }
    self.r.s = -t.u(v)
    !w.x()
    \A.b
    y(\.z)
}
