/// A query of a rule about one type, whose answers are kept as those of the model's own queries.
///
/// It is declared as a constant: answers are found by the query, not by its name.
public struct TypeQuery<Element: Sendable>: Sendable {
    fileprivate let query: Query<TypeID, [Element]>
}

extension TypeQuery where Element: Equatable {
    /// - Parameter compute: reads the project that it is given and no other, so that a workspace records what the
    ///   answer depends on.
    public init(_ name: StaticString, _ compute: @escaping @Sendable (Project, TypeID) -> [Element]) {
        query = Query(name, compute)
    }
}

extension Project {
    /// The answers for several types, in the order of the types. Several threads compute what is not known yet.
    public func answers<Element>(_ query: TypeQuery<Element>, for types: [TypeID]) -> [Element] { answers(query.query, types) }
}
