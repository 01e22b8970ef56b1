// Rule 72. Behind a trailing closure, a name, a colon and a brace are the call's as well.
func f() {
    animate(1) { a() } completion: { b($0) }
    load { c() }
    failure: { d() }
    switch e {
    case 1: g { h() }
    default: { i() }()
    }
}
