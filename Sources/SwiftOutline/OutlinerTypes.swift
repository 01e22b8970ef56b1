import SourceText

/// Types, and the angle brackets around them.
extension Outliner {
    /// Reads a type, if one stands here.
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

    /// From `async` or `throws` an arrow has to come for this to be a function's type.
    var isFunctionType: Bool {
        var index = at
        // `async throws(E) ->` is the longest.
        for _ in 0..<4 {
            switch kind(index) {
            case .async, .throws, .rethrows: index += 1
            case .leftParen: index = behind(index)
            default: return kind(index) == .arrow
            }
        }
        return false
    }

    /// `async`, `throws(E)` and kin.
    mutating func skipEffects() {
        while true {
            switch kind {
            case .async, .rethrows: advance()
            case .throws:
                advance()
                if kind == .leftParen { jump(to: behind(at)) }
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
            case .at: skipAttribute()
            case .inout, .repeat: advance()
            case .operator where byte(at) == UInt8(ascii: "~"): advance()
            case .some where startsTypeName(at + 1):
                mark(node, .opaque)
                advance()
            case .any where startsTypeName(at + 1):
                mark(node, .existential)
                advance()
            case .nonisolated where startsNonsending: jump(to: behind(at + 1))
            case .borrowing, .consuming, .isolated, .sending, .each, .nonisolated, .package:
                // A tuple on the next line is a statement, and this a type's name.
                guard startsTypeName(at + 1), kind(at + 1) != .leftParen || !tokens[at + 1].isFirstOnLine else { return }
                advance()
            case .word where byte(at) == UInt8(ascii: "_") && isRareSpecifier: advance()
            default: return
            }
        }
    }

    /// `nonisolated(nonsending)` before a function's type.
    var startsNonsending: Bool { kind == .nonisolated && kind(at + 1) == .leftParen && text(at + 2, is: "nonsending") }

    private var isRareSpecifier: Bool { text(at, is: "__owned") || text(at, is: "__shared") || text(at, is: "_const") }

    @inline(__always)
    private func startsTypeName(_ index: Int) -> Bool {
        let next = kind(index)
        return next.isName || next == .leftParen || next == .leftBracket || next == .at || next == .anyType || next == .selfType
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

    /// `A.B<C>.D`: one `typeName`, named for its last part.
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

    /// `<…>` behind a type's name; its closing angle may be the first byte of a longer operator.
    mutating func genericArguments() {
        guard isOpeningAngle, depth < Outliner.deepest else { return }
        depth += 1
        takeAngle()
        while at < limit, !isClosingAngle {
            let before = (at, split)
            genericArgument()
            if kind == .comma { advance() } else if !isClosingAngle { break }
            if (at, split) == before { break }
        }
        if isClosingAngle { takeAngle() }
        depth -= 1
    }

    /// The same, where look-ahead found the end already.
    mutating func genericArguments(upTo end: (index: Int, split: UInt32)) {
        if isWriting {
            let (savedLimit, first) = (limit, nodeCount)
            limit = end.split > 0 ? end.index + 1 : end.index
            genericArguments()
            limit = savedLimit
            // Look-ahead lets more pass than types; of what is none, nothing is kept.
            if (at, split) != end { nodeCount = first }
        }
        (at, split) = end
    }

    /// A type or, of a value, a number.
    @discardableResult
    mutating func genericArgument() -> Bool {
        if kind == .operator, byte(at, split) == UInt8(ascii: "-") { advance() }
        return take(.number) || type()
    }

    @inline(__always)
    var isOpeningAngle: Bool { kind == .operator && byte(at, split) == UInt8(ascii: "<") }

    @inline(__always)
    var isClosingAngle: Bool { kind == .operator && byte(at, split) == UInt8(ascii: ">") }

    mutating func takeAngle() {
        split += 1
        if split >= tokens[at].length { advance() }
    }

    /// What is left of an operator whose first bytes were angles: `>?`, `>=`.
    var leftover: UInt8? {
        guard split > 0, at < limit, split < tokens[at].length else { return nil }
        return byte(at, split)
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

    /// Where a generic argument list that opens at `index` ends, and what of that token it uses; nil where `<` is an operator.
    /// Reads no farther than tokens that may stand in such a list (rule 75).
    mutating func genericArgumentsEnd(_ index: Int) -> (index: Int, split: UInt32)? {
        guard kind(index) == .operator, byte(index) == UInt8(ascii: "<"), tokens[index].length == 1 || isAngleBeforeNegative(index) else {
            return nil
        }
        var level = 1
        var current = index + 1
        while current < limit {
            switch tokens[current].kind {
            case .comma, .dot, .doubleColon, .ampersand, .arrow, .postfixQuestion, .postfixBang, .at, .number, .inout, .throws,
                .anyType, .selfType, .wildcard, .self_, .repeat, .colon:
                current += 1
            case .leftParen, .leftBracket: current = behind(current)
            case .operator:
                guard let end = closingAngle(current, &level) else { return nil }
                if level == 0 { return end == tokens[current].length ? (current + 1, 0) : (current, end) }
                current += 1
            default:
                guard tokens[current].kind.isName else { return nil }
                current += 1
            }
        }
        return nil
    }

    /// `<-` of `Vector<-1, Int>`.
    private mutating func isAngleBeforeNegative(_ index: Int) -> Bool {
        tokens[index].length == 2 && byte(index, 1) == UInt8(ascii: "-") && kind(index + 1) == .number
    }

    /// How much of the operator at `index` belongs to a generic argument list: all, or up to the angle that closes it.
    private mutating func closingAngle(_ index: Int, _ level: inout Int) -> UInt32? {
        let length = tokens[index].length
        switch byte(index) {
        case UInt8(ascii: "<"):
            level += 1
            // Nobody nests deeper, and the bound keeps `a<a<a<…` linear.
            return length == 1 && level < 32 ? length : nil
        case UInt8(ascii: "~"), UInt8(ascii: "-"): return length == 1 ? length : nil
        case UInt8(ascii: "."): return length == 3 ? length : nil
        default: break
        }
        for offset in 0..<length {
            switch byte(index, offset) {
            case UInt8(ascii: ">"):
                level -= 1
                if level == 0 { return offset + 1 }
            case UInt8(ascii: "?"), UInt8(ascii: "!"): continue
            default: return nil
            }
        }
        return length
    }

    /// Reads `<…>` in an expression, if it is one, with all that may follow it.
    mutating func genericArgumentsInExpression() {
        guard kind == .operator, byte(at) == UInt8(ascii: "<"), let end = genericArgumentsEnd(at), mayFollowGenerics(end) else {
            return
        }
        let node = open(.genericArguments)
        genericArguments(upTo: end)
        close(node)
    }

    private mutating func mayFollowGenerics(_ end: (index: Int, split: UInt32)) -> Bool {
        guard end.index < limit else { return true }
        if end.split > 0 {
            let rest = byte(end.index, end.split)
            return rest == UInt8(ascii: "?") || rest == UInt8(ascii: "!")
        }
        switch tokens[end.index].kind {
        case .leftParen, .leftBracket: return !tokens[end.index].isFirstOnLine
        case .rightParen, .rightBracket, .leftBrace, .rightBrace, .dot, .doubleColon, .comma, .semicolon, .colon, .postfixQuestion,
            .postfixBang, .ampersand, .equal, .endOfFile, .stringMiddle, .stringTail:
            return true
        default: return tokens[end.index].isFirstOnLine && tokens[end.index].kind != .operator
        }
    }
}
