import RIBModel
import SourceText

/// An event upon which a RIB requests its own end, while a child covers its view: the pop or dismissal that should
/// remove its view removes the child's.
struct ClosedUnderChild: Sendable, Equatable {
    /// The edge to the child.
    let edge: Edge
    /// The edge to the RIB itself, or to the ancestor whose view is popped.
    let above: Edge
    /// The function that the RIB runs upon the child's event, and its call of the RIB's listener.
    let witness: DeclarationID
    let call: NodeReference
    /// The pop in the router of the parent, or of the ancestor's parent.
    let pop: NodeReference
    /// Whether it is a dismissal on the RIB's own view, which dismisses what is presented on that.
    let isDismissal: Bool
    let outcome: Outcome

    enum Outcome: Sendable, Equatable {
        /// A path leaves the child's view where it is.
        case covered
        /// Every path detaches the child or removes a view first.
        case removed
        /// The child's view may be gone before the event.
        case childMayBeGone
        /// Code that is not analyzed takes part.
        case unclear
    }

    /// Those of a router, in the order of the edges and of the calls.
    static let query = Query<TypeID, [ClosedUnderChild]>("closedUnderChildren") { project, router in
        ClosedUnderChildSearch(router, project)?.found ?? []
    }
}

extension Project {
    /// The events of a router's children upon which its RIB has its own view popped, in order.
    func closedUnderChildren(of router: TypeID) -> [ClosedUnderChild] { self[ClosedUnderChild.query, router] }
}

private struct ClosedUnderChildSearch {
    private let project: Project
    private let runs: EventRuns
    private let router: TypeID
    private let rib: RIB
    private let edges: [Edge]
    /// The nearest ones first.
    private let pops: [AncestorPop]

    /// Nil if no parent or ancestor pops the view of the RIB.
    init?(_ router: TypeID, _ project: Project) {
        guard project.hasView(router), let rib = project.ribs(ofRouter: router).first else { return nil }
        (self.project, self.router, self.rib) = (project, router, rib)
        runs = EventRuns(project)
        edges = project.tree.edges(from: router).filter { edge in
            !edge.attachments.isEmpty && !edge.detachments.isEmpty && !edge.presentations.isEmpty
                && !project.isIncomplete(edge) && edge.presentations.allSatisfy(project.coversOwnView)
        }
        guard !edges.isEmpty else { return nil }
        pops = AncestorPop.all(above: router, project)
        if pops.isEmpty { return nil }
    }

    var found: [ClosedUnderChild] {
        guard let interactor = rib.interactor, !project.listenerFunctions(ofInteractor: interactor).isEmpty else {
            return []
        }
        let listener = ListenerCalls(of: interactor, in: project)
        var result: [ClosedUnderChild] = []
        for edge in edges {
            for witness in project.witnesses(ofEventsBy: edge) {
                for call in project.body(of: witness).calls where listener.contains(call) {
                    guard let pop = pops.first(where: { $0.concerns(edge) && $0.isOnlyOne(upon: call, project) })
                    else { continue }
                    result.append(
                        ClosedUnderChild(
                            edge: edge, above: pop.above, witness: witness, call: call.calleePlace,
                            pop: pop.removal.place, isDismissal: pop.removal.isDismissal,
                            outcome: outcome(of: witness, call, edge, pop.removal)))
                }
            }
        }
        return result
    }

    private struct Mark: FlowState {
        let rawValue: UInt8
        static let closes = Mark(rawValue: 1)
        /// The child's view is removed.
        static let removes = Mark(rawValue: 2)
        static let unclear = Mark(rawValue: 4)
    }

    private func outcome(
        of witness: DeclarationID, _ call: CallSite, _ edge: Edge, _ removal: RouterRemoval
    ) -> ClosedUnderChild.Outcome {
        let removals = project.removals(by: router)
        // Views may also be removed when the router ends.
        let isCleanedUp = removals.contains { removal in
            EventCallers(of: [removal.function], project).functions.contains {
                FunctionTriggers.own($0, project).contains(.end)
            }
        }
        if isCleanedUp { return .removed }
        let question = EffectQuestion<Mark>(
            [(.removes, .detach(edge))] + removals.map { (.removes, .remove($0)) }
                + [(.closes, .call(call.calleePlace)), (.unclear, .unclear)]
                // The call itself leads to a dismissal: only others matter.
                + (removal.isDismissal ? [] : [(.removes, .dismiss)]),
            holding: edge.slots)
        let answer = runs.answer(to: question, upon: witness)
        if !answer.ends.some(.closes, without: .removes) || !answer.later.isEmpty { return .removed }
        if removal.isDismissal, mayDismiss(witness, besides: call) { return .removed }
        let callers = Set(EventCallers(of: [witness], project).functions)
        if edge.child.ribs.contains(where: { project.viewMayGo($0, before: callers) }) { return .childMayBeGone }
        return answer.ends.some([.closes, .unclear]) ? .unclear : .covered
    }
}

extension ClosedUnderChildSearch {
    /// Whether a function also makes another call that may remove a view.
    private func mayDismiss(_ function: DeclarationID, besides call: CallSite) -> Bool {
        project.body(of: function).calls.contains { other in
            guard other.calleePlace != call.calleePlace else { return false }
            guard let code = project.eventFlow.allCode(runBy: other) else { return true }
            return code.contains { project.mentions(project.dismissalNames, $0) }
        }
    }
}

/// A pop of whatever view is on top, by which a router means to remove the view of its child: of a RIB, or of an
/// ancestor of it on the same navigation controller; or a dismissal on the view of a RIB.
private struct AncestorPop {
    /// The edges from the child's to the RIB's own parent, the lowest first.
    let edges: [Edge]
    let removal: RouterRemoval

    /// The edge to the child.
    var above: Edge { edges[edges.count - 1] }

    /// Whether it may remove the view of an edge's child instead: a dismissal removes what is presented.
    func concerns(_ edge: Edge) -> Bool {
        !removal.isDismissal || edge.presentations.allSatisfy { $0.showing == .modal }
    }

    /// Those that may remove the view of a router's RIB, nearest first.
    static func all(above router: TypeID, _ project: Project) -> [AncestorPop] {
        var pops: [AncestorPop] = []
        var seen: Set<TypeID> = [router]
        var work: [(router: TypeID, edges: [Edge])] = [(router, [])]
        var next = 0
        while next < work.count {
            let (router, below) = work[next]
            next += 1
            for above in project.tree.edges(to: router) {
                if below.isEmpty, let removal = project.dismissalOnChild(by: above) {
                    pops.append(AncestorPop(edges: [above], removal: removal))
                }
                guard !above.presentations.isEmpty, above.presentations.allSatisfy(project.isPush),
                    !project.isIncomplete(above)
                else { continue }
                let edges = below + [above]
                if let removal = project.untargetedPop(by: above) {
                    pops.append(AncestorPop(edges: edges, removal: removal))
                }
                // Only views on one navigation controller go with one pop.
                guard above.presentations.allSatisfy({ $0.presenters.only == .ownView }),
                    seen.insert(above.parent).inserted
                else { continue }
                work.append((above.parent, edges))
            }
        }
        return pops
    }

    /// Whether a call of the RIB's listener leads to the pop, and no level in between detaches or removes its own
    /// child.
    func isOnlyOne(upon call: CallSite, _ project: Project) -> Bool {
        guard project.eventFlow.alwaysLeads(from: call, toDetachmentOf: above, ancestors: false) else { return false }
        if edges.count == 1 { return true }
        let between = edges.dropLast().flatMap { edge in
            edge.detachments.map(\.function) + project.removals(by: edge.parent).map(\.function)
        }
        guard let code = project.eventFlow.allCode(runBy: call) else { return false }
        return code.isDisjoint(with: between)
    }
}

extension Project {
    /// Whether a child is pushed or presented on the router's own view.
    func coversOwnView(_ presentation: Edge.Presentation) -> Bool {
        presentation.presenters.only == .ownView && (isPush(presentation) || presentation.showing == .modal)
    }

    /// The only removal in the functions that detach a presented child, if it is a dismissal on the child's own view.
    func dismissalOnChild(by edge: Edge) -> RouterRemoval? {
        guard !edge.presentations.isEmpty, edge.presentations.allSatisfy({ $0.showing == .modal }), !isIncomplete(edge)
        else { return nil }
        let functions = Set(edge.detachments.map(\.function))
        let removals = removals(by: edge.parent).filter { functions.contains($0.function) }
        guard removals.count == 1, removals[0].isDismissal, case .slot(let slot) = removals[0].subject,
            edge.slots.contains(slot), isMadeOnChild(removals[0], slot)
        else { return nil }
        return removals[0]
    }

    /// Whether UIKit's call is made on the view of a stored child: on that of the slot, or on what a helper is passed.
    private func isMadeOnChild(_ removal: RouterRemoval, _ slot: DeclarationID) -> Bool {
        guard name(at: removal.inner).viewOperation == .dismissal,
            let code = code(with: [removal.inner], in: removal.inner.file).first,
            let call = body(of: code).calls.first(where: { $0.calleePlace == removal.inner }),
            let head = call.receiver?.leadingElement
        else { return false }
        if removal.inner == removal.place {
            return head.memberOfSelf.map { names(meaning: slot).contains($0) } ?? false
        }
        if case .parameter = head.local { return true }
        return false
    }

    /// The only removal in the functions that detach a child, if it pops whatever view is on top.
    fileprivate func untargetedPop(by edge: Edge) -> RouterRemoval? {
        let functions = Set(edge.detachments.map(\.function))
        let removals = removals(by: edge.parent).filter { functions.contains($0.function) }
        guard removals.count == 1, removals[0].subject == .ownView, removals[0].isPop else { return nil }
        return name(at: removals[0].inner).isPopOfTopView ? removals[0] : nil
    }
}
