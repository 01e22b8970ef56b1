package import SourceText

/// Names of the language and of the types that its syntax denotes. Every name table begins with them, in this order, so
/// that each has the same id in all tables.
enum LanguageWord: Int, CaseIterable, CodingKey, Sendable {
    case Array, callAsFunction, ContiguousArray, Dictionary, `false`, get, `init`, Never, newValue, none, objc, oldValue
    case Optional, `Self`, `self`, set, Set, some, strong, `true`, Void, wrappedValue
    /// `_`
    case discard
    /// `$0`
    case firstParameter
    /// `!`
    case not
    /// `&&`
    case and
    /// `||`
    case or
    /// `??`
    case otherwise
    /// `==`
    case equal
    /// `!=`
    case unequal
    /// `===`
    case identical
    /// `!==`
    case notIdentical
    /// `#selector`
    case selector

    static let texts = allCases.map(\.text)

    /// The id after the last one.
    static var end: UInt32 { UInt32(LanguageWord.selector.rawValue) + 2 }

    // `stringValue` compiles to a switch over case names; reflection would take longer than everything else that is
    // done with these names.
    private var text: String {
        switch self {
        case .discard: "_"
        case .firstParameter: "$0"
        case .not: "!"
        case .and: "&&"
        case .or: "||"
        case .otherwise: "??"
        case .equal: "=="
        case .unequal: "!="
        case .identical: "==="
        case .notIdentical: "!=="
        case .selector: "#selector"
        default: stringValue
        }
    }
}

extension Name {
    private init(_ word: LanguageWord) { self.init(id: UInt32(word.rawValue) + 1) }

    package static var Array: Name { Name(.Array) }
    static var callAsFunction: Name { Name(.callAsFunction) }
    static var ContiguousArray: Name { Name(.ContiguousArray) }
    package static var Dictionary: Name { Name(.Dictionary) }
    static var `false`: Name { Name(.`false`) }
    static var get: Name { Name(.get) }
    package static var `init`: Name { Name(.`init`) }
    static var Never: Name { Name(.Never) }
    static var newValue: Name { Name(.newValue) }
    /// `Optional.none`; `Name.none` is the absence of a name.
    static var noneCase: Name { Name(.none) }
    static var objc: Name { Name(.objc) }
    static var oldValue: Name { Name(.oldValue) }
    static var Optional: Name { Name(.Optional) }
    static var `Self`: Name { Name(.`Self`) }
    package static var `self`: Name { Name(.`self`) }
    static var set: Name { Name(.set) }
    static var some: Name { Name(.some) }
    package static var Set: Name { Name(.Set) }
    static var strong: Name { Name(.strong) }
    static var `true`: Name { Name(.`true`) }
    static var Void: Name { Name(.Void) }
    static var wrappedValue: Name { Name(.wrappedValue) }
    static var discard: Name { Name(.discard) }
    static var firstParameter: Name { Name(.firstParameter) }
    static var not: Name { Name(.not) }
    static var and: Name { Name(.and) }
    static var or: Name { Name(.or) }
    static var otherwise: Name { Name(.otherwise) }
    static var equal: Name { Name(.equal) }
    static var unequal: Name { Name(.unequal) }
    static var identical: Name { Name(.identical) }
    static var notIdentical: Name { Name(.notIdentical) }
    static var selector: Name { Name(.selector) }

    /// Whether it is an operator whose result is a truth value, or `??`.
    @inline(__always)
    var isLogicalOperator: Bool { Name.not.id <= id && id <= Name.notIdentical.id }
}
