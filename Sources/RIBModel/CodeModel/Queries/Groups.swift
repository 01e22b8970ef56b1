import SourceText

/// The elements of a list by key: those of one key are adjacent, in the order of the list.
///
/// All keys share one array; a dictionary of lists has one for each, most of them for a single element.
///
/// What keys have to be is required where they are used: see `Query`.
package struct Groups<Key: Sendable, Element: Sendable>: Sendable {
    private let elements: [Element]
    private let keys: RankedSet
    /// By rank of a key, the start of its elements, and the end of all.
    private let starts: [UInt32]
}

extension Groups where Key: IndexKey {
    package init(_ list: [Element], by key: (Element) -> Key) {
        self.init(keys: list.map { UInt32(key($0).indexNumber) }) { list[$0] }
    }

    package init(_ list: [(key: Key, element: Element)]) {
        self.init(keys: list.map { UInt32($0.key.indexNumber) }) { list[$0].element }
    }

    /// - Parameter keys: by position in the list, the number of the key.
    private init(keys numbers: [UInt32], _ element: (Int) -> Element) {
        let keys = RankedSet(numbers)
        let ranks = numbers.map { UInt32(keys.rank(of: Int($0)) ?? 0) }
        var starts = [UInt32](repeating: 0, count: keys.count + 1)
        for rank in ranks { starts[Int(rank) + 1] += 1 }
        for rank in 0..<keys.count { starts[rank + 1] += starts[rank] }
        var next = starts
        var positions = [UInt32](repeating: 0, count: numbers.count)
        for (position, rank) in ranks.enumerated() {
            positions[Int(next[Int(rank)])] = UInt32(position)
            next[Int(rank)] += 1
        }
        elements = positions.map { element(Int($0)) }
        (self.keys, self.starts) = (keys, starts)
    }

    /// The elements of a key; empty if it has none.
    subscript(key: Key) -> ArraySlice<Element> { self[number: key.indexNumber] }

    /// The numbers of the keys that have elements, in order.
    var keyNumbers: [Int] { keys.numbers }

    private subscript(number number: Int) -> ArraySlice<Element> {
        guard let rank = keys.rank(of: number) else { return [] }
        return elements[Int(starts[rank])..<Int(starts[rank + 1])]
    }
}

extension Groups where Key == Name {
    /// The names that have elements.
    var names: NameSet { NameSet(keyNumbers.map { Name(id: UInt32($0)) }) }
}

extension Groups: Equatable where Element: Equatable {}

extension Groups where Key: IndexKey, Element: Equatable {
    /// The numbers of the keys whose elements differ in another list, in order.
    func changedKeys(from old: Groups) -> [Int] {
        let present = keys.numbers.filter { self[number: $0] != old[number: $0] }
        return (present + old.keys.numbers.filter { keys.rank(of: $0) == nil }).sorted()
    }
}
