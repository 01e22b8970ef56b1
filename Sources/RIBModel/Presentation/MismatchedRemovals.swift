import SourceText

/// A call that removes a child's view in another way than it was shown: a pushed view by a dismissal, or a presented
/// one by a pop.
public struct MismatchedRemoval: Sendable, Equatable {
    public let edge: Edge
    /// The call in the router's function, and the call of UIKit that it leads to.
    public let removal: RouterRemoval
    public let outcome: Outcome

    public enum Outcome: Sendable, Equatable {
        /// A path detaches the child and removes nothing in the right way.
        case wrong
        /// No path detaches the child.
        case ofOther
        /// Every such path also removes something in the right way, or detaches another child.
        case both
        /// The path ends the RIB itself.
        case closes
        /// Code that is not analyzed takes part.
        case unclear
    }

    /// Those of a router, in the order of the calls.
    static let query = Query<TypeID, [MismatchedRemoval]>("mismatchedRemovals") { project, router in
        MismatchSearch(router, project)?.found ?? []
    }
}

extension Project {
    /// The calls by which a router may remove the view of a child in another way than it shows it, in order.
    public func mismatchedRemovals(by router: TypeID) -> [MismatchedRemoval] { self[MismatchedRemoval.query, router] }
}

private struct MismatchSearch {
    private let project: Project
    private let router: TypeID
    /// The classes of the router and of its interactors.
    private let classes: Set<TypeID>
    private let edges: [Edge]
    private let removals: [RouterRemoval]

    /// Nil if the router removes nothing, or is not analyzed as a whole.
    init?(_ router: TypeID, _ project: Project) {
        removals = project.removals(by: router)
        guard !removals.isEmpty, !project.hasUnresolvedSuperclass(router) else { return nil }
        (self.project, self.router) = (project, router)
        classes = project.ownClasses(of: router)
        edges = project.tree.edges(from: router).filter { !$0.attachments.isEmpty }
    }

    var found: [MismatchedRemoval] {
        var callers: [DeclarationID: [DeclarationID]] = [:]
        for removal in removals where callers[removal.function] == nil {
            callers[removal.function] = project.callers(of: removal.function, outside: router)
        }
        var result: [MismatchedRemoval] = []
        for edge in edges {
            guard let kind = kind(of: edge), !edge.detachments.isEmpty, !sharesSlot(edge) else { continue }
            let isWrong: (RouterRemoval) -> Bool = { kind == .pop ? $0.isDismissal : $0.isPop }
            guard removals.contains(where: { isWrong($0) && mayRemove($0, edge) }) else { continue }
            let detaching = Set(EventCallers(of: edge.detachments.map(\.function), in: classes, project).functions)
            for removal in removals where isWrong(removal) && mayRemove(removal, edge) {
                let others = removals.filter { !isWrong($0) }
                let callers = callers[removal.function] ?? []
                guard let outcome = outcome(of: removal, by: callers, edge, others, detaching) else { continue }
                result.append(MismatchedRemoval(edge: edge, removal: removal, outcome: outcome))
            }
        }
        return result.sorted { $0.removal.place < $1.removal.place }
    }

    /// The way in which the child's view has to be removed, if it is always shown in one way.
    private func kind(of edge: Edge) -> DismissalKind? {
        guard !edge.presentations.isEmpty else { return nil }
        if edge.presentations.allSatisfy({ project.isPush($0) }) { return .pop }
        let isPresented = edge.presentations.allSatisfy { presentation in
            presentation.showing == .modal
                && presentation.presented.allSatisfy { if case .view = $0 { true } else { false } }
        }
        return isPresented ? .dismiss : nil
    }

    /// Whether another child is stored in the same property.
    private func sharesSlot(_ edge: Edge) -> Bool {
        edges.contains { $0.site != edge.site && !$0.slots.allSatisfy { !edge.slots.contains($0) } }
    }

    private func mayRemove(_ removal: RouterRemoval, _ edge: Edge) -> Bool {
        switch removal.subject {
        case .ownView: true
        case .slot(let slot): edge.slots.contains(slot)
        }
    }

    /// The outcome over all events that lead to the removal; nil if nothing outside of the router does.
    ///
    /// - Parameters:
    ///   - callers: the functions outside of the router that lead to the removal, nearest first.
    ///   - detaching: the functions of the RIB that lead to a detachment of the child.
    private func outcome(
        of removal: RouterRemoval, by callers: [DeclarationID], _ edge: Edge, _ others: [RouterRemoval],
        _ detaching: Set<DeclarationID>
    ) -> MismatchedRemoval.Outcome? {
        let rib = project.ribs(ofRouter: router).first
        let detachments = edge.detachments.map(\.place)
        let rest = others.map(\.place)
            + edges.filter { $0.site != edge.site }.flatMap { $0.detachments.map(\.place) }.filter {
                !detachments.contains($0)
            } + edges.flatMap(\.attachments)
        var result: MismatchedRemoval.Outcome?
        for caller in callers {
            guard FunctionTriggers.own(caller, project) != .end else { continue }
            guard detaching.contains(caller) else {
                result = result ?? .ofOther
                continue
            }
            var paths = EventPaths(
                detachments: detachments, attachments: [removal.place], holding: edge.slots, of: rib, in: project)
            let (exits, kept) = paths.outcome(of: caller)
            let removing = exits.states.filter { $0.isSuperset(of: [.detached, .attached]) }
            guard !removing.isEmpty else {
                result = result ?? .ofOther
                continue
            }
            if removing.allSatisfy({ $0.contains(.told) }) || kept.states.contains(where: { $0.contains(.told) }) {
                result = .closes
                continue
            }
            if removing.contains(where: { $0.contains(.unclear) }) {
                result = .unclear
                continue
            }
            var alternatives = EventPaths(
                detachments: detachments, attachments: rest, holding: edge.slots, of: rib, in: project)
            let (ends, others) = alternatives.outcome(of: caller)
            let isJoined = ends.states.contains { $0.contains(.attached) }
                || others.states.contains { $0.contains(.attached) }
            if !isJoined { return .wrong }
            result = .both
        }
        return result
    }
}
