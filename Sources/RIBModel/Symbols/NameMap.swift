import SourceText

/// A value for each of some names that have low numbers: asking it costs a look at one place.
struct NameMap<Value: Sendable>: Sendable {
    private var values: [Value?] = []

    /// - Parameter all: of a name that comes twice, the first value counts.
    init(_ all: some Sequence<(Name, Value)>) {
        for (name, value) in all {
            let place = Int(name.id)
            if place >= values.count { values += Array(repeating: nil, count: place + 1 - values.count) }
            if values[place] == nil { values[place] = value }
        }
    }

    subscript(name: Name) -> Value? { Int(name.id) < values.count ? values[Int(name.id)] : nil }
}
