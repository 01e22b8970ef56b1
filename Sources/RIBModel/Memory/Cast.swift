/// The types that queries go over, of one kind of query each. Declarations alone decide, so they are found once, however often bodies
/// change.
///
/// A class because a project and its parts share what each finds first.
final class Cast: Sendable {
    let interactorClasses = Once<TypeList>()
    let builders = Once<TypeList>()
    let assigners = Once<TypeList>()
    let controllers = Once<TypeList>()
    let subscribers = Once<SubscriberList>()
    let componentClasses = Once<[TypeID: [TypeID]]>()
    let ribCount = Once<Int>()
    let unresolvedSupertypes = Once<(names: [String], uses: Int)>()
}

/// Some types of a project.
struct TypeList: Sendable {
    /// In order.
    let types: [TypeID]
    private let isMember: [Bool]

    init(_ types: [TypeID], of index: TypeIndex) {
        self.types = types
        var isMember = [Bool](repeating: false, count: index.types.count)
        for type in types { isMember[type.index] = true }
        self.isMember = isMember
    }

    func contains(_ type: TypeID) -> Bool { isMember[type.index] }
}
