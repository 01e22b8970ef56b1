// Rule 81. Bindings of conditions and closures declare nothing.
func f() {
    if let x, let y = z, var w = v { g(x) }
    guard let self, let self = self else { return }
    while let n = next() { h(n) }
    i { [weak self, unowned j, k = l.m, unowned(unsafe) n] o, p in q() }
    r { (s: Int, _ t: String) -> Void in u() }
    w { [self] in x() }
}
