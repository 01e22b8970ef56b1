import SourceText

/// Angle brackets around types. In expressions, look-ahead distinguishes them from operators.
extension Outliner {
    /// `<…>` after a type's name. Its closing angle may be the first byte of a longer operator.
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

    /// The same, if look-ahead has found the end already.
    mutating func genericArguments(upTo end: (index: Int, split: UInt32)) {
        if isWriting {
            let (savedLimit, first) = (limit, nodeCount)
            limit = end.split > 0 ? end.index + 1 : end.index
            genericArguments()
            limit = savedLimit
            // Look-ahead accepts more than types; if the arguments are not types, their nodes are discarded.
            if (at, split) != end { nodeCount = first }
        }
        (at, split) = end
    }

    /// A type; or a number, for a generic argument that is a value.
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

    /// The rest of an operator whose first bytes were angles: `>?`, `>=`.
    var leftover: UInt8? {
        guard split > 0, at < limit, split < tokens[at].length else { return nil }
        return byte(at, split)
    }

    /// The end of a generic argument list that opens at `index`, and the number of bytes of the last token that it
    /// uses; nil if `<` is an operator. Reads only tokens that such a list can contain (rule 75).
    mutating func genericArgumentsEnd(_ index: Int) -> (index: Int, split: UInt32)? {
        guard kind(index) == .operator,
            byte(index) == UInt8(ascii: "<"),
            tokens[index].length == 1 || isAngleBeforeNegative(index)
        else {
            return nil
        }
        var level = 1
        var current = index + 1
        while current < limit {
            switch tokens[current].kind {
            case .comma, .dot, .doubleColon, .ampersand, .arrow, .postfixQuestion, .postfixBang, .at, .number, .inout,
                .throws, .anyType, .selfType, .wildcard, .self_, .repeat, .colon:
                current += 1
            case .leftParen, .leftBracket: current = indexAfter(current)
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

    /// The number of bytes of the operator at `index` that belong to a generic argument list: all of them, or those up
    /// to the angle that closes the list.
    private mutating func closingAngle(_ index: Int, _ level: inout Int) -> UInt32? {
        let length = tokens[index].length
        switch byte(index) {
        case UInt8(ascii: "<"):
            level += 1
            // The maximum depth of nesting, which keeps `a<a<a<…` linear.
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

    /// Reads `<…>` in an expression if it is a generic argument list, with the suffixes that may follow it.
    @inline(__always)
    mutating func genericArgumentsInExpression() {
        if kind == .operator { genericArgumentsAfterName() }
    }

    private mutating func genericArgumentsAfterName() {
        guard byte(at) == UInt8(ascii: "<"),
            let end = genericArgumentsEnd(at),
            mayFollowGenerics(end)
        else {
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
        case .rightParen, .rightBracket, .leftBrace, .rightBrace, .dot, .doubleColon, .comma, .semicolon, .colon,
            .postfixQuestion, .postfixBang, .ampersand, .equal, .endOfFile, .stringMiddle, .stringTail:
            return true
        default: return tokens[end.index].isFirstOnLine && tokens[end.index].kind != .operator
        }
    }
}
