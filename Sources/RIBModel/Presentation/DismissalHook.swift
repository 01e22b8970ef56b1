import SourceText

/// Where the class of a view controller notifies its listener of a dismissal.
struct DismissalHook: Sendable, Equatable {
    let place: NodeReference

    /// That of a class; empty if it has none.
    fileprivate static let query = Query<TypeID, [DismissalHook]>("dismissalHook") { project, type in
        DismissalHook(type, project).map { [$0] } ?? []
    }

    private init?(_ type: TypeID, _ project: Project) {
        let dispatch = ClassDispatch(type, in: project)
        let code = dispatch.reachableCode()
        let streams = project.disappearanceStreams
        guard code.contains(where: { project.name(of: $0).isRemovalHook || project.mentions(streams, $0) }) else {
            return nil
        }
        let hooks = RemovalHooks(ViewCode(dispatch, ViewFacts(dispatch)), project.navigationObservers, code: code)
        guard hooks.observedKinds.contains(.dismiss) else { return nil }
        place =
            hooks.notification(of: .dismiss)
            ?? NodeReference(file: project.symbols.types[type.index].declaration.file, node: 0)
    }
}

extension Project {
    /// The place where the class of a view controller notifies a listener of its dismissal; nil if it does not.
    func dismissalHook(of type: TypeID) -> NodeReference? { self[DismissalHook.query, type].first?.place }
}
