import SourceText

/// A call by which a router presents a child upon an event of a child that is attached then: UIKit ignores it if that
/// one is still presented.
public struct BlockedPresentation: Sendable, Equatable {
    /// The edge to the child that is to be presented, and the way in which it is.
    public let edge: Edge
    public let presentation: Edge.Presentation
    /// The edge to the child that the router's view presents at that time.
    public let presented: Edge
    /// The function that the router's RIB runs upon the event, and the calls from there to the presentation.
    public let witness: DeclarationID
    public let path: [NodeReference]
    public let outcome: Outcome

    public enum Outcome: Sendable, Equatable {
        /// A path presents the one child and removes nothing.
        case ignored
        /// Every path dismisses a view or detaches the other child.
        case removed
        /// The view of the other child may dismiss itself, or notify of its removal.
        case dismissesItself
        /// Code that is not analyzed may remove the view.
        case unclear
    }

    /// Those of a router, in the order of the calls and of the edges.
    static let query = Query<TypeID, [BlockedPresentation]>("blockedPresentations") { project, router in
        BlockedPresentationSearch(router, project)?.found ?? []
    }
}

extension Project {
    /// The calls by which a router presents a child upon an event of another child that its view presents, in order.
    public func blockedPresentations(by router: TypeID) -> [BlockedPresentation] {
        self[BlockedPresentation.query, router]
    }
}

private struct BlockedPresentationSearch {
    private let project: Project
    private let router: TypeID
    private let edges: [Edge]
    /// The edges whose presentations on the router's own view may be ignored.
    private let blockable: [Edge]

    /// Nil if the router presents too few children, or is not analyzed as a whole.
    init?(_ router: TypeID, _ project: Project) {
        edges = project.tree.edges(from: router).filter { !$0.attachments.isEmpty && !project.isIncomplete($0) }
        blockable = edges.filter { edge in edge.presentations.contains(where: \.isModalOnOwnView) }
        guard edges.count > 1, !blockable.isEmpty else { return nil }
        (self.project, self.router) = (project, router)
    }

    /// A child that is attached while the router's view presents a child, itself or another one.
    private struct Holder {
        let edge: Edge
        /// The child that is presented.
        let presented: Edge
    }

    var found: [BlockedPresentation] {
        let witnesses = witnesses
        var result: [BlockedPresentation] = []
        for holder in holders(witnesses) {
            for witness in witnesses where answers(witness, holder.edge) {
                for edge in blockable where !isSame(edge, holder.edge) && !isSame(edge, holder.presented) {
                    for presentation in edge.presentations where presentation.isModalOnOwnView {
                        guard let outcome = outcome(of: witness, to: presentation.place, holder) else { continue }
                        let callers = EventCallers(of: [presentation.function], project)
                        result.append(
                            BlockedPresentation(
                                edge: edge, presentation: presentation, presented: holder.presented, witness: witness,
                                path: callers.path(from: witness), outcome: outcome))
                    }
                }
            }
        }
        return result.sorted { $0.presentation.place < $1.presentation.place }
    }

    /// Whether two edges lead to a common RIB.
    private func isSame(_ first: Edge, _ second: Edge) -> Bool {
        first.child.ribs.contains { rib in second.child.ribs.contains { $0.router == rib.router } }
    }

    // MARK: Events

    /// The functions that the router's RIB runs upon events of children while these are in use.
    private var witnesses: [DeclarationID] {
        let classes = project.interactors(of: router).flatMap { project.classes(of: $0) }
        let events = Set(edges.flatMap(\.child.ribs).flatMap { project.listenerFunctions(of: $0) })
        return classes.flatMap { project.ownMembers(of: $0) }.filter { function in
            guard let type = project.symbols.type(around: function), project.hasBody(function),
                project.requirements(fulfilledBy: function, of: type).contains(where: events.contains)
            else { return false }
            return project.uses(of: function).contains { !project.triggers(of: $0.caller).isDisjoint(with: .inUse) }
        }
    }

    private func answers(_ witness: DeclarationID, _ edge: Edge) -> Bool {
        guard let type = project.symbols.type(around: witness) else { return false }
        let events = edge.child.ribs.flatMap { project.listenerFunctions(of: $0) }
        return project.requirements(fulfilledBy: witness, of: type).contains(where: events.contains)
    }

    // MARK: Children that keep the view presenting

    /// The children that the view always presents, and those that are attached only upon events of these, while
    /// nothing removes the presented view.
    private func holders(_ witnesses: [DeclarationID]) -> [Holder] {
        var holders = edges.filter { edge in
            edges.allSatisfy { other in
                !isSame(edge, other) || !other.presentations.isEmpty
                    && other.presentations.allSatisfy(\.isModalOnOwnView)
            }
        }.map { Holder(edge: $0, presented: $0) }
        var next = 0
        while next < holders.count {
            let holder = holders[next]
            next += 1
            let answering = witnesses.filter { answers($0, holder.edge) }
            for edge in edges where !holders.contains(where: { isSame($0.edge, edge) }) {
                guard isAttachedOnly(edge, upon: answering), edge.attachments.allSatisfy({ place in
                    answering.allSatisfy { [.ignored, nil].contains(outcome(of: $0, to: place, holder)) }
                }) else { continue }
                holders.append(Holder(edge: edge, presented: holder.presented))
            }
        }
        return holders
    }

    /// Whether nothing but some functions leads to the attachment of a child.
    private func isAttachedOnly(_ edge: Edge, upon witnesses: [DeclarationID]) -> Bool {
        let all = edges.filter { isSame($0, edge) }.map(\.function)
        var isOnly = true
        var isCalled = false
        _ = Reach<DeclarationID, NodeReference>(from: all) { function, add in
            if witnesses.contains(function) {
                isCalled = true
                return
            }
            if !FunctionTriggers.own(function, project).isEmpty { isOnly = false }
            for use in project.uses(of: function) {
                if use.callee == nil { isOnly = false }
                add(use.caller, use.place)
            }
        }
        return isOnly && isCalled
    }

    // MARK: Paths

    /// The outcome for the paths from an event to a call; nil if none leads there.
    private func outcome(
        of witness: DeclarationID, to place: NodeReference, _ holder: Holder
    ) -> BlockedPresentation.Outcome? {
        var paths = EventPaths(
            detachments: holder.presented.detachments.map(\.place), attachments: [place], holding: holder.edge.slots,
            of: project.ribs(ofRouter: router).first, in: project)
        let reached = paths.outcome(of: witness).exits.states.filter { $0.contains(.attached) }
        guard !reached.isEmpty else { return nil }
        let kept = reached.filter { $0.isDisjoint(with: [.detached, .dismissed]) }
        if kept.isEmpty { return .removed }
        if kept.allSatisfy({ $0.contains(.unclear) }) { return .unclear }
        let children = holder.presented.child.ribs + holder.edge.child.ribs
        let callers = Set(EventCallers(of: [witness], project).functions)
        return children.contains { mayGo($0, before: callers) } ? .dismissesItself : .ignored
    }

    /// Whether a RIB's view may be gone when some functions run: one of them dismisses it, or runs upon its removal.
    private func mayGo(_ rib: RIB, before functions: Set<DeclarationID>) -> Bool {
        guard let view = rib.view.type, !project.hasUnresolvedSuperclass(view) else { return true }
        let code = project[DismissalCode.query, view]
        if code.contains(where: { !$0.dismissing.isDisjoint(with: functions) }) { return true }
        guard project.tellsOfRemoval(rib) else { return false }
        return functions.contains { function in
            project.name(of: function).isRemovalHook || FunctionTriggers.own(function, project).contains(.start)
        }
    }
}

extension Edge.Presentation {
    /// Whether the router's own view presents the child, and does nothing else with it.
    fileprivate var isModalOnOwnView: Bool { showing == .modal && presenters.only == .ownView }
}
