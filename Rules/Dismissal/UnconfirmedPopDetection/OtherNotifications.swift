import RIBModel
import SourceText

/// Why a call by which a view notifies of its removal is none that comes too early.
enum OtherNotification: Sendable, Equatable {
    /// It runs at the end of the removal.
    case atEnd
    /// It depends on more than the kind of removal.
    case conditional
    /// It depends on no kind of removal.
    case untested
    /// It runs later, in a closure.
    case later
    /// It is not known to detach the child.
    case detachesNothing
    /// No call is known to push or present the view.
    case unshown
}

extension Project {
    /// The calls by which the views of a router's children, and those that observe them, notify of a removal, in the
    /// order of the edges, and why they are not too early.
    func otherNotifications(belowRouter router: TypeID) -> [OtherCandidate<OtherNotification>] {
        tree.edges(from: router).flatMap { edge in
            edge.child.ribs.compactMap(\.view.type).flatMap { otherNotifications(ofView: $0) }
                + edge.presentations.flatMap { lateDelegates(of: $0, edge) }
                + (edge.presentations.contains { isPush($0) } ? otherPops : [])
        }
    }

    private func otherNotifications(ofView view: TypeID) -> [OtherCandidate<OtherNotification>] {
        let dispatch = ClassDispatch(view, in: self)
        let code = ViewCode(dispatch, ViewFacts(dispatch))
        let hooks = dispatch.reachableCode().filter { name(of: $0).isRemovalHook && !dispatch.isFromExtension($0) }
        return hooks.flatMap { hook in
            code.notifications(in: hook).map { call in
                let reason: OtherNotification
                if !name(of: hook).isStartOfRemoval {
                    reason = .atEnd
                } else if call.isConditional {
                    reason = .conditional
                } else {
                    reason = call.isTested || name(of: hook).isMove ? .unshown : .untested
                }
                return OtherCandidate(call.place, reason)
            }
        }
    }

    /// The calls of the delegates that are notified when a swipe has removed the view.
    private func lateDelegates(
        of presentation: Edge.Presentation, _ edge: Edge
    ) -> [OtherCandidate<OtherNotification>] {
        guard presentation.showing == .modal else { return [] }
        return swipes(on: presentation, of: edge).flatMap(\.hooks).compactMap(\.late).flatMap { hook in
            body(of: hook).calls.filter(runsOwnCode).map { OtherCandidate($0.calleePlace, .atEnd) }
        }
    }

    /// The calls in the functions by which the project's navigation controllers pop a view.
    private var otherPops: [OtherCandidate<OtherNotification>] {
        self[Project.overriddenPops].flatMap { function in
            body(of: function).calls.filter(runsOwnCode).map { call in
                let reason: OtherNotification
                if call.isInKeptClosure {
                    reason = .later
                } else {
                    reason = call.isConditional { NilComparison($0) == nil } ? .conditional : .detachesNothing
                }
                return OtherCandidate(call.calleePlace, reason)
            }
        }
    }

    /// Whether a call is known to run code of the project.
    private func runsOwnCode(_ call: CallSite) -> Bool { eventFlow.functions(runBy: call)?.isEmpty == false }
}
