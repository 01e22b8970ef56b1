import SourceText

/// Attributes, and `#if` blocks that contain attributes.
extension Outliner {
    /// The index after `@A.B<C>.D(…)`.
    mutating func attributeEnd(_ index: Int) -> Int {
        var current = index + 1
        guard kind(current).isWord else { return current }
        current += 1
        while true {
            if kind(current) == .dot || kind(current) == .doubleColon, kind(current + 1).isWord {
                current += 2
            } else if kind(current) == .operator, !tokens[current].hasTriviaBefore,
                let end = genericArgumentsEnd(current),
                end.split == 0
            {
                current = end.index
            } else {
                break
            }
        }
        return hasArguments(current, ofAttribute: index) ? indexAfter(current) : current
    }

    /// Whether the token at `index` opens an attribute's arguments: it has to follow the name directly, or a
    /// declaration has to follow it (rule 66).
    private mutating func hasArguments(_ index: Int, ofAttribute attribute: Int) -> Bool {
        guard kind(index) == .leftParen, !tokens[index].isFirstOnLine else { return false }
        guard tokens[index].hasTriviaBefore else {
            // Attributes of function types have no arguments: `@escaping(A) -> B`.
            let name = attribute + 1
            return !(text(name, is: "escaping") || text(name, is: "autoclosure") || text(name, is: "Sendable"))
        }
        switch kind(indexAfter(index)) {
        case .at, .func, .let, .var, .struct, .enum, .extension, .protocol, .typealias, .associatedtype, .import,
            .`init`, .deinit, .subscript, .class, .case, .private, .fileprivate, .internal, .public, .static, .open,
            .final, .override, .package, .dynamic, .lazy, .weak, .mutating, .convenience, .required, .optional,
            .nonisolated, .actor:
            return true
        default: return false
        }
    }

    /// The index after the `#endif` of an `#if` that contains only attributes; nil for any other `#if`.
    mutating func conditionalAttributesEnd(_ index: Int, nesting: Int = 0) -> Int? {
        guard nesting < 8 else { return nil }
        var current = index
        var hasAttributes = false
        while current < limit, kind(current) != .poundEndif {
            let next = Int(partner[current])
            current += 1
            while current < limit, !tokens[current].isFirstOnLine { current += 1 }
            while current < next {
                if kind(current) == .at {
                    current = attributeEnd(current)
                } else if kind(current) == .poundIf, let end = conditionalAttributesEnd(current, nesting: nesting + 1) {
                    current = end
                } else {
                    return nil
                }
                hasAttributes = true
            }
            guard current == next else { return nil }
        }
        return hasAttributes && current < limit ? current + 1 : nil
    }

    mutating func skipAttribute() { jump(to: attributeEnd(at)) }

    mutating func attribute() {
        let end = attributeEnd(at)
        let node = open(.attribute)
        advance()
        var last = at
        while at < end {
            if kind.isWord { last = at }
            if kind.isWord || kind == .dot || kind == .doubleColon {
                advance()
            } else if kind == .operator, let end = genericArgumentsEnd(at) {
                genericArguments(upTo: end)
            } else {
                break
            }
        }
        if last < limit { name(node, after: last) }
        if kind == .leftParen, at < end { writing(withBodies) { $0.inValueBrackets { $0.arguments() } } }
        jump(to: end)
        close(node)
    }
}
