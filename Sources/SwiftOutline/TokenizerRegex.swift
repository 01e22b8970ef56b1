import SourceText

/// Regex literals. `/…/` is one only if the rules of SE-0354 distinguish it from a division; `#/…/#` always is.
extension Tokenizer {
    /// The end of the bare regex that starts at `slash`, inside an operator with these bounds; nil if the slash belongs
    /// to the operator.
    mutating func endOfRegex(
        at slash: UnsafePointer<UInt8>,
        isLeftBound: Bool,
        isRightBound: Bool,
        after output: UnsafeMutablePointer<Token>
    ) -> UnsafePointer<UInt8>? {
        guard !isLeftBound else { return nil }
        let previous = output == firstToken ? nil : Optional(output[-1])
        // In `func /(…)` and `prefix operator /` the operator is a name.
        if previous?.kind == .func || previous?.kind == .operator_ { return nil }
        var isCertain = false
        // Unbound on both sides it looks like an infix operator; it is a regex only if no operand precedes it.
        if !isRightBound {
            let followsTry = isTryWithMark(before: output)
            guard followsTry || allowsExpression(after: previous) else { return nil }
            switch previous?.kind {
            // An operator may be an argument: `reduce(1, /)`.
            case .leftParen, .stringHead, .stringMiddle, .leftBracket, .comma, .colon, .doubleColon: break
            default: isCertain = true
            }
        }
        return endOfBareRegex(at: slash, isCertain: isCertain)
    }

    /// Whether the tokens before `output` are `try?` or `try!`, which no infix operator follows.
    private func isTryWithMark(before output: UnsafeMutablePointer<Token>) -> Bool {
        guard let firstToken, output - firstToken >= 2 else { return false }
        let mark = output[-1].kind
        return (mark == .postfixQuestion || mark == .postfixBang) && output[-2].kind == .try
    }

    private func allowsExpression(after previous: Token?) -> Bool {
        guard let previous else { return true }
        switch previous.kind {
        case .leftParen, .leftBracket, .leftBrace, .stringHead, .stringMiddle, .semicolon, .comma, .colon,
            .infixQuestion, .equal, .poundIf, .poundElseif, .poundElse, .poundEndif, .unknown:
            return true
        case .operator, .ampersand:
            // Not after a postfix operator.
            return !previous.isLeftBound || previous.isRightBound
        case .true, .false, .nil, .anyType, .self_, .selfType, .super, .wildcard:
            return false
        default:
            return previous.kind.isReserved
        }
    }

    /// The end of `/…/` on one line; nil if it is not a regex. One that is certain is always a regex, unless it is a
    /// comment.
    ///
    /// Linear without a cache: this reads at most up to the next unescaped slash, and an escaped slash does not start a
    /// regex because its operator is left-bound.
    private mutating func endOfBareRegex(at slash: UnsafePointer<UInt8>, isCertain: Bool) -> UnsafePointer<UInt8>? {
        switch slash[1] {
        case Byte.star, Byte.slash: return nil
        case Byte.space, Byte.tab: if !isCertain { return nil }
        default: break
        }
        if slash > start && slash[-1] == Byte.star { return nil }

        var cursor = slash + 1
        var groups = 0
        var characterClasses = 0
        var followsBlank = false
        while true {
            let byte = cursor.pointee
            switch byte {
            case Byte.slash:
                if cursor[1] == Byte.slash || cursor[1] == Byte.star {
                    return unterminatedRegex(slash, end: cursor, isCertain: isCertain)
                }
                return followsBlank && !isCertain ? nil : cursor + 1
            case Byte.newline, Byte.carriageReturn:
                return unterminatedRegex(slash, end: cursor, isCertain: isCertain)
            case 0 where cursor >= limit:
                return unterminatedRegex(slash, end: cursor, isCertain: isCertain)
            case Byte.backslash:
                cursor += 1
                if isLineEnd(cursor) { return unterminatedRegex(slash, end: cursor, isCertain: isCertain) }
            case Byte.leftParen where characterClasses == 0: groups += 1
            case Byte.rightParen where characterClasses == 0:
                // It closes a parenthesis that was opened before the slash.
                if groups == 0 && !isCertain { return nil }
                groups = max(0, groups - 1)
            case Byte.leftBracket: characterClasses += 1
            case Byte.rightBracket: characterClasses = max(0, characterClasses - 1)
            default: break
            }
            followsBlank = byte == Byte.space || byte == Byte.tab
            cursor += 1
        }
    }

    private mutating func unterminatedRegex(
        _ first: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, isCertain: Bool
    ) -> UnsafePointer<UInt8>? {
        guard isCertain else { return nil }
        note(.unterminatedRegex, at: first)
        return end
    }

    /// The end of `#/…/#`, which may span several lines if nothing follows its first slash on the line. Without an end
    /// it ends at its first line end.
    mutating func endOfRegexWithPounds(
        at first: UnsafePointer<UInt8>, slash: UnsafePointer<UInt8>
    ) -> UnsafePointer<UInt8> {
        let pounds = slash - first
        var lineEnd = slash + 1
        while lineEnd.pointee == Byte.space || lineEnd.pointee == Byte.tab { lineEnd += 1 }
        let isMultiLine = lineEnd.pointee == Byte.newline || lineEnd.pointee == Byte.carriageReturn
        var cursor = isMultiLine ? lineEnd : slash + 1
        // The limit for pounds bounds the number of searches to the end of the file.
        if isMultiLine && (pounds >= poundsOfUnclosedRegex || pounds > 64) {
            note(.unterminatedRegex, at: first)
            return lineEnd
        }
        while true {
            switch cursor.pointee {
            case Byte.slash:
                cursor += 1
                let firstPound = cursor
                while cursor.pointee == Byte.pound { cursor += 1 }
                if cursor - firstPound >= pounds { return cursor }
            case Byte.newline, Byte.carriageReturn:
                if !isMultiLine {
                    note(.unterminatedRegex, at: first)
                    return cursor
                }
                cursor += 1
            case 0 where cursor >= limit:
                note(.unterminatedRegex, at: first)
                if isMultiLine { poundsOfUnclosedRegex = pounds }
                return isMultiLine ? lineEnd : cursor
            case Byte.backslash:
                cursor += 1
                if cursor < limit && (isMultiLine || !isLineEnd(cursor)) { cursor += 1 }
            default:
                cursor += 1
            }
        }
    }

    private func isLineEnd(_ position: UnsafePointer<UInt8>) -> Bool {
        position.pointee == Byte.newline || position.pointee == Byte.carriageReturn || position >= limit
    }
}
