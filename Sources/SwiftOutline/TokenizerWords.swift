import SourceText

/// Words that are not plain ASCII names: backticks, placeholders, characters beyond ASCII; and tokens that start with
/// `#`.
extension Tokenizer {
    /// The first byte from `position` that is not an ASCII letter, digit or `_`. Reads eight at a time: the end of a
    /// word is hard to predict, and a byte-wise loop pays for each misprediction with the time of ten bytes.
    @inline(__always)
    func endOfPlainWord(from position: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var cursor = position
        while true {
            let bytes = UInt64(littleEndian: UnsafeRawPointer(cursor).loadUnaligned(as: UInt64.self))
            let ends = ~PlainWord.members(of: bytes) & PlainWord.highBits
            if ends != 0 { return cursor + ends.trailingZeroBitCount &>> 3 }
            cursor += 8
        }
    }

    /// The first position from `position` that cannot continue a name.
    func endOfWord(from position: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        let traits = tables.traits
        var cursor = position
        while true {
            while traits[Int(cursor.pointee)].contains(.wordBody) { cursor += 1 }
            guard cursor.pointee >= 0x80 else { return cursor }
            let scalar = DecodedScalar(at: cursor)
            guard ScalarRanges.continuesWord(scalar.value) else { return cursor }
            cursor = scalar.end
        }
    }

    /// A name in backticks may contain anything but a line end. Without a second backtick on the line, the first one is
    /// a token.
    func scanBackticks(at first: UnsafePointer<UInt8>) -> (end: UnsafePointer<UInt8>, kind: Token.Kind) {
        var cursor = first + 1
        while true {
            switch cursor.pointee {
            case Byte.backtick: return (cursor + 1, .backtickedWord)
            case Byte.newline, Byte.carriageReturn: return (first + 1, .backtick)
            case 0 where cursor >= limit: return (first + 1, .backtick)
            default: cursor += 1
            }
        }
    }

    /// The end of an editor placeholder, `<#Type#>`, on one line and without another one inside.
    func endOfPlaceholder(at first: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
        var cursor = first + 2
        while true {
            switch cursor.pointee {
            case Byte.newline: return nil
            case Byte.less where cursor[1] == Byte.pound: return nil
            case Byte.pound where cursor[1] == Byte.greater: return cursor + 2
            case 0 where cursor >= limit: return nil
            default: cursor += 1
            }
        }
    }

    /// `#` and what it starts: an interpreter line, a raw string, a regex, a directive, or a macro's name.
    mutating func scanPound(at first: UnsafePointer<UInt8>) -> (end: UnsafePointer<UInt8>, kind: Token.Kind) {
        if first == start && first[1] == Byte.bang { return (endOfLine(from: first), .shebang) }
        let runEnd = endOfPounds(at: first)
        if runEnd.pointee == Byte.quote { return scanString(at: first, quote: runEnd, pounds: runEnd - first) }
        if runEnd.pointee == Byte.slash {
            return (endOfRegexWithPounds(at: first, slash: runEnd), .regex)
        }
        let name = first + 1
        guard tables.classes[Int(name.pointee)] == .word || name.pointee >= 0x80 else { return (name, .pound) }
        return scanPoundName(at: name)
    }

    /// A directive's name ends where letters and `_` end, even before a digit, as in the compiler.
    private func scanPoundName(at name: UnsafePointer<UInt8>) -> (end: UnsafePointer<UInt8>, kind: Token.Kind) {
        var lettersEnd = name
        while tables.classes[Int(lettersEnd.pointee)] == .word { lettersEnd += 1 }
        switch lettersEnd - name {
        case 2 where starts("if", at: name): return (lettersEnd, .poundIf)
        case 4 where starts("else", at: name): return (lettersEnd, .poundElse)
        case 5 where starts("endif", at: name): return (lettersEnd, .poundEndif)
        case 6 where starts("elseif", at: name): return (lettersEnd, .poundElseif)
        case 0 where !startsWord(DecodedScalar(at: name)): return (name, .pound)
        default: return (endOfWord(from: lettersEnd), .pound)
        }
    }

    private func startsWord(_ scalar: DecodedScalar) -> Bool {
        ScalarRanges.startsWord(scalar.value) && scalar.value != Self.byteOrderMark
    }

    /// The end of the run of `#` that contains `first`. Measured once per run: in `####` without a quote after it, each
    /// is a token.
    private mutating func endOfPounds(at first: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        if first >= poundRunEnd {
            var cursor = first + 1
            while cursor.pointee == Byte.pound { cursor += 1 }
            poundRunEnd = cursor
        }
        return poundRunEnd
    }

    /// A token that starts beyond ASCII; nil if that character is trivia.
    mutating func scanBeyondASCII(
        at first: UnsafePointer<UInt8>, flags: inout Token.Flags, after output: UnsafeMutablePointer<Token>
    ) -> (end: UnsafePointer<UInt8>, kind: Token.Kind)? {
        let scalar = DecodedScalar(at: first)
        if scalar.value == Self.openingCurlyQuote { return (endOfCurlyQuotes(at: first, text: scalar.end), .word) }
        if scalar.value == Self.closingCurlyQuote { return (scalar.end, .unknown) }
        // A byte order mark is a word character in the tables; at the start of a token it is white space.
        if scalar.value == Self.byteOrderMark { return nil }
        if ScalarRanges.startsOperator(scalar.value) { return scanOperator(at: first, flags: &flags, after: output) }
        if ScalarRanges.continuesWord(scalar.value) { return (endOfWord(from: scalar.end), .word) }
        return nil
    }

    /// The position after a character that starts no token.
    mutating func endOfTriviaBeyondASCII(at first: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        let scalar = DecodedScalar(at: first)
        if scalar.value != Self.byteOrderMark && scalar.value != Self.noBreakSpace { noteInvalidCharacter(at: first) }
        return scalar.end
    }

    /// Text in curly quotes, which was pasted, is one word up to the closing quote on its line; without one, the quote
    /// is a word.
    private mutating func endOfCurlyQuotes(
        at first: UnsafePointer<UInt8>, text: UnsafePointer<UInt8>
    ) -> UnsafePointer<UInt8> {
        noteInvalidCharacter(at: first)
        guard first >= unpairedCurlyQuotesEnd else { return text }
        var cursor = text
        scan: while true {
            switch cursor.pointee {
            // A line end, the end of the file, or a character that no text contains.
            case 0..<Byte.space, 0x7F: break scan
            case Byte.quote: return cursor + 1
            case Byte.backslash:
                if cursor[1] == Byte.leftParen { break scan }
                cursor += cursor[1] == Byte.quote || cursor[1] == Byte.backslash ? 2 : 1
            case 0x80...:
                let scalar = DecodedScalar(at: cursor)
                if scalar.value == DecodedScalar.invalid { break scan }
                cursor = scalar.end
                if scalar.value == Self.closingCurlyQuote { return cursor }
            default: cursor += 1
            }
        }
        unpairedCurlyQuotesEnd = cursor
        return text
    }

    private static let openingCurlyQuote: UInt32 = 0x201C
    private static let closingCurlyQuote: UInt32 = 0x201D
    private static let byteOrderMark: UInt32 = 0xFEFF
    private static let noBreakSpace: UInt32 = 0xA0
}

/// Whether a file starts with the byte order mark of UTF-16 or UTF-32, so that it is not UTF-8.
public func isUTF16OrUTF32(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 2 else { return false }
    switch (bytes[0], bytes[1]) {
    // UTF-32 in little-endian order starts with the same two bytes as UTF-16.
    case (0xFE, 0xFF), (0xFF, 0xFE): return true
    case (0, 0): return bytes.count >= 4 && bytes[2] == 0xFE && bytes[3] == 0xFF
    default: return false
    }
}

/// Tests eight bytes at once for ASCII letters, digits and `_`, by arithmetic on all of them. Only the lower seven bits
/// of a byte are tested, so no sum exceeds 0xFF or carries into the next byte; its highest bit is masked at the end.
private enum PlainWord {
    static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The same byte eight times.
    @inline(__always)
    private static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// Sets the high bit of each byte that is a member; the other bits are undefined.
    @inline(__always)
    static func members(of bytes: UInt64) -> UInt64 {
        let low = bytes & ~highBits
        let lowercase = low | all(0x20)
        // Values from the first of a range on set a byte's high bit; values after the last one do so with a smaller
        // addend.
        let letters = (lowercase &+ all(0x80 - UInt8(ascii: "a"))) & ~(lowercase &+ all(0x7F - UInt8(ascii: "z")))
        let digits = (low &+ all(0x80 - UInt8(ascii: "0"))) & ~(low &+ all(0x7F - UInt8(ascii: "9")))
        let underscores = ~((low ^ all(UInt8(ascii: "_"))) &+ all(0x7F))
        return (letters | digits | underscores) & ~bytes
    }
}
