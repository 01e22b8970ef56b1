import SourceText

/// The keywords that introduce declarations.
extension Outliner {
    /// The index of the keyword that makes the current tokens a declaration, after attributes and modifiers.
    mutating func introducer(_ container: Container) -> Int? {
        if at > barren.first, at < barren.end, limit == barren.limit { return nil }
        var index = at
        while true {
            switch kind(index) {
            case .func, .let, .var, .struct, .enum, .extension, .protocol, .typealias, .associatedtype, .import,
                .operator_, .precedencegroup, .deinit, .subscript:
                return index
            case .at: index = attributeEnd(index)
            case .`init`: return container == .type || index > at || startsInitializer(index + 1) ? index : nil
            case .case where container == .type: return index
            case .class:
                if isModified(index + 1) { index += 1 } else { return index }
            case .actor where kind(index + 1).isName && !tokens[index + 1].isFirstOnLine && startsTypeBody(index + 2):
                return index
            case .macro where container != .body && kind(index + 1).isName && startsMacro(index + 2): return index
            case .private, .fileprivate, .internal, .public, .package, .nonisolated, .unowned:
                index = modifierEnd(index)
            case .open: index = container == .type ? modifierEnd(index) : index + 1
            case .static, .async, .borrowing, .consuming, .convenience, .distributed, .dynamic, .final, .indirect,
                .infix, .isolated, .lazy, .mutating, .nonmutating, .optional, .override, .postfix, .prefix, .required,
                .sending, .weak, .rethrows:
                index += 1
            case .word where isRareModifier(index): index += 1
            case .poundIf:
                guard let end = conditionalAttributesEnd(index) else { return nil }
                index = end
            default:
                if index - at > 16 { barren = (at, index, limit) }
                return nil
            }
        }
    }

    /// Whether parameters and a body follow. `init` without a base cannot be called, so it is a declaration even where
    /// none is allowed.
    private mutating func startsInitializer(_ index: Int) -> Bool {
        guard kind(index) == .leftParen else { return false }
        let next = kind(indexAfter(index))
        return next == .leftBrace || next == .arrow
    }

    private mutating func isRareModifier(_ index: Int) -> Bool {
        switch byte(index) {
        case UInt8(ascii: "_"):
            text(index, is: "__consuming") || text(index, is: "__setter_access") || text(index, is: "_const")
                || text(index, is: "_local")
        case UInt8(ascii: "r"): text(index, is: "reasync")
        default: false
        }
    }

    /// Whether `class` is a modifier, because one of these follows (rule 78).
    private mutating func isModified(_ index: Int) -> Bool {
        switch kind(index) {
        case .func, .var, .let, .subscript, .`init`, .typealias, .private, .fileprivate, .internal, .public, .static:
            true
        case .final, .override, .open, .dynamic, .lazy, .weak, .unowned, .required, .nonisolated, .package, .mutating,
            .nonmutating, .convenience, .async, .isolated:
            !startsTypeBody(index + 1)
        default: false
        }
    }

    private mutating func startsTypeBody(_ index: Int) -> Bool {
        switch kind(index) {
        case .leftBrace, .colon, .where: true
        case .operator: byte(index) == UInt8(ascii: "<")
        default: false
        }
    }

    private mutating func startsMacro(_ index: Int) -> Bool {
        kind(index) == .leftParen || (kind(index) == .operator && byte(index) == UInt8(ascii: "<"))
    }

    /// The index after a modifier and its detail: `private(set)`, `unowned(unsafe)` (rule 67).
    private mutating func modifierEnd(_ index: Int) -> Int {
        kind(index + 1) == .leftParen && !tokens[index + 1].isFirstOnLine ? indexAfter(index + 1) : index + 1
    }
}
