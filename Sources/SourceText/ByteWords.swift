/// Eight bytes in one word, so that a search looks at all of them at once.
extension UInt64 {
    /// The highest bit of each byte.
    public static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Whether a byte is less than a limit, which is at most 0x80.
    @inlinable
    public func hasByte(below limit: UInt8) -> Bool {
        (self &- UInt64(limit) &* 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080 != 0
    }

    /// Whether a byte has a value.
    @inlinable
    public func hasByte(_ value: UInt8) -> Bool { (self ^ UInt64(value) &* 0x0101_0101_0101_0101).hasByte(below: 1) }
}
