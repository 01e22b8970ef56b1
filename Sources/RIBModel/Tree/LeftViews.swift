import SourceText

extension Project {
    /// Whether the view of an edge's child stays where it is shown while all that detaches the child runs: no path
    /// removes a view or shows another one, and nothing says that the view is gone before or removes itself.
    ///
    /// Not part of the verdict, because it walks the paths of all events that detach the child.
    public func leavesView(_ edge: Edge) -> Bool {
        let isShown = !edge.presentations.isEmpty && edge.presentations.allSatisfy { presentation in
            [.push, .modal, .pushOrModal, .embed].contains(presentation.showing)
        }
        guard isShown, !edge.child.ribs.isEmpty, !isIncomplete(edge),
            edge.child.ribs.allSatisfy({ hasView($0.router) && !cleansUp($0) })
        else { return false }
        let removals = removals(by: edge.parent)
        let others = tree.edges(from: edge.parent).flatMap { other in
            other.attachments + other.presentations.flatMap { [$0.place] + [$0.inner].compactMap { $0 } }
        }
        var isDetached = false
        let code = EventCode(self)
        for detachment in edge.detachments {
            let callers = EventCallers(of: detachment.function, running: detachment.place, self)
            let functions = Set(callers.functions)
            let isKnown = functions.contains { function in
                Name.swipeHooks.contains(name(of: function)) || navigationObservers.functions.contains(function)
            }
            if isKnown || edge.child.ribs.contains(where: { viewMayGo($0, before: functions) }) { return false }
            var paths = EventPaths(
                detachments: [detachment.place], attachments: removals.flatMap { [$0.place, $0.inner] } + others,
                holding: edge.slots, of: nil, in: self, code)
            for event in callers.functions where !FunctionTriggers.own(event, self).isDisjoint(with: .inUse) {
                let (exits, kept) = paths.outcome(of: event)
                for state in Array(exits.states) + Array(kept.states) where state.contains(.detached) {
                    guard state.isDisjoint(with: [.attached, .dismissed, .unclear]) else { return false }
                    isDetached = true
                }
            }
        }
        return isDetached
    }

    /// Whether a RIB runs code of its own when its interactor is deactivated, which may remove its view.
    private func cleansUp(_ rib: RIB) -> Bool {
        guard let interactor = rib.interactor,
            let hook = implementation(.deactivationHook, nil, of: interactor, from: file(of: interactor))
        else {
            return false
        }
        return body(of: hook).calls.contains { $0.name != .deactivationHook }
    }
}
