/// A list of values for each type, all in one array: those of one type stand together, in order of the types' numbers.
public struct ListTable<Value: Sendable>: Sendable {
    private var values: [Value] = []
    /// By type where its values end.
    private var ends: [Int32] = []

    init() {}

    /// - Parameter parts: lists of some types, then of those behind them.
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

    /// What was added since the last list ended.
    var openList: ArraySlice<Value> { values[Int(ends.last ?? 0)...] }

    mutating func endList() { ends.append(Int32(values.count)) }

    // MARK: Lists

    /// The types, in order, in whose list something is meant.
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

    // MARK: Places

    /// Where the values of a type's list stand, for those who look at the lists of many.
    func places(of type: Int) -> Range<Int> { (type == 0 ? 0 : Int(ends[type - 1]))..<Int(ends[type]) }

    /// Where those stand that were added since the last list ended.
    var openPlaces: Range<Int> { Int(ends.last ?? 0)..<values.count }

    func value(at place: Int) -> Value { values[place] }
}

extension ListTable<TypeID> {
    /// By type those in whose list it stands, in order of their numbers.
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
