/// Hashes a name's bytes, eight at a time; the last eight may overlap the ones before.
struct NameHash {
    /// Up to 24 bytes are determined by three words and the length; for longer ones, the words are the first, the
    /// second and the last.
    let words: (low: UInt64, middle: UInt64, high: UInt64)
    let value: UInt64

    @inline(__always)
    init(_ text: UnsafeBufferPointer<UInt8>) {
        let raw = UnsafeRawBufferPointer(text)
        let count = raw.count
        if count > 16 {
            words = (
                raw.loadUnaligned(as: UInt64.self), raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self),
                raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
            )
            var hash = NameHash.start(words.low, count)
            var offset = 8
            while offset < count - 8 {
                hash = NameHash.mix(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            value = NameHash.mix(hash ^ words.high)
        } else {
            if count >= 8 {
                words = (
                    raw.loadUnaligned(as: UInt64.self), 0, raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
                )
            } else if count >= 4 {
                words = (
                    UInt64(raw.loadUnaligned(as: UInt32.self)), 0,
                    UInt64(raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
                )
            } else {
                words =
                    count == 0 ? (0, 0, 0) : (UInt64(raw[0]) | UInt64(raw[count / 2]) << 8, 0, UInt64(raw[count - 1]))
            }
            value = NameHash.mix(NameHash.start(words.low, count) ^ words.high)
        }
    }

    @inline(__always)
    private static func start(_ word: UInt64, _ count: Int) -> UInt64 {
        mix(word ^ UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15)
    }

    /// Both halves of the result are well distributed.
    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xBF58_476D_1CE4_E5B9)
        return product.high ^ product.low
    }
}
