import SourceText

/// Why a call by which a router removes a view does not remove another one after the user's gesture.
public enum OtherRepeatedRemoval: Sendable, Equatable {
    /// The router has a superclass that is not analyzed.
    case incomplete
    /// The call names the view that it removes, or is on another one than the router's.
    case ofOtherView
    /// It dismisses or pops, depending on the state, or removes several views.
    case notOnTop
    /// The user can remove no child's view in that way.
    case noGesture
    /// Its function asks which views are shown.
    case asks
    /// No gesture is known to run it always.
    case notAfterGesture
}

/// Why a call by which a router removes a view is not known to be of the wrong kind.
public enum OtherMismatch: Sendable, Equatable {
    case incomplete
    /// The call names the view that it removes, or is on another one than the router's.
    case ofOtherView
    /// It dismisses or pops, depending on the state.
    case mixed
    /// The views that it may remove are shown in that way.
    case matches
    /// Nothing that is known shows a child's view in one way only.
    case unknownShowing
    /// Nothing is known to detach the child, or other children are stored in its property as well.
    case unknownChild
    /// No call leads to it, but for the end of the router's RIB.
    case neverRuns
}

extension Project {
    /// The calls in a router's code that remove a view, in order, and why they do not repeat a gesture.
    public func otherRepeatedRemovals(by router: TypeID) -> [OtherCandidate<OtherRepeatedRemoval>] {
        let known = removals(by: router)
        let edges = tree.edges(from: router).filter { !$0.detachments.isEmpty }
        return removingCalls(of: router).map { call in
            let place = call.calleePlace
            if hasAbsentCode(router) { return OtherCandidate(place, .incomplete) }
            guard let removal = known.first(where: { $0.place == place }), removal.subject == .ownView else {
                return OtherCandidate(place, .ofOtherView)
            }
            guard removal.isDismissal || removal.isPop && name(at: removal.inner).isPopOfTopView else {
                return OtherCandidate(place, .notOnTop)
            }
            let canRemove = edges.contains { edge in
                edge.presentations.contains { presentation in
                    (isPush(presentation) ? removal.isPop : presentation.showing == .modal && removal.isDismissal)
                        && allowsGesture(presentation, edge)
                }
            }
            if !canRemove { return OtherCandidate(place, .noGesture) }
            return OtherCandidate(place, mentions(.shownViews, removal.function) ? .asks : .notAfterGesture)
        }
    }

    /// The calls in a router's code that remove a view, in order, and why they do not differ from how it is shown.
    public func otherMismatchedRemovals(by router: TypeID) -> [OtherCandidate<OtherMismatch>] {
        let known = removals(by: router)
        let edges = tree.edges(from: router).filter { !$0.attachments.isEmpty }
        return removingCalls(of: router).map { call in
            let place = call.calleePlace
            if hasAbsentCode(router) { return OtherCandidate(place, .incomplete) }
            guard let removal = known.first(where: { $0.place == place }) else {
                return OtherCandidate(place, .ofOtherView)
            }
            guard removal.isDismissal || removal.isPop else { return OtherCandidate(place, .mixed) }
            let concerned = edges.filter { edge in
                if case .slot(let slot) = removal.subject { edge.slots.contains(slot) } else { true }
            }.filter { removalKind(of: $0) != nil }
            guard let edge = concerned.first else { return OtherCandidate(place, .unknownShowing) }
            let different = concerned.filter { (removalKind(of: $0) == .pop) == removal.isDismissal }
            if different.isEmpty { return OtherCandidate(place, .matches, at: edge.presentations.first?.place) }
            let runs = callers(of: removal.function, outside: router).contains {
                FunctionTriggers.own($0, self) != .end
            }
            return OtherCandidate(place, runs ? .unknownChild : .neverRuns)
        }
    }

    /// The calls in a router's code that remove a view, in order.
    public func placesRemovingViews(in router: TypeID) -> [NodeReference] {
        removingCalls(of: router).map(\.calleePlace)
    }

    /// The calls in a router's functions that remove a view and show none, but those of its own functions, in order.
    func removingCalls(of router: TypeID) -> [CallSite] {
        let functions = classes(of: router).flatMap { ownMembers(of: $0) }.filter { isFunction($0) && hasBody($0) }
        return functions.flatMap { function in
            body(of: function).calls.filter { call in
                !call.isOnSelf && viewEffect(of: call).map { !$0.kinds.isEmpty && !$0.shows } ?? false
            }
        }
    }
}

/// Why a dismissal is not one of a navigation controller that stays in a property.
public enum OtherDismissal: Sendable, Equatable {
    case incomplete
    /// No property with a navigation controller decides by itself where views are shown.
    case noSlot
    /// The navigation controller presents views itself: a dismissal may be one of these.
    case presents
    /// The call is not known to dismiss that controller.
    case ofOther
}

extension Project {
    /// The calls by which a router dismisses views, in order, and why they leave no dismissed navigation controller in
    /// a property.
    public func otherDismissals(by router: TypeID) -> [OtherCandidate<OtherDismissal>] {
        let obstacle = obstacle(toDismissedNavigationsOf: router)
        return removingCalls(of: router).filter { viewEffect(of: $0)?.kinds == .dismiss }.map {
            OtherCandidate($0.calleePlace, obstacle ?? .ofOther)
        }
    }
}
