import RIBModel
import SourceText

/// Whether a property that holds a child is nil again once the child's view is gone, in whichever way it goes.
enum SlotRelease: Sendable, Equatable {
    case always
    /// A way in which the view can go leaves the child in the property.
    case notAlways
    case unknown
}

extension Project {
    /// Whether a property that the child of an edge is stored in is nil again once the child's view is gone: the user
    /// removes it, the child or the router does. Only then is code reached again that runs if the property is nil.
    func release(of slot: DeclarationID, after edge: Edge) -> SlotRelease {
        guard !edge.child.ribs.isEmpty, !isIncomplete(edge) else { return .unknown }
        let detached = detachedSlots(of: edge.parent).filter { $0.slot == slot }
        let isKept = detached.contains { if case .kept = $0.storage { true } else { false } }
        guard proven(edge) == .yes, !isKept, losesNoView(edge) else { return .notAlways }
        guard detached.contains(where: { $0.storage == .cleared }) else { return .unknown }
        return SlotRelease(all: edge.presentations.map { release(upon: $0, of: edge) })
    }

    /// Whether a property is assigned children of one edge only, outside of conditions and closures, in a function that
    /// builds no other child: the function can return at its start if the property holds one.
    func hasOwnFunction(_ slot: DeclarationID, _ edge: Edge) -> Bool {
        let others = tree.edges(from: edge.parent).filter { $0.site != edge.site }
        guard !others.contains(where: { $0.function == edge.function || $0.slots.contains(slot) }) else { return false }
        let name = name(of: slot)
        let stores = body(of: edge.function).assignments.filter { $0.name?.name == name && !$0.clears }
        guard stores.count == 1, let stored = stores.first?.target,
            let built = body(of: edge.function).calls.first(where: { $0.calleePlace == edge.site })
        else { return false }
        return stored.isUnconditional && built.chain.isUnconditional
    }

    /// Whether neither the child nor the router removes the child's view and leaves the child attached.
    private func losesNoView(_ edge: Edge) -> Bool {
        let isRemoved = removedChildren(of: edge.parent).contains {
            $0.edge.site == edge.site && $0.outcome == .staysAttached
        }
        guard !isRemoved, !leavesEventUnanswered(edge), unsentEvents(of: edge).isEmpty else { return false }
        return edge.child.ribs.allSatisfy { rib in
            !ownRemovals(of: rib.router).contains { $0.notification == .unnotified }
                && !(rib.view.type.map { dismissesItselfUnnotified($0) } ?? false)
        }
    }

    private func release(upon presentation: Edge.Presentation, of edge: Edge) -> SlotRelease {
        switch presentation.showing {
        case .embed: return .always
        case .push:
            guard isPush(presentation) else { return .unknown }
            return SlotRelease(all: systemPops(on: presentation, of: edge).map { release(upon: $0, of: edge) })
        case .modal: return SlotRelease(all: swipes(on: presentation, of: edge).map { release(upon: $0, of: edge) })
        case .pushOrModal, .tab, .root, .unknown: return .unknown
        }
    }

    private func release(upon pop: SystemPop, of edge: Edge) -> SlotRelease {
        switch pop.obstacle {
        case .unresolved, .unknownBar: .unknown
        case .noBackButton, .hiddenBar, .noGesture, .isFirst: .always
        case nil: release(by: pop.hooks, of: edge)
        }
    }

    private func release(upon swipe: Swipe, of edge: Edge) -> SlotRelease {
        if swipe.unresolved != nil { return .unknown }
        switch swipe.style {
        case .fixed: return .always
        case .unknown: return .unknown
        case .dismissible:
            return !canSwipeToDismiss || swipe.isIgnored != nil ? .always : release(by: swipe.hooks, of: edge)
        }
    }

    private func release(by hooks: [Swipe.Hook], of edge: Edge) -> SlotRelease {
        if hooks.contains(where: { isCertain($0, edge) }) { return .always }
        return hooks.allSatisfy { $0.lead == .no } ? .notAlways : .unknown
    }

    /// Whether calls lead from a hook to the detachment of the child.
    private func isCertain(_ hook: Swipe.Hook, _ edge: Edge) -> Bool {
        guard hook.isAssumed else { return hook.lead == .yes }
        return disappearanceNotifications(of: edge).contains { $0.place == hook.place && alwaysDetaches($0, edge) }
    }
}

extension SlotRelease {
    /// The answer for several ways, of which at least one is known.
    fileprivate init(all ways: [SlotRelease]) {
        self = ways.contains(.notAlways) ? .notAlways : ways.isEmpty || ways.contains(.unknown) ? .unknown : .always
    }
}

extension Chain {
    /// Whether each run of the body that does not return before runs the chain.
    fileprivate var isUnconditional: Bool {
        ancestors.allSatisfy { ancestor in
            switch ancestor {
            case .if, .switch, .case, .loop, .closure: false
            default: true
            }
        }
    }
}
