/// A list of values for each type, in one array: lists are adjacent, in the order of type indices.
public struct ListTable<Value: Sendable>: Sendable {
    private var values: [Value] = []
    /// By type, the end of its values.
    private var ends: [Int32] = []

    init() {}

    /// - Parameter parts: the lists of consecutive ranges of types.
    init(parts: [ListTable]) {
        values.reserveCapacity(parts.reduce(0) { $0 + $1.values.count })
        ends.reserveCapacity(parts.reduce(0) { $0 + $1.ends.count })
        for part in parts {
            let first = Int32(values.count)
            values += part.values
            for end in part.ends { ends.append(first + end) }
        }
    }

    // MARK: The list of the next type

    mutating func add(_ value: Value) { values.append(value) }

    /// The values that were added since the last list ended.
    var openList: ArraySlice<Value> { values[Int(ends.last ?? 0)...] }

    mutating func endList() { ends.append(Int32(values.count)) }

    // MARK: Lists

    /// The types whose list contains a value that satisfies a predicate, in order.
    func types(with isMeant: (Value) -> Bool) -> [TypeID] {
        var result: [TypeID] = []
        var type = 0
        for place in values.indices where isMeant(values[place]) {
            while ends[type] <= place { type += 1 }
            if result.last != TypeID(type) { result.append(TypeID(type)) }
        }
        return result
    }

    public subscript(type: Int) -> ArraySlice<Value> { values[places(of: type)] }

    // MARK: Indices

    /// The indices of the values of a type's list; for callers that read the lists of many types.
    func places(of type: Int) -> Range<Int> { (type == 0 ? 0 : Int(ends[type - 1]))..<Int(ends[type]) }

    /// The indices of the values that were added since the last list ended.
    var openPlaces: Range<Int> { Int(ends.last ?? 0)..<values.count }

    func value(at place: Int) -> Value { values[place] }
}

extension ListTable<TypeID> {
    /// For each type, the types whose list contains it, in the order of their indices.
    func inverted() -> ListTable {
        var starts = [Int32](repeating: 0, count: ends.count + 1)
        for type in values { starts[type.index + 1] += 1 }
        for type in ends.indices { starts[type + 1] += starts[type] }
        var result = ListTable()
        result.ends = Array(starts.dropFirst())
        result.values = Array(repeating: TypeID(0), count: values.count)
        for type in ends.indices {
            for other in self[type] {
                result.values[Int(starts[other.index])] = TypeID(type)
                starts[other.index] += 1
            }
        }
        return result
    }
}
