import RIBModel
import SourceText

/// A RIB without a view that shows children on the view of an ancestor, and how they are removed when the RIB is
/// detached.
struct RemainingViews: Sendable, Equatable {
    /// The edge to the first child that it shows, and an edge to the RIB itself whose router detaches it.
    let shown: Edge
    let above: Edge
    let router: TypeID
    let interactor: TypeID
    /// The router's function that is to remove the views; nil if it has none of the usual name.
    let cleanup: DeclarationID?
    let outcome: Outcome

    enum Outcome: Sendable, Equatable {
        /// Nothing removes the views.
        case left
        /// The end of the interactor has the router pop one view here, though it has pushed several.
        case onlyTop(NodeReference)
        /// The end of the interactor calls a function of the router that removes a view.
        case cleaned(NodeReference)
        /// The parent removes or replaces a view on the way to the call that detaches the RIB.
        case removedAbove(NodeReference)
        /// The interactor has its router remove a view where it notifies its listener.
        case removedBefore(NodeReference)
        /// Code that is not analyzed may remove them.
        case unclear
    }

    /// That of a router; none or one element.
    ///
    /// - Parameter all: whether to return views that something removes as well, or may.
    fileprivate static func found(of router: TypeID, all: Bool, in project: Project) -> [RemainingViews] {
        guard !project.hasView(router), !project.isLaunched(router),
            let rib = project.ribs(ofRouter: router).first, let interactor = rib.interactor,
            let shown = project.tree.edges(from: router).first(where: project.isShownOnMember)
        else { return [] }
        let outcome = project.outcome(of: router, interactor)
        // Whether the RIB ends may depend on absent code, which is expensive to search.
        guard all || outcome.remain, let above = project.endedEdge(to: router), !above.detachments.isEmpty else {
            return []
        }
        return [
            RemainingViews(
                shown: shown, above: above, router: router, interactor: interactor,
                cleanup: project.classes(of: router).lazy.compactMap { type in
                    project.firstOwnMember(
                        .cleanupMethod, of: type, from: project.file(of: type), where: project.isFunction)
                }.first,
                outcome: outcome)
        ]
    }
}

extension RemainingViews.Outcome {
    /// Whether views remain.
    fileprivate var remain: Bool {
        switch self {
        case .left, .onlyTop: true
        case .cleaned, .removedAbove, .removedBefore, .unclear: false
        }
    }
}

extension Project {
    /// How the views that a viewless router shows are removed; none or one element.
    ///
    /// - Parameter all: whether to return views that something removes as well, or may.
    func remainingViews(of router: TypeID, all: Bool) -> [RemainingViews] {
        RemainingViews.found(of: router, all: all, in: self)
    }

    /// Whether a child is shown by a call on a property of the router that holds a view.
    fileprivate func isShownOnMember(_ edge: Edge) -> Bool {
        edge.presentations.contains { presentation in
            guard presentation.showing != .unknown, let type = symbols.type(around: presentation.function),
                let call = body(of: presentation.function).calls.first(where: { $0.calleePlace == presentation.place }),
                let name = call.receiver?.leadingNameOnSelf,
                let property = firstProperty(name, of: type, from: presentation.function.file)
            else { return false }
            return reaches(self.type(of: property)) { $0.role == .view }
        }
    }

    fileprivate func outcome(of router: TypeID, _ interactor: TypeID) -> RemainingViews.Outcome {
        let edges = tree.edges(to: router)
        guard !hasAbsentCode(router), !hasAbsentCode(interactor),
            edges.allSatisfy({ $0.passes == nil && !$0.attachments.isEmpty }),
            !classes(of: router).contains(where: { ownMembers(of: $0).contains { isDeinitializer($0) } })
        else { return .unclear }
        let dispatch = ClassDispatch(interactor, in: self)
        let hook = dispatch.implementation(.deactivationHook, nil, from: file(of: interactor))
        let ending = hook.map { dispatch.functions(runBy: $0) } ?? []
        for call in ending.flatMap({ Array(dispatch.body(of: $0).calls) }) where isOnRouter(call) {
            switch removal(by: call, in: router) {
            case true:
                return popOfTop(by: call, in: router).map { .onlyTop($0) } ?? .cleaned(call.calleePlace)
            case nil: return .unclear
            default: continue
            }
        }
        let listener = ListenerCalls(of: interactor, in: self)
        for member in dispatch.code where isFunction(member) && name(of: member) != .deactivationHook {
            let calls = dispatch.functions(runBy: member).flatMap { Array(dispatch.body(of: $0).calls) }
            guard calls.contains(where: listener.contains) else { continue }
            for call in calls where isOnRouter(call) {
                switch removal(by: call, in: router) {
                case true: return .removedBefore(call.calleePlace)
                case nil: return .unclear
                default: continue
                }
            }
        }
        for detachment in edges.flatMap(\.detachments) {
            let callers = EventCallers(of: detachment.function, running: detachment.place, self)
            for function in callers.functions {
                let place = callers.path(from: function).first ?? detachment.place
                if mayRemove(with: place, in: function, counting: function == detachment.function ? .all : .removals) {
                    return .removedAbove(place)
                }
            }
        }
        return .left
    }

    /// The only call by which a router removes views, if a call leads to it, it pops the view on top, and the router
    /// pushes several views that stay until then.
    private func popOfTop(by call: CallSite, in router: TypeID) -> NodeReference? {
        let removals = removals(by: router)
        guard removals.count == 1, removals[0].subject == .ownView, name(at: removals[0].inner).isPopOfTopView,
            !isRepeated(removals[0]),
            eventFlow.functions(runBy: call)?.contains(removals[0].function) == true
        else { return nil }
        let pushed = tree.edges(from: router).filter { edge in
            edge.detachments.isEmpty && isShownOnMember(edge) && edge.presentations.count == 1
                && isPush(edge.presentations[0]) && edge.child.ribs.allSatisfy { !tellsOfRemoval($0) }
        }
        return pushed.count > 1 ? removals[0].place : nil
    }

    /// Whether a removal is made in a loop or a closure, or its function is called in several places.
    private func isRepeated(_ removal: RouterRemoval) -> Bool {
        guard let site = body(of: removal.function).calls.first(where: { $0.calleePlace == removal.place }) else {
            return true
        }
        return site.chain.ancestors.contains { ancestor in
            switch ancestor {
            case .loop, .closure: true
            default: false
            }
        } || (calls(of: removal.function)?.count ?? 2) > 1
    }

    /// Whether a path through a function that makes a call takes a view away. What that call runs is judged by itself.
    private func mayRemove(
        with place: NodeReference, in function: DeclarationID, counting changes: ViewChanges
    ) -> Bool {
        let body = body(of: function)
        let removals = body.calls.filter { $0.calleePlace != place && $0.takesViewAway(counting: changes) }
            .map(\.calleePlace)
        let shown = body.assignments.filter(\.showsView).compactMap { $0.target?.lastName?.place }
        let question = EffectQuestion<RemovalMark>([
            (.detached, .call(place)), (.gone, .steps(removals + shown)),
        ])
        let paths = EventRuns(self, .function).answer(to: question, upon: function).all
        return paths.some(.detached) ? paths.some([.detached, .gone]) : !removals.isEmpty
    }

    private func isOnRouter(_ call: CallSite) -> Bool { call.receiver.map { isRouter($0.type) } ?? false }

    /// Whether a call of the router's interactor removes a view; nil if code that is not analyzed may do so.
    private func removal(by call: CallSite, in router: TypeID) -> Bool? {
        guard let functions = eventFlow.functions(runBy: call) else { return nil }
        let dispatch = ClassDispatch(router, in: self)
        var isUnclear = false
        for function in functions.flatMap({ dispatch.functions(runBy: $0) }) {
            let body = dispatch.body(of: function)
            for inner in body.calls {
                let effect = viewEffect(of: inner)
                if effect?.kinds.isEmpty == false { return true }
                if let effect, mayDoMore(effect) { isUnclear = true }
                let isKnown = inner.isOnSelf || inner.receiver == nil || !inner.callees.functions.isEmpty
                if !isKnown { isUnclear = true }
            }
            // A view may be removed by an assignment to a member of another object.
            if body.assignments.contains(where: { $0.target?.leadingNameOnSelf != $0.name?.name }) { isUnclear = true }
        }
        return isUnclear ? nil : false
    }
}

private struct RemovalMark: FlowState {
    let rawValue: UInt8
    static let detached = RemovalMark(rawValue: 1)
    static let gone = RemovalMark(rawValue: 2)
}

/// Which calls take a view away.
private enum ViewChanges {
    /// Removals, and views that take the place of all others.
    case removals
    /// These, and other views that are shown.
    case all
}

extension CallSite {
    /// Whether the call, or a function that it runs, takes a view away, or may.
    fileprivate func takesViewAway(counting changes: ViewChanges) -> Bool {
        if let effect = project.viewEffect(of: self) {
            if !effect.kinds.isEmpty || effect.replaces || changes == .all && effect.shows { return true }
            if project.mayDoMore(effect) { return true }
        }
        return callees.functions.contains { project.body(of: $0).assignments.contains(where: \.showsView) }
    }
}
