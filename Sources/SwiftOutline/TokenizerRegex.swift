import SourceText

/// Regex literals. `/…/` is one only where the rules of SE-0354 tell it from a division; `#/…/#` always is.
extension Tokenizer {
    /// Behind the bare regex that begins at `slash`, inside an operator with these bounds; nil if the slash belongs to
    /// the operator.
    mutating func endOfRegex(
        at slash: UnsafePointer<UInt8>,
        isLeftBound: Bool,
        isRightBound: Bool,
        behind output: UnsafeMutablePointer<Token>
    ) -> UnsafePointer<UInt8>? {
        guard !isLeftBound else { return nil }
        let previous = output == firstToken ? nil : Optional(output[-1])
        // In `func /(…)` and `prefix operator /` the operator is a name.
        if previous?.kind == .func || previous?.kind == .operator_ { return nil }
        var isCertain = false
        // Bound on neither side it looks like an infix operator: a regex only where no operand stands before.
        if !isRightBound {
            let isBehindTry = isTryWithMark(before: output)
            guard isBehindTry || allowsExpressionBehind(previous) else { return nil }
            switch previous?.kind {
            // As an argument an operator may stand alone: `reduce(1, /)`.
            case .leftParen, .stringHead, .stringMiddle, .leftBracket, .comma, .colon, .doubleColon: break
            default: isCertain = true
            }
        }
        return endOfBareRegex(at: slash, isCertain: isCertain)
    }

    /// Whether the tokens before `output` are `try?` or `try!`, behind which stands no infix operator.
    private func isTryWithMark(before output: UnsafeMutablePointer<Token>) -> Bool {
        guard let firstToken, output - firstToken >= 2 else { return false }
        let mark = output[-1].kind
        return (mark == .postfixQuestion || mark == .postfixBang) && output[-2].kind == .try
    }

    private func allowsExpressionBehind(_ previous: Token?) -> Bool {
        guard let previous else { return true }
        switch previous.kind {
        case .leftParen, .leftBracket, .leftBrace, .stringHead, .stringMiddle, .semicolon, .comma, .colon,
            .infixQuestion, .equal, .poundIf, .poundElseif, .poundElse, .poundEndif, .unknown:
            return true
        case .operator, .ampersand:
            // Not behind a postfix operator.
            return !previous.isLeftBound || previous.isRightBound
        case .true, .false, .nil, .anyType, .self_, .selfType, .super, .wildcard:
            return false
        default:
            return previous.kind.isReserved
        }
    }

    /// Behind `/…/` on one line; nil if it is no regex, which never happens to one that is certain unless it is a
    /// comment.
    ///
    /// Linear although nothing is remembered: but for an escaped one, this looks no farther than the next slash, and at
    /// an escaped slash no regex is looked for, since its operator is left-bound.
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
        var isBehindBlank = false
        while true {
            let byte = cursor.pointee
            switch byte {
            case Byte.slash:
                if cursor[1] == Byte.slash || cursor[1] == Byte.star {
                    return unterminatedRegex(slash, end: cursor, isCertain: isCertain)
                }
                return isBehindBlank && !isCertain ? nil : cursor + 1
            case Byte.newline, Byte.carriageReturn:
                return unterminatedRegex(slash, end: cursor, isCertain: isCertain)
            case 0 where cursor >= limit:
                return unterminatedRegex(slash, end: cursor, isCertain: isCertain)
            case Byte.backslash:
                cursor += 1
                if isLineEnd(cursor) { return unterminatedRegex(slash, end: cursor, isCertain: isCertain) }
            case Byte.leftParen where characterClasses == 0: groups += 1
            case Byte.rightParen where characterClasses == 0:
                // It closes a parenthesis before the slash.
                if groups == 0 && !isCertain { return nil }
                groups = max(0, groups - 1)
            case Byte.leftBracket: characterClasses += 1
            case Byte.rightBracket: characterClasses = max(0, characterClasses - 1)
            default: break
            }
            isBehindBlank = byte == Byte.space || byte == Byte.tab
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

    /// Behind `#/…/#`, which may go over several lines if nothing stands behind its first slash. Without an end it ends
    /// at its first line end.
    mutating func endOfRegexWithPounds(
        at first: UnsafePointer<UInt8>, slash: UnsafePointer<UInt8>
    ) -> UnsafePointer<UInt8> {
        let pounds = slash - first
        var lineEnd = slash + 1
        while lineEnd.pointee == Byte.space || lineEnd.pointee == Byte.tab { lineEnd += 1 }
        let isMultiLine = lineEnd.pointee == Byte.newline || lineEnd.pointee == Byte.carriageReturn
        var cursor = isMultiLine ? lineEnd : slash + 1
        // The cap on pounds keeps the number of searches to the file's end small.
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

    private func isLineEnd(_ place: UnsafePointer<UInt8>) -> Bool {
        place.pointee == Byte.newline || place.pointee == Byte.carriageReturn || place >= limit
    }
}
