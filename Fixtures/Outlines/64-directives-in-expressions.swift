// Rule 64. A directive ends no expression: it may stand between members, elements, attributes and cases.
let a = view
    .padding()
    #if os(iOS)
    .tint(.red)
    #else
    .border()
    #endif
    .frame()

let b = [
    1,
    #if DEBUG
    2,
    #endif
    3,
]

#if os(iOS)
@objc
#endif
func f() {}

func g(_ x: E) {
    switch x {
    case .a: one()
    #if DEBUG
    case .b: two()
    #endif
    default: three()
    }
}
