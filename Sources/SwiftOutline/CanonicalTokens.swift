public import SourceText

/// Prints tokens in a canonical form that different tokenizers can agree on, to compare them.
///
/// One line per token: offset, length, kind, flags, separated by tabs. Kinds are merged to `word number string regex
/// operator punctuation pound shebang unknown`. Adjacent operators are merged, and so are numbers joined by dots
/// (`13.0.1`), and `#` with the word after it. Flags: `n` preceded by a newline, `t` preceded by any trivia, `-` by
/// neither.
public struct CanonicalTokens {
    private enum Kind {
        case word, number, string, regex, `operator`, punctuation, pound, shebang, unknown

        var name: StaticString {
            switch self {
            case .word: "word"
            case .number: "number"
            case .string: "string"
            case .regex: "regex"
            case .operator: "operator"
            case .punctuation: "punctuation"
            case .pound: "pound"
            case .shebang: "shebang"
            case .unknown: "unknown"
            }
        }
    }

    private struct Row {
        let start: UInt32
        var end: UInt32
        let kind: Kind
        let hasNewlineBefore: Bool
        let hasTriviaBefore: Bool

        var length: UInt32 { end - start }
    }

    /// Appends the file's header and its rows. `buffer` contains the tokens of `bytes`.
    public static func write(
        path: [UInt8], bytes: UnsafeBufferPointer<UInt8>, buffer: TokenBuffer, into out: inout [UInt8]
    ) {
        let rows = rows(bytes: bytes, buffer: buffer)
        append("#file\t", to: &out)
        out.append(contentsOf: path)
        append("\tbytes=", to: &out)
        append(bytes.count, to: &out)
        append("\trows=", to: &out)
        append(rows.count, to: &out)
        append(buffer.problems.isEmpty ? "\terror=0\n" : "\terror=1\n", to: &out)
        for row in rows {
            append(Int(row.start), to: &out)
            append("\t", to: &out)
            append(Int(row.length), to: &out)
            append("\t", to: &out)
            append(row.kind.name, to: &out)
            append("\t", to: &out)
            if row.hasNewlineBefore { append("n", to: &out) }
            append(row.hasTriviaBefore ? "t\n" : "-\n", to: &out)
        }
    }

    private static func rows(bytes: UnsafeBufferPointer<UInt8>, buffer: TokenBuffer) -> [Row] {
        var rows: [Row] = []
        rows.reserveCapacity(buffer.count)
        for index in 0..<buffer.count {
            let token = buffer[index]
            let end = buffer.end(index)
            guard end > token.start else { continue }
            let kind = kind(of: token.kind)
            if merges(kind, from: token.start, to: end, into: &rows, bytes: bytes) { continue }
            // Compares the bytes: a file's first token counts as the first on its line, but no newline precedes it.
            let isFirst = rows.isEmpty
            let before = bytes[..<(isFirst ? Int(token.start) : 0)]
            rows.append(
                Row(
                    start: token.start,
                    end: end,
                    kind: kind,
                    hasNewlineBefore: isFirst
                        ? before.contains { $0 == Byte.newline || $0 == Byte.carriageReturn } : token.isFirstOnLine,
                    hasTriviaBefore: isFirst ? !before.isEmpty : token.hasTriviaBefore
                )
            )
        }
        return rows
    }

    /// Extends the last row instead of adding one, if both are one token in the canonical form.
    private static func merges(
        _ kind: Kind, from start: UInt32, to end: UInt32, into rows: inout [Row], bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard let last = rows.last, last.end == start else { return false }
        let isLoneByte = last.length == 1
        switch kind {
        case .operator where last.kind == .operator:
            break
        case .word where last.kind == .pound && isLoneByte:
            break
        case .number where isLoneByte && bytes[Int(last.start)] == Byte.dot && rows.count > 1:
            let number = rows[rows.count - 2]
            guard number.kind == .number, number.end == last.start else { return false }
            rows.removeLast()
        default:
            return false
        }
        rows[rows.count - 1].end = end
        return true
    }

    private static func kind(of kind: Token.Kind) -> Kind {
        switch kind {
        case .number: .number
        case .string, .stringHead, .stringMiddle, .stringTail: .string
        case .regex: .regex
        case .operator, .arrow, .equal, .postfixQuestion, .postfixBang, .infixQuestion, .ampersand: .operator
        case .pound, .poundIf, .poundElseif, .poundElse, .poundEndif: .pound
        case .shebang: .shebang
        case .unknown, .endOfFile: .unknown
        case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .comma, .colon, .semicolon,
            .doubleColon, .dot, .backslash, .at, .backtick:
            .punctuation
        default: .word
        }
    }

    private static func append(_ text: StaticString, to out: inout [UInt8]) {
        out.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends a number in decimal digits.
    private static func append(_ number: Int, to out: inout [UInt8]) {
        if number >= 10 { append(number / 10, to: &out) }
        out.append(Byte.zero + UInt8(number % 10))
    }
}
