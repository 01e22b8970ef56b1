import RIBModel
import SourceText

/// A call of an interactor's own router after a call of the listener. If the listener has detached the RIB, and nothing
/// keeps its router, the interactor's weak reference is nil by then.
struct LateRouting: Sendable, Equatable {
    let function: DeclarationID
    /// The call of the listener, and that of the router.
    let event, call: NodeReference
    let time: Time

    enum Time: Sendable, Equatable {
        /// On each path with both calls, the RIB is detached by then, at this place.
        ///
        /// - Parameter onlyDetaches: whether the call of the router attaches nothing, and shows and removes no view.
        case late(NodeReference, onlyDetaches: Bool)
        /// A path does not detach the RIB first, or is not certain to: a closure may run later, a property may keep
        /// the router.
        case inTime
        /// The call may reach the router though it is detached.
        case reachesRouter
    }

    /// Those of a router, in the order of the calls.
    static let query = Query<TypeID, [LateRouting]>("lateRoutings") { project, router in
        guard var search = LateRoutingSearch(router, project) else { return [] }
        return search.found
    }
}

extension Project {
    /// The calls of a router by its interactor that follow a call of the listener, in order.
    func lateRoutings(of router: TypeID) -> [LateRouting] { self[LateRouting.query, router] }

    /// Whether nothing in a parent keeps the router of a child that it detaches: its code hands the router to no one
    /// else, and each property with the router is cleared.
    fileprivate func releases(_ edge: Edge) -> Bool {
        guard edge.passes == nil, edge.loss == nil, !isIncomplete(edge) else { return false }
        let places = edge.detachments.map(\.place)
        let detached = detachedSlots(of: edge.parent).filter { places.contains($0.place) }
        return edge.slots.allSatisfy { slot in detached.contains { $0.slot == slot } }
            && detached.allSatisfy { $0.storage == .cleared }
    }

    /// Whether a detachment is in no closure, which could run later.
    fileprivate func isAtOnce(_ detachment: Edge.Detachment) -> Bool {
        body(of: detachment.function).calls.contains { $0.calleePlace == detachment.place && !$0.isInKeptClosure }
    }
}

private struct LateRoutingSearch {
    private struct Mark: FlowState {
        let rawValue: UInt8
        static let notifies = Mark(rawValue: 1)
        static let detaches = Mark(rawValue: 2)
        static let routes = Mark(rawValue: 4)
        static let routesLate = Mark(rawValue: 8)
    }

    private let project: Project
    private let runs: EventRuns
    private let router: TypeID
    private let interactor: TypeID
    private let classes: [TypeID]
    /// The names in the calls that detach the RIB or an ancestor at once, and release its router.
    private lazy var detachments = findDetachments()

    /// Nil if the interactor is not known.
    init?(_ router: TypeID, _ project: Project) {
        guard let interactor = project.ribs(ofRouter: router).first?.interactor else { return nil }
        (self.project, self.router, self.interactor, runs) = (project, router, interactor, EventRuns(project))
        classes = project.classes(of: router)
    }

    private func findDetachments() -> [NodeReference] {
        let above = Reach<TypeID, Void>(from: [router]) { router, add in
            for edge in project.tree.edges(to: router) { add(edge.parent, ()) }
        }
        let edges = above.places.flatMap { project.tree.edges(to: $0) }
        return edges.filter(project.releases).flatMap(\.detachments).filter(project.isAtOnce).map(\.place)
    }

    var found: [LateRouting] {
        mutating get {
            let events = NameSet(project.listenerFunctions(ofInteractor: interactor).map { project.name(of: $0) })
            let listener = ListenerCalls(of: interactor, in: project)
            var result: [LateRouting] = []
            for type in project.classes(of: interactor) {
                // Most functions call neither, and their code need not be looked at.
                for function in project.ownMembers(of: type)
                where project.hasBody(function) && project.mentions(events, function) {
                    var event: CallSite?
                    for call in project.body(of: function).calls {
                        if listener.contains(call) {
                            event = call
                        } else if let event, isRouting(call) {
                            let time = time(of: call, after: event, in: function)
                            result.append(
                                LateRouting(
                                    function: function, event: event.calleePlace, call: call.calleePlace, time: time))
                        }
                    }
                }
            }
            return result
        }
    }

    private mutating func time(
        of call: CallSite, after event: CallSite, in function: DeclarationID
    ) -> LateRouting.Time {
        if detachments.isEmpty { return .inTime }
        if mayReachRouter(call, in: function) { return .reachesRouter }
        let question = EffectQuestion<Mark>(
            [
                (.notifies, .call(event.calleePlace)), (.detaches, .steps(detachments)),
                (.routes, .call(call.calleePlace)),
            ], order: .init(.detaches, then: .routes, mark: .routesLate))
        let paths = runs.answer(to: question, upon: function).all
        let both: Mark = [.notifies, .routes]
        guard paths.some(both), paths.all(.routesLate, where: both) else { return .inTime }
        // Steps of closures, which the walk takes to run at once, may run later.
        let certain = project.eventFlow.certainCode(runBy: event).calls
        guard let place = detachments.first(where: certain.contains) else { return .inTime }
        return .late(place, onlyDetaches: onlyDetaches(call))
    }

    /// Whether a call is one of the RIB's own router, by a member.
    private func isRouting(_ call: CallSite) -> Bool {
        guard let receiver = call.receiver, let name = receiver.lastName, receiver.headOnSelf == name else {
            return false
        }
        return project.eventFlow.functions(runBy: call)?.contains { function in
            project.type(around: function).map(classes.contains) ?? false
        } ?? false
    }

    /// Whether a call may reach a router that is detached already: by a local or a strong property, or because the
    /// router runs the code, which happens as it attaches or detaches a child.
    private func mayReachRouter(_ call: CallSite, in function: DeclarationID) -> Bool {
        guard let name = call.receiver?.lastName, !name.isLocal,
            call.body.names.count(where: { $0.name == name.name })
                == call.body.calls.count(where: { $0.receiver?.lastName?.name == name.name }),
            let type = call.body.home.type,
            let property = project.firstProperty(name.name, of: type, from: call.body.file),
            project.strength(of: property) != .strong
        else { return true }
        if !project.triggers(of: function).isDisjoint(with: [.start, .end]) { return true }
        return EventCallers(of: [function], project).functions.contains { caller in
            project.type(around: caller).map(classes.contains) ?? false
        }
    }

    private func onlyDetaches(_ call: CallSite) -> Bool {
        guard let code = project.eventFlow.allCode(runBy: call) else { return false }
        let edges = project.tree.edges(from: router)
        return code.isDisjoint(with: edges.map(\.function) + edges.flatMap { $0.presentations.map(\.function) })
            && !code.contains { project.mentions(project.dismissalNames, $0) }
    }
}
