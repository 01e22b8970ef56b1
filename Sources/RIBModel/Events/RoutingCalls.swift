import SourceText

/// The callers of routers' functions, by name.
package struct RoutingCalls {
    private let project: Project

    package init(_ project: Project) { self.project = project }

    /// The members whose code contains a name of a router's function, in order of files.
    private func callers(of name: Name) -> [DeclarationID] {
        project[EventFunctions.mentions, at: name].map(\.code)
    }

    /// Whether a function of a router has a caller: the framework, code outside of routers, or another function of a
    /// router that has one.
    func reach(_ function: DeclarationID) -> Bool {
        var work = [function]
        var seen = Set(work)
        while let current = work.popLast() {
            if !project.isFunction(current) || project.isOverride(current) { return true }
            for caller in callers(of: project.name(of: current)) where seen.insert(caller).inserted {
                let isOfRouter = project.symbols.type(around: caller).map { project.roles.has($0, .router) } ?? false
                if !isOfRouter { return true }
                work.append(caller)
            }
        }
        return false
    }
}

/// When code outside of a router runs one of the router's functions.
package enum RoutingTime: Sendable {
    case never
    /// Only when the interactor is deactivated.
    case atEnd
    case anytime
    /// Nothing that is analyzed calls it, but it may be a requirement of a protocol that is not.
    case unknown
}

extension RoutingCalls {
    /// When code outside of the router calls one of its functions. Callers are matched by name.
    package func reachFromOutside(_ function: DeclarationID, of router: TypeID) -> RoutingTime {
        if !project.isFunction(function) || project.isOverride(function) { return .anytime }
        let name = project.name(of: function)
        let classes = project.classes(of: router)
        let all = callers(of: name).filter { caller in
            guard !project.isPrivate(function) || caller.file == function.file,
                let type = project.symbols.type(around: caller)
            else { return !project.isPrivate(function) }
            // Other routers call their own functions of that name.
            return classes.contains(type) || !project.roles.has(type, .router)
                || !project.members(name, of: type, from: caller.file).contains { project.isFunction($0) }
        }
        let outside = all.filter { caller in
            project.symbols.type(around: caller).map { !classes.contains($0) } ?? true
        }
        if outside.isEmpty {
            guard all.isEmpty, !project.isPrivate(function) else { return .never }
            return project.hierarchy.unresolvedProtocols[router.index].isEmpty ? .anytime : .unknown
        }
        return outside.allSatisfy { project.name(of: $0) == .deactivationHook } ? .atEnd : .anytime
    }
}

extension Project {
    /// Whether a function of a router has a caller. Callers are matched by name.
    public func isReached(_ function: DeclarationID) -> Bool { RoutingCalls(self).reach(function) }
}
