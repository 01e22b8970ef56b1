import SourceText

/// An event upon which a RIB requests its own end, while a child covers its view: the pop that should remove its view
/// removes the child's.
public struct ClosedUnderChild: Sendable, Equatable {
    /// The edge to the child.
    public let edge: Edge
    /// The edge to the RIB itself.
    public let above: Edge
    /// The function that the RIB runs upon the child's event, and its call of the RIB's listener.
    public let witness: DeclarationID
    public let call: NodeReference
    /// The pop in the parent's router.
    public let pop: NodeReference
    public let outcome: Outcome

    public enum Outcome: Sendable, Equatable {
        /// A path leaves the child's view where it is.
        case covered
        /// Every path detaches the child or removes a view first.
        case removed
        /// The child's view may be gone before the event.
        case goesItself
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
    public func closedUnderChildren(of router: TypeID) -> [ClosedUnderChild] { self[ClosedUnderChild.query, router] }
}

private struct ClosedUnderChildSearch {
    private let project: Project
    private let router: TypeID
    private let rib: RIB
    private let edges: [Edge]
    /// The edges to the router whose detachment is an untargeted pop, each with that.
    private let pops: [(above: Edge, removal: RouterRemoval)]

    /// Nil if no parent pops the view of the RIB.
    init?(_ router: TypeID, _ project: Project) {
        guard project.hasView(router), let rib = project.ribs(ofRouter: router).first else { return nil }
        (self.project, self.router, self.rib) = (project, router, rib)
        edges = project.tree.edges(from: router).filter { edge in
            !edge.attachments.isEmpty && !edge.detachments.isEmpty && !edge.presentations.isEmpty
                && !project.isIncomplete(edge) && edge.presentations.allSatisfy(project.coversOwnView)
        }
        guard !edges.isEmpty else { return nil }
        pops = project.tree.edges(to: router).compactMap { above in
            guard !above.presentations.isEmpty, above.presentations.allSatisfy(project.isPush),
                !project.isIncomplete(above)
            else { return nil }
            return project.untargetedPop(by: above).map { (above, $0) }
        }
        if pops.isEmpty { return nil }
    }

    var found: [ClosedUnderChild] {
        let classes = project.interactors(of: router).flatMap { project.classes(of: $0) }
        let listener = Set(project.listenerFunctions(of: rib).map { project.name(of: $0) })
        guard !listener.isEmpty else { return [] }
        var result: [ClosedUnderChild] = []
        for edge in edges {
            let events = Set(edge.child.ribs.flatMap { project.listenerFunctions(of: $0) })
            for witness in classes.flatMap({ project.ownMembers(of: $0) }) where project.isUsed(witness) {
                guard let type = project.symbols.type(around: witness), project.hasBody(witness),
                    project.requirements(fulfilledBy: witness, of: type).contains(where: events.contains)
                else { continue }
                for call in project.body(of: witness).calls where listener.contains(call.name) {
                    guard let pop = pops.first(where: { pop in
                        project.eventFlow.alwaysLeads(from: call, toDetachmentOf: pop.above, ancestors: false)
                    }) else { continue }
                    result.append(
                        ClosedUnderChild(
                            edge: edge, above: pop.above, witness: witness, call: call.calleePlace,
                            pop: pop.removal.place, outcome: outcome(of: witness, call, edge)))
                }
            }
        }
        return result
    }

    private func outcome(of witness: DeclarationID, _ call: CallSite, _ edge: Edge) -> ClosedUnderChild.Outcome {
        let removals = project.removals(by: router)
        // Views may also be removed when the router ends.
        let isCleanedUp = removals.contains { removal in
            EventCallers(of: [removal.function], project).functions.contains {
                FunctionTriggers.own($0, project).contains(.end)
            }
        }
        if isCleanedUp { return .removed }
        var paths = EventPaths(
            detachments: edge.detachments.map(\.place) + removals.map(\.place), attachments: [call.calleePlace],
            holding: edge.slots, of: nil, in: project)
        let (exits, kept) = paths.outcome(of: witness)
        let reached = exits.states.filter { $0.contains(.attached) }
        let isCovered = reached.contains { $0.isDisjoint(with: [.detached, .dismissed]) }
        if !isCovered || !kept.isEmpty { return .removed }
        let callers = Set(EventCallers(of: [witness], project).functions)
        if edge.child.ribs.contains(where: { project.viewMayGo($0, before: callers) }) { return .goesItself }
        return reached.contains { $0.contains(.unclear) } ? .unclear : .covered
    }
}

extension Project {
    /// Whether a child is pushed or presented on the router's own view.
    fileprivate func coversOwnView(_ presentation: Edge.Presentation) -> Bool {
        presentation.presenters.only == .ownView && (isPush(presentation) || presentation.showing == .modal)
    }

    /// The only removal in the functions that detach a child, if it pops whatever view is on top.
    fileprivate func untargetedPop(by edge: Edge) -> RouterRemoval? {
        let functions = Set(edge.detachments.map(\.function))
        let removals = removals(by: edge.parent).filter { functions.contains($0.function) }
        guard removals.count == 1, removals[0].subject == .ownView, removals[0].isPop else { return nil }
        return name(at: removals[0].inner).isPopOfTopView ? removals[0] : nil
    }
}
