/// The possible values of an expression, without repetitions, in the order of the code. No value and a single value,
/// almost all cases, need no array.
package struct ChildValues: Hashable, Sendable {
    private var single: ChildValue?
    private var others: [ChildValue] = []

    init() {}

    init(_ value: ChildValue?) { single = value }

    var first: ChildValue? { single }

    var isEmpty: Bool { single == nil }

    /// The value if there is exactly one.
    package var only: ChildValue? { others.isEmpty ? single : nil }

    mutating func add(_ value: ChildValue) {
        guard single != nil else {
            single = value
            return
        }
        if !contains(value) { others.append(value) }
    }

    mutating func add(_ values: ChildValues) {
        guard !isEmpty else {
            self = values
            return
        }
        for value in values { add(value) }
    }

    /// The values that satisfy a predicate.
    func filter(_ isMeant: (ChildValue) -> Bool) -> ChildValues {
        guard let single else { return self }
        if others.isEmpty { return isMeant(single) ? self : ChildValues() }
        var result = ChildValues()
        for value in self where isMeant(value) { result.add(value) }
        return result
    }
}

extension ChildValues: Sequence {
    package struct Iterator: IteratorProtocol {
        private let values: ChildValues
        /// The number of values before the next one.
        private var count = 0

        fileprivate init(_ values: ChildValues) { self.values = values }

        package mutating func next() -> ChildValue? {
            defer { count += 1 }
            if count == 0 { return values.single }
            return count <= values.others.count ? values.others[count - 1] : nil
        }
    }

    package func makeIterator() -> Iterator { Iterator(self) }
}

extension ChildValues {
    /// The same values with several origins of one child replaced by one.
    func replacing(_ origins: [ChildValue.Origin], by origin: ChildValue.Origin) -> ChildValues {
        reduce(into: ChildValues()) { $0.add($1.replacing(origins, by: origin)) }
    }
}
