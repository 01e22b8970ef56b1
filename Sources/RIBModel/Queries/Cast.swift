/// The types that queries go over, of one kind of query each. Declarations alone decide, so they are found once, however often bodies
/// change.
///
/// A class because a project and its parts share what each finds first.
final class Cast: Sendable {
    let interactorClasses = LazyCell<TypeList>()
    let builders = LazyCell<TypeList>()
    let assigners = LazyCell<TypeList>()
    let controllers = LazyCell<TypeList>()
    let subscribers = LazyCell<SubscriberList>()
    let componentClasses = LazyCell<[TypeID: [TypeID]]>()
    let ribCount = LazyCell<Int>()
    let unresolvedSupertypes = LazyCell<(names: [String], uses: Int)>()
}

/// Some types of a project.
struct TypeList: Sendable {
    /// In order.
    let types: [TypeID]
    private let isMember: [Bool]

    init(_ types: [TypeID], of symbols: SymbolTable) {
        self.types = types
        var isMember = [Bool](repeating: false, count: symbols.types.count)
        for type in types { isMember[type.index] = true }
        self.isMember = isMember
    }

    func contains(_ type: TypeID) -> Bool { isMember[type.index] }
}
