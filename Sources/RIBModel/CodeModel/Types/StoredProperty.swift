import SourceText

/// A stored property and its type, resolved once for all analyses of what a type keeps.
package struct StoredProperty: Equatable, Sendable {
    package let declaration: DeclarationID
    package let type: TypeReference

    fileprivate static let query = Query<TypeID, [StoredProperty]>("storedProperties") { project, type in
        project.ownMembers(of: type).lazy.filter { project.isStored($0) }
            .map { StoredProperty(declaration: $0, type: project.type(of: $0)) }
    }
}

extension Project {
    /// The stored properties that a type and its extensions declare, in order.
    package func storedProperties(of type: TypeID) -> [StoredProperty] { self[StoredProperty.query, type] }
}
