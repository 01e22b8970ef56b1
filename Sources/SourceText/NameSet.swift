/// A set of names of one table, with one bit per name, so a query reads one word. Its size depends on the highest
/// number in it, so there should be only a few per project.
public struct NameSet: Equatable, Sendable {
    @usableFromInline var bits: [UInt64] = []

    public init() {}

    /// Inlined, so that no witness tables are looked up at run time.
    @inlinable
    public init(_ names: some Sequence<Name>) {
        for name in names { insert(name) }
    }

    @inlinable
    public mutating func insert(_ name: Name) {
        let word = Int(name.id >> 6)
        if word >= bits.count { bits.append(contentsOf: repeatElement(0, count: word + 1 - bits.count)) }
        bits[word] |= 1 << UInt64(name.id & 63)
    }

    public mutating func remove(_ name: Name) {
        let word = Int(name.id >> 6)
        if word < bits.count { bits[word] &= ~(1 << UInt64(name.id & 63)) }
    }

    @inlinable
    public func contains(_ name: Name) -> Bool {
        let word = Int(name.id >> 6)
        return word < bits.count && bits[word] & (1 << UInt64(name.id & 63)) != 0
    }

    public mutating func formUnion(_ other: NameSet) {
        if other.bits.count > bits.count {
            bits.append(contentsOf: repeatElement(0, count: other.bits.count - bits.count))
        }
        for word in other.bits.indices { bits[word] |= other.bits[word] }
    }

    public func union(_ other: NameSet) -> NameSet {
        var result = self
        result.formUnion(other)
        return result
    }

    /// The names that are not in another set.
    public func subtracting(_ other: NameSet) -> NameSet {
        var result = self
        for word in bits.indices.prefix(other.bits.count) { result.bits[word] &= ~other.bits[word] }
        return result
    }

    /// Whether both share their memory, so that they are equal. Two equal sets need not share it.
    public func isSameArray(as other: NameSet) -> Bool {
        bits.withUnsafeBufferPointer { own in
            other.bits.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
        }
    }

    /// From the end, where a set without removed names has one.
    public var isEmpty: Bool { bits.reversed().allSatisfy { $0 == 0 } }
}

extension NameSet: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Name...) { self.init(elements) }
}

extension NameSet: Sequence {
    /// In order of ids.
    public func makeIterator() -> Iterator { Iterator(bits: bits) }

    public struct Iterator: IteratorProtocol {
        fileprivate let bits: [UInt64]
        private var word = -1
        /// The remaining names of the current word.
        private var rest: UInt64 = 0

        fileprivate init(bits: [UInt64]) { self.bits = bits }

        public mutating func next() -> Name? {
            while rest == 0 {
                word += 1
                guard word < bits.count else {
                    word = bits.count
                    return nil
                }
                rest = bits[word]
            }
            defer { rest &= rest - 1 }
            return Name(id: UInt32(word << 6 + rest.trailingZeroBitCount))
        }
    }
}
