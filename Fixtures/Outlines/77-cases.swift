// Rule 77. A case declares in an enum, and not in a switch.
enum E: Int {
    case a, b(Int)
    case c = 1, d
    indirect case e(E, label: String = "x")
    func f() {
        switch self {
        case .a, .b(_): break
        case .c: g()
        default: break
        }
    }
    case h
}
