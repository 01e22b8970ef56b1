import SourceText

/// A member of a component that makes an object with state, although the dependency brings one of that name and type.
public struct ShadowedDependency: Sendable, Equatable {
    public let member: ComponentMember
    /// The requirement of the component's own dependency, or the members by that name of the components that fulfill
    /// the dependency.
    public let others: [DeclarationID]
    /// Whether the component's own dependency requires the member.
    public let isRequired: Bool
    /// The property of the object in which it keeps or publishes what others would have to see.
    public let state: DeclarationID
    /// The dependencies of children that require the member, in order.
    public let children: [TypeID]

    fileprivate static let query = Query<TypeID, [ShadowedDependency]>("shadowedDependencies") { project, component in
        guard let needed = project.arguments(of: component, to: .componentBase)?.first?.nominal,
            project.isProtocol(needed)
        else { return [] }
        return project.componentMembers(of: component).compactMap { member in
            guard let state = project.state(ofObjectOf: member) else { return nil }
            let children = project.dependencies(requiring: member)
            if let required = project.member(like: member, of: needed) {
                return ShadowedDependency(
                    member: member, others: [required], isRequired: true, state: state, children: children)
            }
            guard !children.isEmpty, let others = project.members(like: member, above: needed, depth: 0) else {
                return nil
            }
            return ShadowedDependency(
                member: member, others: others, isRequired: false, state: state, children: children)
        }
    }
}

extension Project {
    /// The members of a component's own class that make another object than the one that the dependency brings.
    public func shadowedDependencies(of component: TypeID) -> [ShadowedDependency] {
        self[ShadowedDependency.query, component]
    }

    /// The property of the object that a member makes which publishes values or which a method of the object changes;
    /// nil if there is none, if each reader may need its own object, or if the object has one that others have, too.
    fileprivate func state(ofObjectOf member: ComponentMember) -> DeclarationID? {
        guard isReported(member.component), !roles.hasAny(member.made), !viewControllers.contains(member.made),
            !isOverridden(member), !isFed(member), !wrapsSharedObject(member.made)
        else { return nil }
        return publishedProperty(of: member.made) ?? changedProperty(of: member.made)
    }

    /// Whether the code of a member reads one of its own name from another object: `Proxy(dependency.account)`.
    private func isFed(_ member: ComponentMember) -> Bool {
        let name = name(of: member.declaration)
        return body(of: member.declaration).names.contains { $0.kind == .member && $0.name == name }
    }

    /// Whether the code of a class uses a member named `shared`.
    private func wrapsSharedObject(_ type: TypeID) -> Bool {
        classes(of: type).flatMap { ownMembers(of: $0) }.contains { member in
            hasCode(member) && body(of: member).names.contains { $0.kind == .member && $0.name == .sharedMethod }
        }
    }

    /// The first stored variable of a class that a function of the class assigns or adds an element to.
    private func changedProperty(of type: TypeID) -> DeclarationID? {
        let members = classes(of: type).flatMap { ownMembers(of: $0) }
        let functions = members.filter { isFunction($0) && !isInitializer($0) && !isStatic($0) && hasReadBody($0) }
        return members.first { property in
            guard isProperty(property), isStored(property), isVariable(property), !isStatic(property) else {
                return false
            }
            let name = name(of: property)
            return functions.contains { function in
                guard mentions([name], function) else { return false }
                let body = body(of: function)
                return body.assignments.contains { $0.name?.name == name && $0.target?.headOnSelf?.name == name }
                    || body.calls.contains { call in
                        addsElement(call.name) && call.receiver?.headOnSelf?.name == name
                    }
            }
        }
    }

    /// The protocols of children's dependencies that a component fulfills and that require a member, in order.
    fileprivate func dependencies(requiring member: ComponentMember) -> [TypeID] {
        let name = name(of: member.declaration)
        return hierarchy.ancestors[member.component.index].filter { type in
            isProtocol(type) && reaches(type) { $0.traits.contains(.isDependency) }
                && !ownMembers(named: name, of: type, from: member.declaration.file).isEmpty
        }
    }

    /// The property of a type with a member's name, whose value may be of the class that the member makes.
    fileprivate func member(like member: ComponentMember, of type: TypeID) -> DeclarationID? {
        let name = name(of: member.declaration)
        return firstMember(name, of: type, from: member.declaration.file) { found in
            guard isProperty(found), !isStatic(found), let wanted = self.type(of: found).nominal else { return false }
            return wanted == member.made || hierarchy.ancestors[member.made.index].contains(wanted)
        }
    }

    /// The members of that name and type that each component which fulfills a dependency has, itself or from its own
    /// dependency; nil if one has none.
    fileprivate func members(like member: ComponentMember, above needed: TypeID, depth: Int) -> [DeclarationID]? {
        let parents = conformers(of: needed).filter { roles.has($0, .component) && isClass($0) && isReported($0) }
        guard depth < 6, !parents.isEmpty, parents.count < 20 else { return nil }
        var found: [DeclarationID] = []
        for parent in parents where parent != member.component {
            if let own = self.member(like: member, of: parent) {
                found.append(own)
                continue
            }
            guard let next = arguments(of: parent, to: .componentBase)?.first?.nominal,
                let above = members(like: member, above: next, depth: depth + 1)
            else { return nil }
            found += above
        }
        return found.isEmpty ? nil : found.sortedWithoutRepetitions
    }
}
