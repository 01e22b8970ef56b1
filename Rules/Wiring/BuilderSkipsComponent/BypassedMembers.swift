import RIBModel
import SourceText

extension BuilderCode {
    /// What a RIB misses if its builder's code does not use a component.
    enum Bypass: Equatable, Sendable {
        /// Nothing that is known: no component has a member for what the code takes, or a child gets the same object.
        case nothing
        /// A member of the component that passes on the object which the code takes from the dependency.
        case same(DeclarationID)
        /// A member of the component whose value may be another object than the one that the code takes.
        case possibly(DeclarationID)
        /// A member of the component that creates another object than the one that the code takes.
        case object(DeclarationID)
    }

    /// What the RIB misses of the members of some components, all of which the code does not use.
    func bypass(of components: [TypeID]) -> Bypass {
        guard !components.isEmpty else { return .nothing }
        let own = takenNames
        let names = own.union(namesNeededByChildren)
        var (possible, same): (DeclarationID?, DeclarationID?)
        for component in components {
            for member in project.classes(of: component).flatMap({ project.ownMembers(of: $0) })
            where names.contains(project.name(of: member)) {
                switch project.origin(ofComponentMember: member) {
                case .dependency: if own.contains(project.name(of: member)) { same = same ?? member }
                case .component: return .object(member)
                case .unknown: possible = possible ?? member
                }
            }
        }
        return possible.map { .possibly($0) } ?? same.map { .same($0) } ?? .nothing
    }

    /// The names of what the code takes from the builder's dependency, or from a name that nothing declares.
    private var takenNames: NameSet {
        var names: [Name] = []
        for chain in bodies.flatMap(\.chains) {
            guard chain.isDependencyRead || chain.isOnUndeclaredName else { continue }
            names += chain.elements.dropFirst().filter { $0.kind == .member }.map(\.name)
        }
        return NameSet(names)
    }

    /// The names of what the children need that are built with the builder's dependency, or with such a name.
    private var namesNeededByChildren: NameSet {
        var names: [Name] = []
        for child in allChildBuilders {
            guard let value = child.dependency, let builder = child.type.nominal,
                isDependency(value) || value.plainChain?.isOnUndeclaredName == true
            else { continue }
            names += project.namesRequired(byBuilder: builder)
        }
        return NameSet(names)
    }
}

extension Chain {
    /// Whether the chain reads a value of the builder's dependency.
    fileprivate var isDependencyRead: Bool { leadingNames.contains { $0 == .dependencyMember } }

    /// Whether the chain begins with a name that neither the code nor the project declares.
    fileprivate var isOnUndeclaredName: Bool {
        guard let head, head.kind == .identifier, !head.isLocal else { return false }
        return through(head).type == .unknown
    }
}

/// Where the value of a component's member comes from.
private enum ComponentMemberOrigin {
    /// It is the dependency's value of the same name.
    case dependency
    /// The component creates it, or takes another one of the dependency.
    case component
    case unknown
}

extension Project {
    fileprivate func origin(ofComponentMember member: DeclarationID) -> ComponentMemberOrigin {
        guard isProperty(member), !isStatic(member), isRead(member), hasCode(member) else { return .unknown }
        if MadeValue(member, in: self) != nil { return .component }
        let body = body(of: member)
        guard let value = (body.result ?? body.initialValue)?.plainChain, !value.makesCall, let last = value.lastName,
            last == value.last, value.before(last).isDependency
        else { return .unknown }
        return last.name == name(of: member) ? .dependency : .component
    }

    /// The names of the requirements of what a builder needs.
    fileprivate func namesRequired(byBuilder builder: TypeID) -> [Name] {
        guard let needed = dependencyType(of: builder) else { return [] }
        let protocols = needed.constituents.compactMap(\.nominal).flatMap { ancestors(of: $0) }
        return protocols.flatMap { ownMembers(of: $0) }.filter { isRequirement($0) }.map { name(of: $0) }
    }
}
