/// A set of types that depends on the declarations of all files.
public struct TypeList: Equatable, Sendable {
    /// In ascending order.
    public let types: [TypeID]
    private let isMember: [Bool]

    init(_ types: [TypeID], of symbols: SymbolTable) {
        self.types = types
        var isMember = [Bool](repeating: false, count: symbols.types.count)
        for type in types { isMember[type.index] = true }
        self.isMember = isMember
    }

    package func contains(_ type: TypeID) -> Bool { isMember[type.index] }
}
