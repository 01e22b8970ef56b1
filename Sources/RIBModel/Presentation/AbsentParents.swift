import SourceText

/// RIBs of which a part is absent: their interactor, or the parent that attaches them.
extension Project {
    /// Whether no interactor of a router is analyzed as a whole: which events lead to the router's functions, and what
    /// the objects that it gets of its interactor do, is not known.
    func hasAbsentInteractor(_ router: TypeID) -> Bool {
        let interactors = interactors(of: router)
        // A router over the framework's own protocol has no interactor class of its own.
        if interactors.isEmpty, case .library? = arguments(of: router, to: .routerBase)?.first { return false }
        return interactors.allSatisfy { hasAbsentCode($0) }
    }

    /// The builder of a view that only a parent that is not analyzed can close: no known router attaches its RIB, and
    /// the RIB has no listener by which it could ask for that. Nil if this is not so for all RIBs with the view.
    ///
    /// Such a parent has other means, and may observe the view.
    public func builderForAbsentParent(ofView view: TypeID) -> TypeID? {
        let routers = routers(withPart: view)
        guard !routers.isEmpty else {
            let builders = self[Project.buildersOfAbsentRouters, at: view]
            return builders.allSatisfy { hasNoListener(createdBy: $0) } ? builders.first : nil
        }
        guard routers.allSatisfy({ tree.edges(to: $0).isEmpty && !isLaunched($0) }) else { return nil }
        let builders = routers.flatMap { ribs(ofRouter: $0) }.map(\.builder)
        return builders.allSatisfy { hasNoListener(createdBy: $0) } ? builders.first : nil
    }

    /// Whether a builder takes nothing, and its interactor has no listener.
    private func hasNoListener(createdBy builder: TypeID) -> Bool {
        let functions = ownMembers(of: builder).filter { isBuild($0) }
        guard functions.allSatisfy({ parameterTypes(of: $0).isEmpty }) else { return false }
        let interactors = constructedTypes(by: builder).filter { roles.has($0, .interactor) }
        return !interactors.isEmpty && interactors.allSatisfy { listenerProperty(ofInteractor: $0) == nil }
    }

    /// By the class of a view, the builders that create it for a router that is not analyzed, in order.
    private static let buildersOfAbsentRouters = Query<WholeProject, Groups<TypeID, TypeID>>(
        index: "buildersOfAbsentRouters"
    ) { project in
        let builders = project.types(.builder).filter { project.isClass($0) && project.ribs(createdBy: $0).isEmpty }
        return Groups(
            builders.flatMap { builder in
                project.constructedTypes(by: builder).filter { project.viewControllers.contains($0) }
                    .map { ($0, builder) }
            })
    }
}
