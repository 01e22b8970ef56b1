import SourceText

/// The ends of tokens and comments.
extension ObjCTokenizer {
    static func kind(ofSingle byte: UInt8) -> Token.Kind {
        switch byte {
        case UInt8(ascii: "("): .leftParen
        case UInt8(ascii: ")"): .rightParen
        case UInt8(ascii: "["): .leftBracket
        case UInt8(ascii: "]"): .rightBracket
        case UInt8(ascii: "{"): .leftBrace
        case UInt8(ascii: "}"): .rightBrace
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: ";"): .semicolon
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: "?"): .infixQuestion
        default: .unknown
        }
    }

    /// An operator of one or two bytes: `->`, `++`, `&&`, `!=`, `+=`, ….
    static func compound(at first: UnsafePointer<UInt8>) -> (UnsafePointer<UInt8>, Token.Kind) {
        let byte = first.pointee
        let next = first[1]
        if byte == Byte.minus, next == Byte.greater { return (first + 2, .arrow) }
        if next == Byte.equal, byte != UInt8(ascii: "~") { return (first + 2, .operator) }
        switch byte {
        case Byte.plus, Byte.minus, UInt8(ascii: "&"), UInt8(ascii: "|"):
            if next == byte { return (first + 2, .operator) }
            return (first + 1, byte == UInt8(ascii: "&") ? .ampersand : .operator)
        default: return (first + 1, .operator)
        }
    }

    /// The end of a number: also of `0x1p-2`, `1'000` and `1abc`.
    func endOfNumber(from first: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var cursor = first + 1
        while true {
            let byte = cursor.pointee
            if byte < 0x80, tables.isWordBody[Int(byte)] {
                cursor += 1
                let isExponent = byte | 0x20 == UInt8(ascii: "e") || byte | 0x20 == UInt8(ascii: "p")
                if isExponent, cursor.pointee == Byte.plus || cursor.pointee == Byte.minus,
                    !isHexDigit(cursor[-1], of: first)
                {
                    cursor += 1
                }
            } else if byte == Byte.dot, cursor[1] != Byte.dot {
                cursor += 1
            } else if byte == Byte.apostrophe, cursor[1] < 0x80, tables.isWordBody[Int(cursor[1])] {
                cursor += 2
            } else {
                return cursor
            }
        }
    }

    /// Whether an `e` is a digit of a number: in `0xE+1` no exponent follows it.
    private func isHexDigit(_ byte: UInt8, of first: UnsafePointer<UInt8>) -> Bool {
        byte | 0x20 == UInt8(ascii: "e") && first.pointee == UInt8(ascii: "0") && first[1] | 0x20 == UInt8(ascii: "x")
    }

    /// The end of a string or character literal whose quote is at `first`. One that is not closed ends with its line.
    mutating func endOfString(from first: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        let quote = first.pointee
        var cursor = first + 1
        while true {
            let byte = cursor.pointee
            if byte == quote { return cursor + 1 }
            if byte == Byte.backslash {
                cursor = endOfEscape(from: cursor)
            } else if byte == Byte.newline || byte == Byte.carriageReturn || (byte == 0 && cursor >= limit) {
                note(.unterminatedString, at: first)
                return cursor
            } else {
                cursor += 1
            }
        }
    }

    /// The same in a directive, where a lone apostrophe is common: `#error don't`.
    func endOfStringInDirective(from first: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var cursor = first + 1
        while cursor.pointee != first.pointee {
            let byte = cursor.pointee
            if byte == Byte.backslash {
                cursor = endOfEscape(from: cursor)
            } else if byte == Byte.newline || byte == Byte.carriageReturn || (byte == 0 && cursor >= limit) {
                return cursor
            } else {
                cursor += 1
            }
        }
        return cursor + 1
    }

    private func endOfEscape(from backslash: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        if let end = endOfSplice(from: backslash) { return end }
        return min(backslash + 2, max(limit, backslash + 1))
    }

    /// The end of a raw string of C++ whose prefix starts at `first`; nil if it is none.
    mutating func endOfRawString(from first: UnsafePointer<UInt8>, quote: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>?
    {
        guard quote[-1] == UInt8(ascii: "R"), quote - first <= 3 else { return nil }
        // The prefixes are R, u8R, uR, UR and LR.
        switch (quote - first, first.pointee) {
        case (1, _), (2, UInt8(ascii: "u")), (2, UInt8(ascii: "U")), (2, UInt8(ascii: "L")): break
        case (3, UInt8(ascii: "u")) where first[1] == UInt8(ascii: "8"): break
        default: return nil
        }
        var delimiter = quote + 1
        while delimiter.pointee != UInt8(ascii: "(") {
            guard delimiter - quote <= 16, delimiter.pointee > Byte.space, delimiter.pointee != Byte.backslash else {
                return nil
            }
            delimiter += 1
        }
        let length = delimiter - quote - 1
        var cursor = delimiter + 1
        while cursor < limit {
            if cursor.pointee == UInt8(ascii: ")"), limit - cursor > length + 1, cursor[length + 1] == Byte.quote,
                (0..<length).allSatisfy({ cursor[1 + $0] == quote[1 + $0] })
            {
                return cursor + length + 2
            }
            cursor += 1
        }
        note(.unterminatedString, at: quote)
        return limit
    }

    /// The end of a comment that starts at `first`. One that is not closed ends with the file.
    mutating func endOfBlockComment(
        from first: UnsafePointer<UInt8>, flags: inout Token.Flags
    ) -> UnsafePointer<UInt8> {
        flags.insert(.triviaBefore)
        var cursor = first + 2
        while cursor < limit {
            let byte = cursor.pointee
            if byte == Byte.star, cursor[1] == Byte.slash { return cursor + 2 }
            if byte == Byte.newline || byte == Byte.carriageReturn { flags.insert(.newlineBefore) }
            cursor += 1
        }
        note(.unterminatedComment, at: first)
        return limit
    }

    /// The end of a backslash with the line end after it, with blanks between them, if any; nil if it is none.
    func endOfSplice(from backslash: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
        var cursor = backslash + 1
        // A long run of blanks is none: each backslash before it would look through it again.
        while cursor.pointee == Byte.space || cursor.pointee == 0x09, cursor - backslash < 64 { cursor += 1 }
        if cursor.pointee == Byte.carriageReturn { return cursor[1] == Byte.newline ? cursor + 2 : cursor + 1 }
        return cursor.pointee == Byte.newline ? cursor + 1 : nil
    }

    /// The end of the line of a version control conflict marker. All sides of the conflict are read.
    mutating func endOfConflictMarker(from first: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
        let byte = first.pointee
        guard first[1] == byte, first[2] == byte, first == start || first[-1] == Byte.newline else { return nil }
        for offset in 3..<7 where first[offset] != byte { return nil }
        let next = first[7]
        guard byte == Byte.equal ? next <= Byte.space : next == Byte.space else { return nil }
        if byte == Byte.less { note(.conflictMarker, at: first) }
        var cursor = first + 7
        while cursor < limit, cursor.pointee != Byte.newline, cursor.pointee != Byte.carriageReturn { cursor += 1 }
        return cursor
    }

    /// The end of a byte order mark or a space beyond ASCII; nil if the character is none.
    static func endOfBlank(beyondASCII first: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
        switch (first.pointee, first[1]) {
        case (0xEF, 0xBB) where first[2] == 0xBF: first + 3
        case (0xC2, 0xA0): first + 2
        case (0xE2, 0x80) where first[2] == 0x8B || first[2] == 0xA8 || first[2] == 0xA9: first + 3
        case (0xE3, 0x80) where first[2] == 0x80: first + 3
        default: nil
        }
    }
}
