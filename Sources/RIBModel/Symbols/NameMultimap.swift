import SourceText

/// Values by name: those of one name stand together, in the order in which they came.
struct NameMultimap<Value: Sendable>: Sendable {
    private let values: [Value]
    /// By a name's id where its values start; one more than the highest id.
    private let starts: [Int32]

    init() {
        values = []
        starts = []
    }

    init(_ all: [(name: Name, value: Value)]) { self.init(parts: [all]) }

    /// - Parameter parts: one behind the other all that there is.
    init(parts: [[(name: Name, value: Value)]]) {
        let highest = parts.lazy.joined().reduce(0) { max($0, $1.name.id) }
        var starts = [Int32](repeating: 0, count: Int(highest) + 2)
        for part in parts {
            for (name, _) in part { starts[Int(name.id) + 1] += 1 }
        }
        for id in 1..<starts.count { starts[id] += starts[id - 1] }
        var next = starts
        // Where each value goes is a permutation, so no place is left out.
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

    subscript(name: Name) -> ArraySlice<Value> {
        let id = Int(name.id)
        guard id + 1 < starts.count else { return [] }
        return values[Int(starts[id])..<Int(starts[id + 1])]
    }

    /// In order of names.
    var all: [Value] { values }

    /// The same with other values under the same names.
    func mapValues(_ transform: (Value) -> Value) -> NameMultimap { NameMultimap(values.map(transform), starts) }

    private init(_ values: [Value], _ starts: [Int32]) {
        self.values = values
        self.starts = starts
    }

    /// All names that have values, with them, in order of ids.
    var groups: some Sequence<(name: Name, values: ArraySlice<Value>)> {
        starts.indices.dropLast().lazy.filter { starts[$0] < starts[$0 + 1] }.map { (Name(id: UInt32($0)), self[Name(id: UInt32($0))]) }
    }
}
