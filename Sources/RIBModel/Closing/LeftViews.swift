import SourceText

extension Project {
    /// Whether the view of an edge's child stays where it is shown while all that detaches the child runs: no path
    /// removes a view or shows another one, and nothing says that the view is gone before or removes itself.
    ///
    /// Not part of the verdict, because it walks the paths of all events that detach the child.
    public func leavesView(_ edge: Edge) -> Bool {
        let isShown =
            !edge.presentations.isEmpty
            && edge.presentations.allSatisfy { presentation in
                [.push, .modal, .pushOrModal, .embed].contains(presentation.showing)
            }
        guard isShown, !edge.child.ribs.isEmpty, !isIncomplete(edge),
            edge.child.ribs.allSatisfy({ hasView($0.router) && !cleansUp($0) })
        else { return false }
        let removals = removals(by: edge.parent)
        let others: [(ViewMark, Effect)] =
            removals.map { (.changes, .steps([$0.place, $0.inner])) }
            + tree.edges(from: edge.parent).flatMap { [(.changes, .attach($0)), (.changes, .show($0))] }
            + [(.changes, .dismiss), (.changes, .unclear)]
        var isDetached = false
        let runs = EventRuns(self)
        for detachment in edge.detachments {
            let callers = EventCallers(of: detachment.function, running: detachment.place, self)
            let functions = Set(callers.functions)
            let isKnown = functions.contains { function in
                Name.swipeHooks.contains(name(of: function)) || navigationObservers.functions.contains(function)
            }
            if isKnown || edge.child.ribs.contains(where: { viewMayGo($0, before: functions) }) { return false }
            var walks = runs.asking([
                EffectQuestion([(.detaches, .call(detachment.place))] + others, holding: edge.slots)
            ])
            for event in callers.functions where !FunctionTriggers.own(event, self).isDisjoint(with: .inUse) {
                let paths = walks.answers(upon: event)[0].all
                if paths.some([.detaches, .changes]) { return false }
                isDetached = isDetached || paths.some(.detaches)
            }
        }
        return isDetached
    }

    /// Whether a RIB runs code of its own when its interactor is deactivated, which may remove its view.
    package func cleansUp(_ rib: RIB) -> Bool {
        guard let interactor = rib.interactor,
            let hook = implementation(.deactivationHook, nil, of: interactor, from: file(of: interactor))
        else {
            return false
        }
        return body(of: hook).calls.contains { $0.name != .deactivationHook }
    }
}

private struct ViewMark: FlowState {
    let rawValue: UInt8
    static let detaches = ViewMark(rawValue: 1)
    /// A view is removed or another one is shown, or may be.
    static let changes = ViewMark(rawValue: 2)
}
