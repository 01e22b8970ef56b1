import SourceText

/// A map from names with low ids to values; a lookup is one array access.
struct NameMap<Value: Sendable>: Sendable {
    private var values: [Value?] = []

    /// - Parameter all: of several values for a name, the first counts.
    init(_ all: some Sequence<(Name, Value)>) {
        for (name, value) in all {
            let place = Int(name.id)
            if place >= values.count { values += Array(repeating: nil, count: place + 1 - values.count) }
            if values[place] == nil { values[place] = value }
        }
    }

    subscript(name: Name) -> Value? { Int(name.id) < values.count ? values[Int(name.id)] : nil }
}
