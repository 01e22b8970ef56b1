import RIBModel
import SourceText

/// An event of a presented child upon which a RIB has the root of the window replaced: the root that its own view
/// belongs to.
struct ReplacedRoot: Sendable, Equatable {
    /// The edge to the child.
    let edge: Edge
    /// The function that the RIB runs upon the child's event, and its call of the RIB's listener.
    let witness: DeclarationID
    let event: NodeReference
    /// How the other root is shown.
    let replacement: Edge.Presentation
    let outcome: Outcome

    enum Outcome: Sendable, Equatable {
        /// A path leaves the child's view on the root that goes.
        case staysPresented
        /// Every path detaches the child or dismisses a view, or a closure or the code of a RIB that ends may do so
        /// later.
        case removed
        /// The child's view may be gone before the event: the user may have swiped it away.
        case mayBeGone
        /// Code that is not analyzed takes part.
        case unclear
        /// The root is not replaced on every path.
        case conditional
    }

    /// Those of a router, in the order of the edges and of the calls.
    static let query = Query<TypeID, [ReplacedRoot]>("replacedRoots") { project, router in
        ReplacedRootSearch(router, project)?.found ?? []
    }
}

extension Project {
    /// The events of presented children upon which a router's RIB has the root of the window replaced, in order.
    func replacedRoots(above router: TypeID) -> [ReplacedRoot] { self[ReplacedRoot.query, router] }

    /// The edges to children that a router shows as the root of the window.
    fileprivate func rootEdges(from router: TypeID) -> [Edge] {
        tree.edges(from: router).filter { $0.presentations.contains { $0.showing == .root } }
    }
}

private struct ReplacedRootSearch {
    /// Another root of the window than the one that the RIB belongs to.
    private struct OtherRoot {
        let edge: Edge
        /// The properties that hold no child while the RIB's own root is shown, as the other one is detached by then.
        let emptySlots: [DeclarationID]

        /// - Parameter ownSlots: the properties that hold the RIB's own root.
        init(edge: Edge, ownSlots: [DeclarationID]) {
            self.edge = edge
            emptySlots = edge.detachments.isEmpty ? [] : edge.slots.filter { !ownSlots.contains($0) }
        }
    }

    private struct Mark: FlowState {
        let rawValue: UInt8
        static let notifies = Mark(rawValue: 1)
        static let replaces = Mark(rawValue: 2)
        static let replacesThen = Mark(rawValue: 4)
        static let removes = Mark(rawValue: 8)
        static let unclear = Mark(rawValue: 16)
    }

    private let project: Project
    private let runs: EventRuns
    private let router: TypeID
    /// The edges to children that are presented on the RIB's own view.
    private let edges: [Edge]
    private let otherRoots: [OtherRoot]
    /// The routers from the RIB's own to that of the root that it belongs to.
    private let branch: [TypeID]

    /// Nil if the router presents no child on its own view, and if nothing shows another root than the view's own.
    init?(_ router: TypeID, _ project: Project) {
        let presenting = project.tree.edges(from: router).filter { edge in
            !edge.presentations.isEmpty
                && edge.presentations.allSatisfy { $0.showing == .modal && project.coversOwnView($0) }
        }
        guard !presenting.isEmpty else { return nil }
        var roots: [OtherRoot] = []
        let above = Reach<TypeID, Void>(from: [router]) { router, add in
            // A launch router's own view is a root.
            if project.isLaunched(router) {
                roots += project.rootEdges(from: router).map { OtherRoot(edge: $0, ownSlots: []) }
            }
            for edge in project.tree.edges(to: router) where !edge.presentations.isEmpty {
                if edge.presentations.allSatisfy({ $0.showing == .root }) {
                    let others = project.rootEdges(from: edge.parent).filter { $0.site != edge.site }
                    roots += others.map { OtherRoot(edge: $0, ownSlots: edge.slots) }
                } else if !edge.presentations.contains(where: { $0.showing == .root || $0.showing == .unknown }) {
                    add(edge.parent, ())
                }
            }
        }
        guard !roots.isEmpty, project.hasView(router) else { return nil }
        (self.project, self.router, runs) = (project, router, EventRuns(project))
        (otherRoots, branch) = (roots, above.places)
        edges = presenting.filter { !$0.attachments.isEmpty && !project.isIncomplete($0) }
    }

    var found: [ReplacedRoot] {
        guard let interactor = project.ribs(ofRouter: router).first?.interactor else { return [] }
        let listener = ListenerCalls(of: interactor, in: project)
        return edges.flatMap { edge in
            project.witnesses(ofEventsBy: edge).flatMap { witness in
                project.body(of: witness).calls.filter(listener.contains).compactMap { event in
                    otherRoots.lazy.compactMap { replaced(by: $0, upon: event, in: witness, edge) }.first
                }
            }
        }
    }

    /// Nil if the event does not lead to the other root.
    private func replaced(
        by root: OtherRoot, upon event: CallSite, in witness: DeclarationID, _ edge: Edge
    ) -> ReplacedRoot? {
        guard let replacement = root.edge.presentations.first(where: { $0.showing == .root }) else { return nil }
        let removals = project.removals(by: router).map { (Mark.removes, Effect.remove($0)) }
        let question = EffectQuestion<Mark>(
            [
                (.notifies, .call(event.calleePlace)), (.replaces, .show(root.edge)), (.removes, .detach(edge)),
                (.removes, .dismiss), (.unclear, .unclear),
            ] + removals,
            order: .init(.notifies, then: .replaces, mark: .replacesThen), holding: edge.slots,
            lacking: root.emptySlots)
        let answer = runs.answer(to: question, upon: witness)
        guard answer.ends.some(.replacesThen) else { return nil }
        let outcome: ReplacedRoot.Outcome =
            if !answer.ends.some(.replacesThen, without: .removes) || !answer.later.isEmpty || cleansUp(edge) {
                .removed
            } else if !answer.ends.all(.replacesThen, where: .notifies) {
                .conditional
            } else if answer.ends.some([.replacesThen, .unclear]) {
                .unclear
            } else if edge.child.ribs.contains(where: { mayGo($0, before: witness) }) {
                .mayBeGone
            } else {
                .staysPresented
            }
        return ReplacedRoot(
            edge: edge, witness: witness, event: event.calleePlace, replacement: replacement, outcome: outcome)
    }

    /// Whether a RIB that ends with the root, or the child, runs code of its own then, which may dismiss the view.
    private func cleansUp(_ edge: Edge) -> Bool {
        edge.child.ribs.contains(where: project.cleansUp)
            || branch.flatMap { project.ribs(ofRouter: $0) }.contains(where: project.cleansUp)
    }

    private func mayGo(_ child: RIB, before witness: DeclarationID) -> Bool {
        project.viewMayGo(child, before: Set(EventCallers(of: [witness], project).functions))
    }
}
