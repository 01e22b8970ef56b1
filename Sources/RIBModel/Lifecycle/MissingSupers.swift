import SourceText

/// An override of a method that RIBs calls which does not call `super`, although a base class of the project has code
/// in that method.
public struct MissingSuper: Sendable, Equatable {
    public let override: DeclarationID
    /// The method of the base class, and that class.
    public let base: DeclarationID
    public let owner: TypeID
    /// Whether every path calls `super`, or another method of the class does.
    public let isCalled: Bool

    /// Those of a class, in order.
    fileprivate static let query = Query<TypeID, [MissingSuper]>("missingSupers") { project, owner in
        guard project.hierarchy.superclass[owner.index] != nil else { return [] }
        var paths: SuperPaths?
        return project.ownMembers(of: owner).compactMap { member in
            guard project.isFunction(member), project.name(of: member).isOverriddenHook, project.isOverride(member),
                project.hasReadBody(member),
                let base = project.code(overriddenBy: member, in: project.classes(of: owner).dropFirst())
            else { return nil }
            var search = paths ?? SuperPaths(ClassDispatch(owner, in: project))
            let isCalled = search.callsSuper(member) || project.callsSuper(of: member, elsewhereIn: owner)
            paths = search
            return MissingSuper(override: member, base: base, owner: owner, isCalled: isCalled)
        }
    }
}

extension Project {
    /// The overrides, in a class, of methods that RIBs calls and that a base class of the project implements, in order.
    public func missingSupers(of type: TypeID) -> [MissingSuper] { self[MissingSuper.query, type] }

    /// The classes of interactors, routers, workers and workflows, in order.
    public var classesWithHooks: [TypeID] {
        let parts: [Role] = [.interactor, .router, .worker, .workflow]
        return Set(parts.flatMap { types($0) }.filter { isClassOrActor($0) && isReported($0) }).sorted()
    }

    /// Whether another method of a class calls the function that a method overrides.
    fileprivate func callsSuper(of method: DeclarationID, elsewhereIn owner: TypeID) -> Bool {
        let name = name(of: method)
        return ownMembers(of: owner).contains { member in
            member != method && isFunction(member) && hasReadBody(member)
                && body(of: member).calls.contains { $0.name == name && $0.receiver?.only?.kind == .superReference }
        }
    }

    /// The nearest method above that a method overrides, if it is code of the project that does more than to call its
    /// own `super`, or to stop the program because there is no override.
    fileprivate func code(overriddenBy method: DeclarationID, in bases: ArraySlice<TypeID>) -> DeclarationID? {
        let (name, labels) = (name(of: method), labels(method))
        for base in bases {
            guard symbols.copies.types[base] == nil else { return nil }
            let found = firstOwnMember(name, of: base) { isFunction($0) && self.labels($0) == labels }
            guard let found else { continue }
            guard hasReadBody(found) else { return nil }
            let code = Array(body(of: found).outerChains).filter { chain in
                !(chain.head?.kind == .superReference && chain.lastName?.name == name)
            }
            if code.contains(where: { chain in chain.head.flatMap { trap($0.name) } == nil }) { return found }
        }
        return nil
    }
}
