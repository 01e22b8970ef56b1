import RIBModel
import SourceText

/// Why a call by which a router removes a view is not known to be of the wrong kind.
enum OtherMismatch: Sendable, Equatable {
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
    /// The calls in a router's code that remove a view, in order, and why they do not differ from how it is shown.
    func otherMismatchedRemovals(by router: TypeID) -> [OtherCandidate<OtherMismatch>] {
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
}
