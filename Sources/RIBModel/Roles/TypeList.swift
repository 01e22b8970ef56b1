/// Some types of a project, as the declarations of all files decide.
public struct TypeList: Equatable, Sendable {
    /// In order.
    public let types: [TypeID]
    private let isMember: [Bool]

    init(_ types: [TypeID], of symbols: SymbolTable) {
        self.types = types
        var isMember = [Bool](repeating: false, count: symbols.types.count)
        for type in types { isMember[type.index] = true }
        self.isMember = isMember
    }

    func contains(_ type: TypeID) -> Bool { isMember[type.index] }
}
