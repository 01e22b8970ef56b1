import RIBModel
import SourceText

/// Why a call by which a router removes a view does not remove another one after the user's gesture.
enum OtherRepeatedRemoval: Sendable, Equatable {
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

extension Project {
    /// The calls in a router's code that remove a view, in order, and why they do not repeat a gesture.
    func otherRepeatedRemovals(by router: TypeID) -> [OtherCandidate<OtherRepeatedRemoval>] {
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
}
