import SourceText

/// Number literals. A malformed one is one token, up to the last character that could continue a name.
extension Tokenizer {
    /// The end of the number at `first`. After a dot it does not include a dot: `pair.0.1` is an element of an element.
    func endOfNumber(at first: UnsafePointer<UInt8>, isAfterDot: Bool) -> UnsafePointer<UInt8> {
        if first.pointee == Byte.zero {
            switch first[1] {
            case UInt8(ascii: "x"): return endOfHexNumber(from: first + 2)
            case UInt8(ascii: "o"), UInt8(ascii: "b"): return endOfWord(from: first + 2)
            default: break
            }
        }
        var cursor = endOfDigits(from: first)
        if cursor.pointee == Byte.dot {
            // The dot is a decimal point only before a digit, unlike in `1.description` and `1...5`.
            guard isDigit(cursor[1]) && !isAfterDot else { return cursor }
            cursor = endOfDigits(from: cursor + 1)
            guard isExponentMark(cursor.pointee) else { return cursor }
        }
        guard isExponentMark(cursor.pointee) else { return endOfWord(from: cursor) }
        cursor += 1
        if cursor.pointee == Byte.plus || cursor.pointee == Byte.minus { cursor += 1 }
        return endOfWord(from: cursor)
    }

    /// The same for the text after `0x`.
    private func endOfHexNumber(from digits: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        guard isHexDigit(digits.pointee) else { return endOfWord(from: digits) }
        var cursor = endOfHexDigits(from: digits)
        var point: UnsafePointer<UInt8>?
        if cursor.pointee == Byte.dot {
            guard isHexDigit(cursor[1]) else { return cursor }
            point = cursor
            cursor = endOfHexDigits(from: cursor + 1)
        }
        guard cursor.pointee | 0x20 == UInt8(ascii: "p") else {
            // Without an exponent, an apparent fraction is a member: `0xff.description`.
            return point ?? endOfWord(from: cursor)
        }
        cursor += 1
        let isSigned = cursor.pointee == Byte.plus || cursor.pointee == Byte.minus
        if isSigned { cursor += 1 }
        if let point, !isSigned, !isDigit(cursor.pointee), !isDigit(point[1]) { return point }
        return endOfWord(from: cursor)
    }

    private func endOfDigits(from position: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var cursor = position
        while tables.traits[Int(cursor.pointee)].contains(.digitBody) { cursor += 1 }
        return cursor
    }

    private func endOfHexDigits(from position: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var cursor = position
        while tables.traits[Int(cursor.pointee)].contains(.hexDigitBody) { cursor += 1 }
        return cursor
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= Byte.zero && byte <= Byte.nine }

    private func isHexDigit(_ byte: UInt8) -> Bool {
        byte != Byte.underscore && tables.traits[Int(byte)].contains(.hexDigitBody)
    }

    private func isExponentMark(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "e") }
}
