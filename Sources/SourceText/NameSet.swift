/// A set of names, with a bit for each name between its first and its last one. A set of few names that a file has
/// in common is short in a project of any size, as is a set of one.
public struct NameSet: Sendable {
    /// The number of the first word: names with ids from 64 times this on have a bit.
    @usableFromInline var start = 0
    @usableFromInline var words: [UInt64] = []

    public init() {}

    /// Inlined, so that no witness tables are looked up at run time.
    @inlinable
    public init(_ names: some Sequence<Name>) {
        for name in names { insert(name) }
    }

    @inlinable
    public mutating func insert(_ name: Name) {
        let word = Int(name.id >> 6)
        if UInt(bitPattern: word &- start) >= UInt(bitPattern: words.count) { makeRoom(from: word, to: word + 1) }
        words[word - start] |= 1 << UInt64(name.id & 63)
    }

    public mutating func remove(_ name: Name) {
        let index = Int(name.id >> 6) - start
        if words.indices.contains(index) { words[index] &= ~(1 << UInt64(name.id & 63)) }
    }

    @inlinable
    public func contains(_ name: Name) -> Bool {
        let index = Int(name.id >> 6) &- start
        return UInt(bitPattern: index) < UInt(bitPattern: words.count)
            && words[index] & (1 << UInt64(name.id & 63)) != 0
    }

    public mutating func formUnion(_ other: NameSet) {
        guard !other.words.isEmpty else { return }
        if words.isEmpty {
            self = other
            return
        }
        if other.start < start || other.end > end { makeRoom(from: other.start, to: other.end) }
        let offset = other.start - start
        for index in other.words.indices { words[offset + index] |= other.words[index] }
    }

    public func union(_ other: NameSet) -> NameSet {
        var result = self
        result.formUnion(other)
        return result
    }

    /// The names that are not in another set.
    public func subtracting(_ other: NameSet) -> NameSet {
        var result = self
        for index in words.indices {
            let place = start + index - other.start
            if other.words.indices.contains(place) { result.words[index] &= ~other.words[place] }
        }
        return result
    }

    /// Whether both share their memory, so that they are equal. Two equal sets need not share it.
    public func isSameArray(as other: NameSet) -> Bool {
        words.withUnsafeBufferPointer { own in
            other.words.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
        }
    }

    /// From the end, where a set without removed names has one.
    public var isEmpty: Bool { words.reversed().allSatisfy { $0 == 0 } }

    /// The number of the word after the last one.
    private var end: Int { start + words.count }

    /// Extends the words to a range of numbers. Each time that a set grows at its start it has room for half as many
    /// words again, so that names in descending order cost no more than in ascending order.
    @usableFromInline
    mutating func makeRoom(from first: Int, to end: Int) {
        if words.isEmpty { start = first }
        if first < start {
            let newStart = Swift.max(0, Swift.min(first, start - words.count / 2))
            words.insert(contentsOf: repeatElement(0, count: start - newStart), at: 0)
            start = newStart
        }
        if end > self.end { words.append(contentsOf: repeatElement(0, count: end - self.end)) }
    }
}

extension NameSet: Equatable {
    /// Whether both have the same names, whatever room they have for others.
    public static func == (one: NameSet, other: NameSet) -> Bool {
        if one.start == other.start, one.words == other.words { return true }
        return one.elementsEqual(other)
    }
}

extension NameSet: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Name...) { self.init(elements) }
}

extension NameSet: Sequence {
    /// In order of ids.
    public func makeIterator() -> Iterator { Iterator(self) }

    public struct Iterator: IteratorProtocol {
        private let set: NameSet
        private var index = -1
        /// The remaining names of the current word.
        private var rest: UInt64 = 0

        fileprivate init(_ set: NameSet) { self.set = set }

        public mutating func next() -> Name? {
            while rest == 0 {
                index += 1
                guard index < set.words.count else {
                    index = set.words.count
                    return nil
                }
                rest = set.words[index]
            }
            defer { rest &= rest - 1 }
            return Name(id: UInt32((set.start + index) << 6 + rest.trailingZeroBitCount))
        }
    }
}
