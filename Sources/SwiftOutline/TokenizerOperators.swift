import SourceText

/// Operators.
///
/// An operator is the longest run of operator characters. Four things end it early: a `.` unless it started with one, a
/// placeholder, a comment, and a regex literal.
extension Tokenizer {
    /// The operator at `first`, and whether it is bound on the left and right. `output` is one past the token before.
    mutating func scanOperator(
        at first: UnsafePointer<UInt8>, flags: inout Token.Flags, after output: UnsafeMutablePointer<Token>
    ) -> (end: UnsafePointer<UInt8>, kind: Token.Kind) {
        let traits = tables.traits
        let isLeftBound = isLeftBound(first)
        var slash = first.pointee == Byte.slash ? first : nil
        var end = first.pointee < 0x80 ? first + 1 : DecodedScalar(at: first).end
        run: while true {
            let byte = end.pointee
            if traits[Int(byte)].contains(.operatorBody) {
                if byte == Byte.dot && first.pointee != Byte.dot { break run }
                if byte == Byte.less && end[1] == Byte.pound && endOfPlaceholder(at: end) != nil { break run }
                if byte == Byte.slash && slash == nil { slash = end }
                end += 1
            } else if byte >= 0x80 {
                let scalar = DecodedScalar(at: end)
                guard ScalarRanges.continuesOperator(scalar.value) else { break run }
                end = scalar.end
            } else {
                break run
            }
        }

        if let slash {
            let isRightBound = isRightBound(end, isLeftBound: isLeftBound)
            let regexEnd = endOfRegex(at: slash, isLeftBound: isLeftBound, isRightBound: isRightBound, after: output)
            if let regexEnd {
                if slash == first { return (regexEnd, .regex) }
                regexEndAfterOperator = regexEnd
                end = slash
            } else {
                end = endBeforeComment(first, end)
            }
        }

        let isRightBound = isRightBound(end, isLeftBound: isLeftBound)
        if isLeftBound { flags.insert(.leftBound) }
        if isRightBound { flags.insert(.rightBound) }
        return (end, operatorKind(first, end))
    }

    /// Whether the text before the operator is directly adjacent.
    @inline(__always)
    func isLeftBound(_ first: UnsafePointer<UInt8>) -> Bool {
        guard first > start else { return false }
        let before = first[-1]
        if tables.traits[Int(before)].contains(.leavesRightSideFree) { return false }
        // The end of a comment and a no-break space also count as white space.
        if before == Byte.slash { return !(first - start > 1 && first[-2] == Byte.star) }
        if before == 0xA0 { return !(first - start > 1 && first[-2] == 0xC2) }
        return true
    }

    /// Whether the text after the operator is directly adjacent; `end` is one past its last byte.
    @inline(__always)
    func isRightBound(_ end: UnsafePointer<UInt8>, isLeftBound: Bool) -> Bool {
        let after = end.pointee
        if tables.traits[Int(after)].contains(.leavesLeftSideFree) { return false }
        switch after {
        // `x^.y` is a postfix operator, `^.y` a prefix one.
        case Byte.dot: return !isLeftBound
        case Byte.slash: return !(end[1] == Byte.slash || end[1] == Byte.star)
        case 0xC2: return end[1] != 0xA0
        default: return true
        }
    }

    private func endBeforeComment(_ first: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var cursor = first + 1
        while cursor < end {
            if cursor.pointee == Byte.slash && (cursor[1] == Byte.slash || cursor[1] == Byte.star) { return cursor }
            cursor += 1
        }
        return end
    }

    @inline(__always)
    private func operatorKind(_ first: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Token.Kind {
        switch end - first {
        case 1:
            switch first.pointee {
            case Byte.equal: return .equal
            case Byte.ampersand: return .ampersand
            case Byte.dot: return .dot
            case Byte.question: return .infixQuestion
            default: return .operator
            }
        case 2:
            if first.pointee == Byte.minus && first[1] == Byte.greater { return .arrow }
            return first.pointee == Byte.star && first[1] == Byte.slash ? .unknown : .operator
        default:
            return holdsCommentEnd(first, end) ? .unknown : .operator
        }
    }

    /// Whether the run contains the end of a comment outside of a comment: then it is not an operator.
    private func holdsCommentEnd(_ first: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
        var cursor = first + 1
        while cursor < end {
            if cursor.pointee == Byte.slash && cursor[-1] == Byte.star { return true }
            cursor += 1
        }
        return false
    }
}
