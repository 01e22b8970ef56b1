/// A rule's query about one type, whose answers are cached like those of the model's own queries.
///
/// Declare it as a constant: answers belong to the query object, not to its name.
public struct TypeQuery<Element: Sendable>: Sendable {
    fileprivate let query: Query<TypeID, [Element]>
}

extension TypeQuery where Element: Equatable {
    /// - Parameter compute: reads only the project that it is passed, so that a workspace records the dependencies of
    ///   the answer.
    public init(_ name: StaticString, _ compute: @escaping @Sendable (Project, TypeID) -> [Element]) {
        query = Query(name, compute)
    }
}

extension Project {
    /// The concatenated answers for several types, in the order of the types. Missing answers are computed on several
    /// threads.
    public func answers<Element>(_ query: TypeQuery<Element>, for types: [TypeID]) -> [Element] { answers(query.query, types) }
}
