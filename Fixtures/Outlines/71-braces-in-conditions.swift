// Rule 71. In a condition the first brace is the body, unless what stands behind its partner says that it was a closure. So does
// `else` behind a guard's, though the compiler wants parentheses there.
func f() {
    if x.contains { $0 > 1 } { a() }
    for b in c.map { $0 } { d() }
    guard let e = g { 1 } else { return }
    guard let e, f else { return }
    while h { i() }
    if j.k(where: { l }) { m() }
    if n.map { $0 } == o { p() }
    if q { r() }
    s()
    switch t.first { $0 } ?? u { case .v: w() }
    if y
    {
        z()
    }
}
