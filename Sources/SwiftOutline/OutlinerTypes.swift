import SourceText

/// Types.
extension Outliner {
    /// Reads a type, if the current token starts one.
    @discardableResult
    mutating func type() -> Bool {
        guard startsType, depth < Outliner.deepest else { return false }
        depth += 1
        let node = open(.type)
        repeat { typePart(of: node) } while takeComposition()
        if kind == .async || kind == .throws || kind == .rethrows || kind == .arrow, isFunctionType {
            mark(node, .function)
            skipEffects()
            _ = take(.arrow)
            type()
        }
        close(node)
        depth -= 1
        return true
    }

    private var startsType: Bool {
        switch kind {
        case .leftParen, .leftBracket, .at, .inout, .anyType, .selfType, .wildcard, .self_, .repeat: true
        case .operator: split == 0 && byte(at) == UInt8(ascii: "~")
        default: kind.isName
        }
    }

    private mutating func takeComposition() -> Bool {
        guard kind == .ampersand, split == 0 else { return false }
        advance()
        return startsType
    }

    /// Whether an arrow follows `async` or `throws`, so that this is a function type.
    var isFunctionType: Bool {
        var index = at
        // `async throws(E) ->` is the longest.
        for _ in 0..<4 {
            switch kind(index) {
            case .async, .throws, .rethrows: index += 1
            case .leftParen: index = indexAfter(index)
            default: return kind(index) == .arrow
            }
        }
        return false
    }

    /// `async`, `throws(E)` and other effects.
    mutating func skipEffects() {
        while true {
            switch kind {
            case .async, .rethrows: advance()
            case .throws:
                advance()
                if kind == .leftParen { jump(to: indexAfter(at)) }
            case .word where text(at, is: "reasync"): advance()
            default: return
            }
        }
    }

    private mutating func typePart(of node: Int) {
        typePrefixes(of: node)
        switch kind {
        case .leftParen:
            let tuple = open(.tupleType)
            inBrackets { $0.tupleElements() }
            close(tuple)
        case .leftBracket:
            let collection = open(.arrayType)
            inBrackets { outliner in
                outliner.type()
                if outliner.take(.colon) {
                    outliner.type()
                    if collection >= 0 { outliner.nodes[collection].kind = .dictionaryType }
                }
            }
            close(collection)
        case .operator: advance()
        default:
            guard kind.isWord else { return }
            typeName(of: node)
        }
        typeSuffixes(of: node)
    }

    private mutating func typePrefixes(of node: Int) {
        while at < limit {
            switch kind {
            case .at:
                if text(at + 1, is: "MainActor") { mark(node, .onMainActor) }
                skipAttribute()
            case .inout, .repeat: advance()
            case .operator where byte(at) == UInt8(ascii: "~"): advance()
            case .some where startsTypeName(at + 1):
                mark(node, .opaque)
                advance()
            case .any where startsTypeName(at + 1):
                mark(node, .existential)
                advance()
            case .nonisolated where startsNonsending: jump(to: indexAfter(at + 1))
            case .borrowing, .consuming, .isolated, .sending, .each, .nonisolated, .package:
                // A tuple on the next line is a statement, and the word before it a type's name.
                guard startsTypeName(at + 1), kind(at + 1) != .leftParen || !tokens[at + 1].isFirstOnLine else {
                    return
                }
                advance()
            case .word where byte(at) == UInt8(ascii: "_") && isRareSpecifier: advance()
            default: return
            }
        }
    }

    /// `nonisolated(nonsending)` before a function type.
    var startsNonsending: Bool { kind == .nonisolated && kind(at + 1) == .leftParen && text(at + 2, is: "nonsending") }

    private var isRareSpecifier: Bool { text(at, is: "__owned") || text(at, is: "__shared") || text(at, is: "_const") }

    @inline(__always)
    private func startsTypeName(_ index: Int) -> Bool {
        let next = kind(index)
        return next.isName || next == .leftParen || next == .leftBracket || next == .at || next == .anyType
            || next == .selfType
            || next == .inout || (next == .operator && byte(index) == UInt8(ascii: "~"))
    }

    private mutating func tupleElements() {
        while at < limit {
            let before = at
            if kind.isWord {
                if kind(at + 1) == .colon { at += 2 } else if kind(at + 1).isWord, kind(at + 2) == .colon { at += 3 }
            }
            type()
            while at < limit, kind != .comma { skipGroup() }
            _ = take(.comma)
            jump(to: max(at, before + 1))
        }
    }

    /// `A.B<C>.D`: one `typeName` with the name of its last part.
    private mutating func typeName(of node: Int) {
        let named = open(.typeName)
        var last = at
        advance()
        genericArguments()
        while kind == .dot || kind == .doubleColon, kind(at + 1).isWord {
            if text(at + 1, is: "Type") || text(at + 1, is: "Protocol") {
                mark(node, .metatype)
                at += 2
                continue
            }
            leaf(.typeQualifier, last)
            last = at + 1
            at += 2
            genericArguments()
        }
        name(named, after: last)
        close(named)
    }

    private mutating func typeSuffixes(of node: Int) {
        while at < limit {
            if let rest = leftover {
                guard rest == UInt8(ascii: "?") || rest == UInt8(ascii: "!") else { return }
                mark(node, rest == UInt8(ascii: "?") ? .optional : .implicitlyUnwrapped)
                takeAngle()
                continue
            }
            switch kind {
            case .postfixQuestion: mark(node, .optional)
            case .postfixBang: mark(node, .implicitlyUnwrapped)
            case .dot where kind(at + 1).isWord:
                if text(at + 1, is: "Type") || text(at + 1, is: "Protocol") { mark(node, .metatype) }
                advance()
            default: return
            }
            advance()
        }
    }
}
