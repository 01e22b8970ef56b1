import SourceText

/// A place that reads a member of a component.
public struct ComponentMemberRead: Sendable, Equatable {
    public let place: NodeReference
    /// The function, initializer or variable that contains the place.
    public let code: DeclarationID
    /// The type on which the member is read: the component's class, one of its subclasses or base classes, or a
    /// protocol that it conforms to.
    public let type: TypeID
    /// Whether the code belongs to a component and reads the member of its own object.
    public let isOwn: Bool
}

extension Project {
    /// The places that read a member of a component whose reads each create an object, in the order of files.
    public func reads(of member: ComponentMember) -> [ComponentMemberRead] {
        let types = Set(
            Array(hierarchy.ancestors[member.component.index]) + descendants(of: member.component))
        return self[Project.readsOfComponents, at: name(of: member.declaration)]
            .filter { types.contains($0.type) && $0.code != member.declaration }
    }

    /// Whether a subclass overrides a member of a component.
    func isOverridden(_ member: ComponentMember) -> Bool {
        let name = name(of: member.declaration)
        return subclasses(of: member.component).contains {
            !ownMembers(named: name, of: $0, from: member.declaration.file).isEmpty
        }
    }

    private static let readsOfComponents = Query<WholeProject, Groups<Name, ComponentMemberRead>>(
        index: "readsOfComponentMembers"
    ) { project in
        guard !project[createdNames].isEmpty else { return Groups([]) }
        return Groups(project.collected(readsInFile, project.filesWithCode).map { ($0.name, $0.read) })
    }

    private struct NamedRead: Sendable, Equatable {
        let name: Name
        let read: ComponentMemberRead
    }

    private static let readsInFile = Query<FileID, [NamedRead]>("readsOfComponentMembersInFile") { project, file in
        project.reads(ofMembersNamed: project[createdNames], in: file.index).flatMap { read -> [NamedRead] in
            let body = project.body(of: read.code)
            let receiver = body.receiver(ofMember: read.place.node)
            let isOwn = read.isBare || receiver.denotesSelf
            let types =
                isOwn
                ? body.home.type.map { [$0] } ?? [] : receiver.type.constituents.compactMap(\.nominal)
            return types.map { type in
                NamedRead(
                    name: read.name,
                    read: ComponentMemberRead(place: read.place, code: read.code, type: type, isOwn: isOwn))
            }
        }
    }

    private static let createdNames = Query<WholeProject, NameSet>("namesOfCreatingMembers") { project, _ in
        NameSet(
            project.components.flatMap { project.componentMembers(of: $0) }.filter(project.mayNeedOneObject)
                .map { project.name(of: $0.declaration) })
    }

    /// Whether those who read a member may depend on getting the same object.
    private func mayNeedOneObject(_ member: ComponentMember) -> Bool {
        guard member.lifetime == .none, !roles.has(member.made, anyOf: [.of(.builder), .of(.component)]) else {
            return false
        }
        return isPart(member) || publishedProperty(of: member.made) != nil || !weakStreams(of: member.made).isEmpty
    }

    /// Whether a member creates a part of a RIB.
    func isPart(_ member: ComponentMember) -> Bool {
        roles.has(member.made, anyOf: [.of(.view), .of(.presenter), .of(.interactor), .of(.router)])
    }

    /// Whether all components that a read can be on have the member.
    func isCertain(_ read: ComponentMemberRead, _ member: ComponentMember) -> Bool {
        guard isProtocol(read.type) else { return hierarchy.ancestors[read.type.index].contains(member.component) }
        let name = name(of: member.declaration)
        return conformers(of: read.type).filter { isReported($0) }.allSatisfy { conformer in
            firstProperty(name, of: conformer, from: member.declaration.file) == member.declaration
        }
    }
}

extension Chain {
    /// Whether the value of the chain is that of a property which it ends with, or the result of a function.
    func isValue(ofMemberAt place: NodeReference) -> Bool {
        guard let last else { return false }
        return last.node == place.node || calls.contains { $0.calleePlace == place && $0.node == last.node }
    }
}
