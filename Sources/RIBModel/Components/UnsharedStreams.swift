import SourceText

/// A member of a component that creates an object which publishes values, at each read.
public struct UnsharedStream: Sendable, Equatable {
    public let member: ComponentMember
    /// The property through which the object publishes; nil if it has none.
    public let stream: DeclarationID?
    /// The places that read the member of one component, in order.
    public let reads: [ComponentMemberRead]
    /// The dependencies of children that require the member, in order.
    public let children: [TypeID]
    public let isOverridden: Bool

    /// Those of a class, in order.
    fileprivate static let query = Query<TypeID, [UnsharedStream]>("unsharedStreams") { project, component in
        project.componentMembers(of: component).compactMap { member in
            project.otherUse(of: member) == nil ? UnsharedStream(member, project) : nil
        }
    }

    /// Why it does not matter whether a component keeps the object that a member creates.
    public enum OtherUse: Sendable, Equatable {
        case kept, builderOrComponent
        /// The object is a part of a RIB.
        case part
    }

    private init(_ member: ComponentMember, _ project: Project) {
        self.member = member
        stream = project.publishedProperty(of: member.made)
        isOverridden = project.isOverridden(member)
        guard stream != nil, !isOverridden else {
            (reads, children) = ([], [])
            return
        }
        let name = project.name(of: member.declaration)
        let all = project.reads(of: member).filter { !project.isProtocol($0.type) }
        reads = project.readsOfOneComponent(all, member)
        children = project.hierarchy.ancestors[member.component.index].filter { type in
            project.isProtocol(type) && project.reaches(type) { $0.traits.contains(.isDependency) }
                && !project.ownMembers(named: name, of: type, from: member.declaration.file).isEmpty
        }
    }
}

extension Project {
    /// The members of a component's own class that create services at each read, in order.
    public func unsharedStreams(of component: TypeID) -> [UnsharedStream] { self[UnsharedStream.query, component] }

    /// Why the object of a component's member is not a service that is created at each read; nil if it is.
    public func otherUse(of member: ComponentMember) -> UnsharedStream.OtherUse? {
        if member.lifetime != .none { return .kept }
        if isPart(member) { return .part }
        return roles.has(member.made, anyOf: [.of(.builder), .of(.component)]) ? .builderOrComponent : nil
    }

    /// The stored property of a class, or of a base class, that publishes values to whoever holds the object.
    func publishedProperty(of type: TypeID) -> DeclarationID? {
        for owner in classes(of: type) {
            for property in ownMembers(of: owner) where isProperty(property) && !isStatic(property) {
                guard isStored(property) else { continue }
                if isCreatedSubject(property) { return property }
                // A subject that others pass in is the same for all objects.
                if isSubject(property), !isPassed(property, toInitializersOf: owner) { return property }
                if attributes(of: property).contains(where: { $0.name.isPublishing }) { return property }
            }
        }
        return nil
    }

    /// Whether the initial value of a property is a subject, created by its class or by a method of the class.
    private func isCreatedSubject(_ property: DeclarationID) -> Bool {
        guard isRead(property), let chain = body(of: property).initialValue?.leadingChain, let head = chain.head,
            case .metatype(.known(let name, _)) = chain.through(head).type
        else { return false }
        return symbols.wellKnownNames.subscriptions[name].contains(.subjects)
    }

    private func isPassed(_ property: DeclarationID, toInitializersOf owner: TypeID) -> Bool {
        let own = type(of: property)
        return ownMembers(of: owner).contains { member in
            isInitializer(member) && parameterTypes(of: member).contains { $0 == own }
        }
    }
}
