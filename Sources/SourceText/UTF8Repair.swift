extension UnsafeBufferPointer<UInt8> {
    /// The length of the well-formed UTF-8 sequence at an index; nil if there is none.
    public func sequenceLength(at index: Int) -> Int? {
        let second: ClosedRange<UInt8>
        let length: Int
        // Table 3-7 of the Unicode standard: no overlong forms, no surrogates, nothing above U+10FFFF.
        switch self[index] {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard index + length <= count, second.contains(self[index + 1]) else { return nil }
        for follower in (index + 1)..<(index + length) where self[follower] & 0xC0 != 0x80 { return nil }
        return length
    }

    /// The length of the run of bytes from an index on that belong to no well-formed sequence.
    public func invalidLength(at index: Int) -> Int {
        var end = index
        while end < count, sequenceLength(at: end) == nil { end += 1 }
        return end - index
    }
}

/// Bytes as text; each run of invalid bytes becomes one U+FFFD, which columns count as one.
public func repairedText(_ bytes: some Collection<UInt8>) -> String {
    Array(bytes).withUnsafeBufferPointer { buffer in
        var repaired: [UInt8] = []
        repaired.reserveCapacity(buffer.count)
        var index = 0
        while index < buffer.count {
            if let length = buffer.sequenceLength(at: index) {
                repaired.append(contentsOf: buffer[index..<(index + length)])
                index += length
            } else {
                repaired.append(contentsOf: replacementCharacter)
                index += buffer.invalidLength(at: index)
            }
        }
        return String(decoding: repaired, as: UTF8.self)
    }
}

/// U+FFFD in UTF-8.
public let replacementCharacter: [UInt8] = [0xEF, 0xBF, 0xBD]
