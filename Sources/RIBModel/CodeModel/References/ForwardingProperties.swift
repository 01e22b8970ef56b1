package import SourceText

/// A private computed property that forwards to a stored one of its type: it reads and assigns that, and does nothing
/// else. `var child: Child? { get { stored } set { stored = newValue } }`
private struct ForwardingProperty: Sendable, Equatable {
    let property, stored: DeclarationID

    /// Those of a type.
    static let query = Query<TypeID, [ForwardingProperty]>("forwardingProperties") { project, type in
        project.ownMembers(of: type).compactMap { ForwardingProperty($0, of: type, in: project) }
    }

    private init?(_ property: DeclarationID, of type: TypeID, in project: Project) {
        guard project.isProperty(property), project.isSettable(property), project.isComputed(property),
            project.isPrivate(property), project.hasReadBody(property)
        else { return nil }
        let body = project.body(of: property)
        var assignments = body.assignments.makeIterator()
        guard let assignment = assignments.next(), assignments.next() == nil,
            assignment.value.plainChain?.onlyName?.name == Name.newValue,
            let name = assignment.target?.onlyNameOnSelf, body.result?.plainChain?.onlyNameOnSelf == name,
            let stored = project.firstProperty(name, of: type, from: property.file), project.isStored(stored)
        else { return nil }
        (self.property, self.stored) = (property, stored)
    }
}

extension Project {
    /// The stored property that a private computed property forwards to; nil for any other property.
    func storedProperty(behind property: DeclarationID) -> DeclarationID? {
        forwardingProperties(of: symbols.type(around: property)).first { $0.property == property }?.stored
    }

    /// The names by which the code of a type can mean a stored property: its own, and those of the private properties
    /// that forward to it.
    package func names(meaning property: DeclarationID) -> NameSet { names(meaningOneOf: [property]) }

    /// The names by which the code of their type can mean one of some stored properties.
    package func names(meaningOneOf properties: [DeclarationID]) -> NameSet {
        var names = NameSet()
        for stored in properties {
            names.insert(name(of: stored))
            for other in forwardingProperties(of: symbols.type(around: stored)) where other.stored == stored {
                names.insert(name(of: other.property))
            }
        }
        return names
    }

    private func forwardingProperties(of type: TypeID?) -> [ForwardingProperty] {
        type.map { self[ForwardingProperty.query, $0] } ?? []
    }
}

extension Chain {
    /// The name, if the chain is only a member of the own object: `name`, `self.name`.
    fileprivate var onlyNameOnSelf: Name? {
        guard let name = headOnSelf, name == last, name.isName, !name.isLocal else { return nil }
        return name.name
    }
}
