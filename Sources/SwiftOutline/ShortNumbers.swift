public import SourceText

/// A number below 2^24 and a byte in one word.
@usableFromInline
struct NumberAndByte: Sendable {
    @usableFromInline var bits: UInt32

    @inlinable
    init(_ number: UInt32 = 0, _ byte: UInt8 = 0) { bits = number << 8 | UInt32(byte) }

    @inlinable var number: UInt32 {
        get { bits >> 8 }
        set { bits = newValue << 8 | bits & 0xFF }
    }

    @inlinable var byte: UInt8 {
        get { UInt8(truncatingIfNeeded: bits) }
        set { bits = bits & ~0xFF | UInt32(newValue) }
    }

    /// Sets the number; requires that it is 0.
    mutating func addNumber(_ number: UInt32) { bits |= number << 8 }

    /// The case whose raw value is the byte. Requires that only raw values of that type were stored.
    @inlinable
    func byte<Case: RawRepresentable<UInt8>>(as type: Case.Type) -> Case { unsafeBitCast(byte, to: type) }
}

/// Two numbers below 2^24 in six bytes: `Outliner.largestFile` keeps offsets and indices below that. Stored as 16 and 8
/// bits, because words of 24 bits would be padded to 32.
@usableFromInline
struct ShortPair: Sendable {
    @usableFromInline var firstLow: UInt16
    @usableFromInline var secondLow: UInt16
    @usableFromInline var firstHigh: UInt8
    @usableFromInline var secondHigh: UInt8

    @inlinable static var largest: UInt32 { 1 << 24 - 1 }

    @inlinable
    init(_ first: UInt32 = 0, _ second: UInt32 = 0) {
        firstLow = UInt16(truncatingIfNeeded: first)
        secondLow = UInt16(truncatingIfNeeded: second)
        firstHigh = UInt8(truncatingIfNeeded: first >> 16)
        secondHigh = UInt8(truncatingIfNeeded: second >> 16)
    }

    @inlinable var first: UInt32 {
        get { UInt32(firstHigh) << 16 | UInt32(firstLow) }
        set { self = ShortPair(newValue, second) }
    }

    @inlinable var second: UInt32 {
        get { UInt32(secondHigh) << 16 | UInt32(secondLow) }
        set { self = ShortPair(first, newValue) }
    }

    @inlinable var range: ByteRange {
        get { ByteRange(first, second) }
        set { self = ShortPair(newValue.start, newValue.end) }
    }

    @inlinable var span: NodeSpan {
        get { NodeSpan(first, second) }
        set { self = ShortPair(newValue.first, newValue.end) }
    }
}
