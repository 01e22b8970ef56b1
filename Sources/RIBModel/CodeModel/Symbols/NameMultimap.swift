import SourceText

/// Values by name: those of one name are adjacent, in the order of insertion.
package struct NameMultimap<Value: Sendable>: Sendable {
    private let values: [Value]
    /// By id of a name, the start of its values; one more than the highest id.
    private let starts: [Int32]

    init() {
        values = []
        starts = []
    }

    init(_ all: [(name: Name, value: Value)]) { self.init(parts: [all]) }

    /// - Parameter parts: all values, concatenated in this order.
    init(parts: [[(name: Name, value: Value)]]) {
        let highest = parts.lazy.joined().reduce(0) { max($0, $1.name.id) }
        var starts = [Int32](repeating: 0, count: Int(highest) + 2)
        for part in parts {
            for (name, _) in part { starts[Int(name.id) + 1] += 1 }
        }
        for id in 1..<starts.count { starts[id] += starts[id - 1] }
        var next = starts
        // The target indices are a permutation, so every element is initialized.
        values = [Value](unsafeUninitializedCapacity: Int(starts[starts.count - 1])) { places, count in
            for part in parts {
                for (name, value) in part {
                    places.initializeElement(at: Int(next[Int(name.id)]), to: value)
                    next[Int(name.id)] += 1
                }
            }
            count = places.count
        }
        self.starts = starts
    }

    /// Inlined, so that a caller that only looks at the values counts no reference to them.
    subscript(name: Name) -> ArraySlice<Value> {
        @inline(__always) get {
            let id = Int(name.id)
            guard id + 1 < starts.count else { return [] }
            return values[Int(starts[id])..<Int(starts[id + 1])]
        }
    }

    /// All values, in the order of names.
    var all: [Value] { values }

    /// The same names with transformed values.
    func mapValues(_ transform: (Value) -> Value) -> NameMultimap { NameMultimap(values.map(transform), starts) }

    private init(_ values: [Value], _ starts: [Int32]) {
        self.values = values
        self.starts = starts
    }

    /// The names that have values, with their values, in the order of ids.
    var groups: some Sequence<(name: Name, values: ArraySlice<Value>)> {
        let used = starts.indices.dropLast().lazy.filter { starts[$0] < starts[$0 + 1] }
        return used.map { (Name(id: UInt32($0)), self[Name(id: UInt32($0))]) }
    }
}
