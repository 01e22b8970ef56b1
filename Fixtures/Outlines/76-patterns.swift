// Rule 76. In a pattern what looks like a call is none.
func f(_ x: E) {
    switch x {
    case .some(let a): g(a)
    case let .b(c, d) where h(c): i(d)
    case E.e(j: 1, _), .k: l()
    case is M, let n as O: p(n)
    case (1, let q): r(q)
    case make(): s()
    }
    if case .a(let b) = c() { d(b) }
    guard case .e = f else { return }
    for case let .g(h)? in i() {}
    do { try j() } catch Foo.bar(let k) { l(k) } catch let m as N where m.o() { p() } catch { q(error) }
}
