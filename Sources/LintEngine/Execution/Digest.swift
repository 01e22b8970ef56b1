/// A 64-bit hash of a file's text: detects whether a file changed between two readings. Reads eight bytes at a time,
/// because every byte of every file is hashed.
enum Digest {
    static func of(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBufferPointer { of($0) } }

    static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash = UInt64(bytes.count) ^ 0x9E37_79B9_7F4A_7C15
        guard let start = UnsafeRawPointer(bytes.baseAddress) else { return hash }
        // Four independent lanes, so that a step does not wait for the one before.
        var (first, second, third, fourth) = (hash, ~hash, hash &* 3, hash &* 5)
        var offset = 0
        while bytes.count &- offset >= 32 {
            first = step(first, start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            second = step(second, start.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
            third = step(third, start.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self))
            fourth = step(fourth, start.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self))
            offset &+= 32
        }
        hash = mixed(mixed(mixed(mixed(hash, first), second), third), fourth)
        while offset + 8 <= bytes.count {
            hash = mixed(hash, start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset += 1
        }
        return mixed(hash, rest)
    }

    /// Different words give different lanes, and each bit of difference affects several bits. The product is rotated
    /// with the next word: rotating it at once would need two multiplications.
    @inline(__always)
    private static func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        ((lane << 29 | lane >> 35) ^ word) &* 0xA076_1D64_78BD_642F
    }

    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        return product.high ^ product.low &+ 0xE703_7ED1_A0B4_28DB
    }
}
