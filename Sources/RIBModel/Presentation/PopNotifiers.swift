import SourceText

/// Whether a class of view controllers notifies a listener of its pop.
private struct PopNotifier: Sendable, Equatable {
    let place: NodeReference?
    /// Whether the class itself notifies, not only a navigation delegate.
    var isOwn = false
    /// Whether UIKit only calls what notifies if the view is on top when it is popped.
    var isOnlyOnTop = false

    static let query = Query<TypeID, [PopNotifier]>("popNotifier") { project, type in
        let dispatch = ClassDispatch(type, in: project)
        let code = dispatch.reachableCode()
        let hooks = RemovalHooks(ViewCode(dispatch, ViewFacts(dispatch)), project.navigationObservers, code: code)
        guard hooks.observedKinds.contains(.pop) else { return [PopNotifier(place: nil)] }
        let moves = code.filter { project.name(of: $0).isChangeOfParent }
        let others = RemovalHooks(ViewCode(dispatch, ViewFacts(dispatch)), project.navigationObservers, code: moves)
        let start = NodeReference(file: project.symbols.types[type.index].declaration.file, node: 0)
        return [
            PopNotifier(
                place: hooks.notification(of: .pop) ?? start, isOwn: hooks.notification(of: .pop) != nil,
                isOnlyOnTop: !others.observedKinds.contains(.pop))
        ]
    }
}

extension Project {
    /// The place where a view controller's class notifies of its pop; nil if it does not.
    func popNotifier(of type: TypeID) -> NodeReference? { self[PopNotifier.query, type].first?.place }

    /// Whether a view controller's own class notifies of its pop.
    func notifiesOfPop(_ type: TypeID) -> Bool { self[PopNotifier.query, type].contains { $0.isOwn } }

    /// The place where a view controller's class notifies of its pop, if UIKit only calls that when the view is on
    /// top, and nothing if it lies below others.
    func popNotifierOnTop(of type: TypeID) -> NodeReference? {
        self[PopNotifier.query, type].first { $0.isOwn && $0.isOnlyOnTop }?.place
    }
}
