/// A Bloom filter of names by the lowest bits of their numbers: false means that a name is not in the set, true that it
/// may be.
public struct NameBloomFilter: Sendable, Equatable {
    @usableFromInline var bits: UInt64

    @inlinable
    public init() { bits = 0 }

    private init(bits: UInt64) { self.bits = bits }

    /// A filter that contains every name.
    public static let all = NameBloomFilter(bits: .max)

    @inlinable
    public func contains(_ name: Name) -> Bool { bits & NameBloomFilter.bit(of: name) != 0 }

    @inlinable
    public mutating func insert(_ name: Name) { bits |= NameBloomFilter.bit(of: name) }

    @inlinable
    public mutating func formUnion(_ other: NameBloomFilter) { bits |= other.bits }

    @inlinable
    static func bit(of name: Name) -> UInt64 { 1 << UInt64(name.id & 63) }
}
