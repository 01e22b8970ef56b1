import SourceText

/// A stored property, or the payload of a case, that keeps objects of a type in memory.
public struct StrongHolder: Sendable, Hashable {
    public let property: DeclarationID
    /// The type that declares the property; nil for a global.
    public let owner: TypeID?
    /// Whether the property is static. The value of such a property, as that of a global, exists as long as the app.
    public let isStatic: Bool
    /// The type that the property's type names: a class, a base class of it, or a protocol.
    public let named: TypeID

    /// Those that a type declares, in order.
    static let query = Query<TypeID, [StrongHolder]>("strongHoldersInType") { project, owner in
        guard project.isReported(owner) else { return [] }
        return holders(project.ownMembers(of: owner), of: owner, project)
    }

    private static func holders(_ members: some Sequence<DeclarationID>, of owner: TypeID?, _ project: Project)
        -> [StrongHolder]
    {
        let references = StrongReferences(project)
        return members.flatMap { member -> [StrongHolder] in
            let types: [TypeReference]
            if project.isEnumCase(member) {
                types = project.parameterTypes(of: member)
            } else if project.isStored(member) || project.isStoredGlobal(member), project.isSource(member),
                !references.isWeak(member)
            {
                types = [project.type(of: member)]
            } else {
                return []
            }
            let named = types.flatMap { references.objects(keptBy: $0) }.sortedWithoutRepetitions
            return named.map {
                StrongHolder(property: member, owner: owner, isStatic: project.isStatic(member), named: $0)
            }
        }
    }

    /// All of them by the type that they name.
    fileprivate static let byNamed = Query<WholeProject, Groups<TypeID, StrongHolder>>(index: "strongHolders") {
        project in
        let types = project.symbols.types.indices.map { TypeID($0) }
        let globals = holders(project.symbols.globals.all, of: nil, project)
        return Groups(project.answers(StrongHolder.query, types) + globals, by: \.named)
    }
}

extension Project {
    /// The properties that may keep objects of a class in memory, by its name, or by a base class or a protocol of
    /// which it is the only class. In the order of files.
    public func strongHolders(of type: TypeID) -> [StrongHolder] {
        ownNames(of: type).flatMap { self[StrongHolder.byNamed, at: $0] }.sorted { $0.property < $1.property }
    }

    /// The number of properties that name a base class or a protocol that a class shares with others.
    public func sharedHolders(of type: TypeID) -> Int {
        let own = ownNames(of: type)
        return hierarchy.ancestors[type.index].filter { !own.contains($0) }
            .map { self[StrongHolder.byNamed, at: $0].count }.reduce(0, +)
    }

    /// A class, and the base classes and protocols of which it is the only class.
    func ownNames(of type: TypeID) -> [TypeID] {
        hierarchy.ancestors[type.index].filter { ancestor in
            ancestor == type
                || descendants(of: ancestor).allSatisfy { other in
                    !isReported(other) || isProtocol(other) || other == type
                        || hierarchy.ancestors[other.index].contains(type)
                        || hierarchy.ancestors[type.index].contains(other)
                }
        }
    }
}

extension StrongReferences {
    /// The types of the project whose objects a stored value of a type keeps: those that it names, as the value, as an
    /// element, or as an argument of a generic type that keeps its values.
    fileprivate func objects(keptBy type: TypeReference) -> [TypeID] {
        switch type {
        case .nominal(let nominal, let arguments):
            isWeakWrapper(nominal) ? [] : [nominal] + arguments.flatMap { objects(keptBy: $0) }
        case .composition(let parts): parts.flatMap { objects(keptBy: $0) }
        case .parameter(_, let bounds): bounds.flatMap { objects(keptBy: $0) }
        case .collection(let element): objects(keptBy: element)
        case .tuple(let elements): elements.flatMap { objects(keptBy: $0) }
        case .known(let name, let arguments): keepsValues(name) ? arguments.flatMap { objects(keptBy: $0) } : []
        case .library, .unresolved, .function, .metatype, .unknown: []
        }
    }
}
