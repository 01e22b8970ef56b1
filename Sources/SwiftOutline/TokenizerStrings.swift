import SourceText

/// An open interpolation: the state for continuing its string.
struct StringFrame {
    let pounds: Int
    let style: StringStyle
    /// The value of `openParens` in the interpolation that contains the string.
    let outerParens: Int
}

/// The kind of a string, which determines where it ends.
enum StringStyle {
    /// A quote or the end of the line.
    case singleLine
    /// Three quotes.
    case multiLine
    /// An apostrophe or the end of the line. Not Swift, but recognized so that the code after it is tokenized
    /// correctly.
    case apostrophes
}

/// String literals and their interpolations.
///
/// A string is scanned in pieces: each ends with the string, or with the `(` of an interpolation, whose frame is
/// pushed. The main loop then makes ordinary tokens and counts parentheses, until an unmatched `)` leads back to
/// `resumeString`.
extension Tokenizer {
    /// The literal, or its first piece. `quote` is the first quote; `pounds` of `#` precede it, starting at `first`.
    mutating func scanString(
        at first: UnsafePointer<UInt8>, quote: UnsafePointer<UInt8>, pounds: Int
    ) -> (end: UnsafePointer<UInt8>, kind: Token.Kind) {
        if quote.pointee == Byte.apostrophe {
            return scanPiece(at: first, text: quote + 1, pounds: pounds, style: .apostrophes, isFirst: true)
        }
        // `#"""#` is a string that contains a quote.
        let hasThreeQuotes = quote[1] == Byte.quote && quote[2] == Byte.quote
        if hasThreeQuotes && (pounds == 0 || !closesOnLine(from: quote + 2, pounds: pounds)) {
            return scanPiece(at: first, text: quote + 3, pounds: pounds, style: .multiLine, isFirst: true)
        }
        return scanPiece(at: first, text: quote + 1, pounds: pounds, style: .singleLine, isFirst: true)
    }

    /// The next piece, which starts with the `)` at `first`. Precondition: a frame is open.
    mutating func resumeString(at first: UnsafePointer<UInt8>) -> (end: UnsafePointer<UInt8>, kind: Token.Kind) {
        let frame = popFrame()
        return scanPiece(at: first, text: first + 1, pounds: frame.pounds, style: frame.style, isFirst: false)
    }

    private mutating func scanPiece(
        at first: UnsafePointer<UInt8>, text: UnsafePointer<UInt8>, pounds: Int, style: StringStyle, isFirst: Bool
    ) -> (end: UnsafePointer<UInt8>, kind: Token.Kind) {
        let traits = tables.traits
        var cursor = text
        while true {
            while !traits[Int(cursor.pointee)].contains(.stopsStringText) { cursor += 1 }
            switch cursor.pointee {
            case Byte.quote:
                if let end = endOfString(at: cursor, pounds: pounds, style: style) {
                    return (end, isFirst ? .string : .stringTail)
                }
                cursor += 1
            case Byte.apostrophe:
                cursor += 1
                if style == .apostrophes { return (cursor, isFirst ? .string : .stringTail) }
            case Byte.backslash:
                // One extra pound is accepted, as in the compiler.
                let escaped = cursor + 1 + (pounds == 0 ? 0 : countPounds(at: cursor + 1, upTo: pounds + 1))
                guard escaped - cursor > pounds else {
                    // With too few pounds, the backslash and what follows it are text.
                    cursor = escaped
                    continue
                }
                switch escaped.pointee {
                case Byte.leftParen:
                    pushFrame(pounds: pounds, style: style)
                    return (escaped + 1, isFirst ? .stringHead : .stringMiddle)
                case Byte.quote, Byte.apostrophe, Byte.backslash: cursor = escaped + 1
                default: cursor = escaped
                }
            case 0 where cursor < limit:
                cursor += 1
            case Byte.newline, Byte.carriageReturn:
                if style == .multiLine {
                    cursor += 1
                } else {
                    fallthrough
                }
            default:
                note(.unterminatedString, at: first)
                return (cursor, isFirst ? .string : .stringTail)
            }
        }
    }

    /// The end of the quotes and pounds at `quote` if they close the string, including extra pounds; nil otherwise.
    @inline(__always)
    private func endOfString(at quote: UnsafePointer<UInt8>, pounds: Int, style: StringStyle) -> UnsafePointer<UInt8>? {
        var cursor = quote + 1
        switch style {
        case .singleLine: break
        case .multiLine:
            guard quote[1] == Byte.quote && quote[2] == Byte.quote else { return nil }
            cursor += 2
        case .apostrophes: return nil
        }
        if pounds == 0 { return cursor }
        let found = countPounds(at: cursor, upTo: .max)
        return found >= pounds ? cursor + found : nil
    }

    @inline(__always)
    private func countPounds(at place: UnsafePointer<UInt8>, upTo most: Int) -> Int {
        var count = 0
        while count < most && place[count] == Byte.pound { count += 1 }
        return count
    }

    /// Whether a quote with that many pounds follows on the line. A failed search is cached for the line, and it ends
    /// after 64 KiB: lines beyond that are not written by hand.
    private mutating func closesOnLine(from quote: UnsafePointer<UInt8>, pounds: Int) -> Bool {
        if quote < lineWithoutRawClose.end && pounds >= lineWithoutRawClose.pounds { return false }
        let farthest = limit - quote > 0x10000 ? quote + 0x10000 : limit
        var cursor = quote
        while cursor < farthest, cursor.pointee != Byte.newline, cursor.pointee != Byte.carriageReturn {
            if cursor.pointee == Byte.quote {
                let found = countPounds(at: cursor + 1, upTo: pounds)
                if found == pounds { return true }
                cursor += found
            }
            cursor += 1
        }
        lineWithoutRawClose = (cursor, pounds)
        return false
    }

    // Frames.

    private mutating func pushFrame(pounds: Int, style: StringStyle) {
        frames.append(StringFrame(pounds: pounds, style: style, outerParens: openParens))
        openParens = 0
        isCutByNewline = style != .multiLine
    }

    private mutating func popFrame() -> StringFrame {
        let frame = frames.removeLast()
        openParens = frame.outerParens
        isCutByNewline = frames.last.map { $0.style != .multiLine } ?? false
        return frame
    }

    /// Ends every open single-line string at a newline, including its open interpolations, so that an error affects
    /// this line only. Each string that is cut gets an empty tail.
    mutating func cutInterpolations(
        at newline: UnsafePointer<UInt8>, flags: inout Token.Flags, output: inout UnsafeMutablePointer<Token>
    ) {
        note(.unterminatedString, at: newline)
        while isCutByNewline { appendEmptyTail(at: newline, flags: &flags, output: &output) }
    }

    /// The same at the end of the file, for all strings.
    mutating func closeFramesAtEnd(flags: inout Token.Flags, output: inout UnsafeMutablePointer<Token>) {
        guard !frames.isEmpty else { return }
        note(.unterminatedString, at: limit)
        while !frames.isEmpty { appendEmptyTail(at: limit, flags: &flags, output: &output) }
    }

    private mutating func appendEmptyTail(
        at place: UnsafePointer<UInt8>, flags: inout Token.Flags, output: inout UnsafeMutablePointer<Token>
    ) {
        _ = popFrame()
        output.initialize(to: Token(start: offset(place), kind: .stringTail, flags: flags, length: 0))
        output += 1
        flags = []
    }
}
