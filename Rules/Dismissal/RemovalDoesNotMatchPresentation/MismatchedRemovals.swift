import RIBModel
import SourceText

/// A call that removes a child's view in another way than it was shown: a pushed view by a dismissal, or a presented
/// one by a pop.
struct MismatchedRemoval: Sendable, Equatable {
    let edge: Edge
    /// The call in the router's function, and the call of UIKit that it leads to.
    let removal: RouterRemoval
    let outcome: Outcome

    enum Outcome: Sendable, Equatable {
        /// A path with the removal detaches the child, and does nothing of what follows.
        case mismatch
        /// No path with the removal detaches the child.
        case detachesNoChild
        /// A path also removes a view in the right way, or attaches or detaches another child.
        case changesOthers
        /// The RIB's own listener is notified, and may have removed its view.
        case notifiesListener
        /// Code that is not analyzed runs.
        case unclear
    }

    /// Those of a router, in the order of the calls.
    static let query = Query<TypeID, [MismatchedRemoval]>("mismatchedRemovals") { project, router in
        MismatchSearch(router, project)?.found ?? []
    }
}

extension Project {
    /// The calls by which a router may remove the view of a child in another way than it shows it, in order.
    func mismatchedRemovals(by router: TypeID) -> [MismatchedRemoval] { self[MismatchedRemoval.query, router] }

    /// The way in which a child's view has to be removed, if it is always shown in one way.
    func removalKind(of edge: Edge) -> DismissalKind? {
        guard !edge.presentations.isEmpty else { return nil }
        if edge.presentations.allSatisfy({ isPush($0) }) { return .pop }
        let isPresented = edge.presentations.allSatisfy { presentation in
            presentation.showing == .modal
                && presentation.presented.allSatisfy { if case .view = $0 { true } else { false } }
        }
        return isPresented ? .dismiss : nil
    }
}

private struct MismatchSearch {
    private let project: Project
    private let router: TypeID
    /// The classes of the router and of its interactors.
    private let classes: Set<TypeID>
    private let edges: [Edge]
    /// By property, the places that build children which are stored in it.
    private let sites: [DeclarationID: Set<NodeReference>]
    private let removals: [RouterRemoval]
    /// The names in the calls that detach or attach a child.
    private let changes: [NodeReference]
    private let runs: EventRuns

    /// Nil if the router removes nothing, or is not analyzed as a whole.
    init?(_ router: TypeID, _ project: Project) {
        removals = project.removals(by: router)
        guard !removals.isEmpty, !project.hasAbsentCode(router) else { return nil }
        (self.project, self.router, runs) = (project, router, EventRuns(project))
        classes = project.ownClasses(of: router)
        edges = project.tree.edges(from: router).filter { !$0.attachments.isEmpty }
        sites = edges.reduce(into: [:]) { sites, edge in
            for slot in edge.slots { sites[slot, default: []].insert(edge.site) }
        }
        changes = edges.flatMap { $0.detachments.map(\.place) + $0.attachments }
    }

    var found: [MismatchedRemoval] {
        let calls = RemovalCalls(removals, router, project)
        let changesAndPops = changes + removals.filter { !$0.isDismissal }.map(\.place)
        let changesAndDismissals = changes + removals.filter { !$0.isPop }.map(\.place)
        var result: [MismatchedRemoval] = []
        var isJudged = [Bool](repeating: false, count: removals.count)
        for edge in edges {
            guard let kind = project.removalKind(of: edge), !edge.detachments.isEmpty, !sharesSlot(edge) else {
                continue
            }
            let isMismatch: (Int) -> Bool = { number in
                (kind == .pop ? removals[number].isDismissal : removals[number].isPop) && mayRemove(number, edge)
            }
            guard removals.indices.contains(where: isMismatch) else { continue }
            let detaching = EventCallers(of: edge.detachments.map(\.function), in: classes, project).functions
            for (number, callers) in calls.removals(from: Array(detaching)) where isMismatch(number) {
                isJudged[number] = true
                let outcome = outcome(
                    of: removals[number], by: callers, edge,
                    besides: kind == .pop ? changesAndPops : changesAndDismissals)
                result.append(MismatchedRemoval(edge: edge, removal: removals[number], outcome: outcome))
            }
            for number in removals.indices where !isJudged[number] && isMismatch(number) {
                isJudged[number] = true
                guard !calls.callers[number].isEmpty else { continue }
                result.append(MismatchedRemoval(edge: edge, removal: removals[number], outcome: .detachesNoChild))
            }
        }
        return result.sorted { $0.removal.place < $1.removal.place }
    }

    /// Whether another child is stored in the same property.
    private func sharesSlot(_ edge: Edge) -> Bool { edge.slots.contains { sites[$0, default: []].count > 1 } }

    private func mayRemove(_ number: Int, _ edge: Edge) -> Bool {
        switch removals[number].subject {
        case .ownView: true
        case .slot(let slot): edge.slots.contains(slot)
        }
    }

    /// The outcome over some events that lead to the removal.
    ///
    /// - Parameters:
    ///   - callers: functions outside of the router that lead to the removal and to a detachment of the child.
    ///   - alternatives: the calls that remove a view or change the children.
    private func outcome(
        of removal: RouterRemoval, by callers: [DeclarationID], _ edge: Edge, besides alternatives: [NodeReference]
    ) -> MismatchedRemoval.Outcome {
        let own = Set(edge.detachments.map(\.place) + [removal.place])
        let question = EffectQuestion<Mark>(
            [
                (.detaches, .detach(edge)), (.removes, .remove(removal)),
                (.changes, .steps(alternatives.filter { !own.contains($0) })),
                (.notifies, .notify(project.ribs(ofRouter: router).first)), (.unclear, .unclear),
            ], holding: edge.slots)
        var result = MismatchedRemoval.Outcome.detachesNoChild
        for caller in callers {
            let answer = runs.answer(to: question, upon: caller)
            let both: Mark = [.detaches, .removes]
            if !answer.ends.some(both) { continue }
            if answer.ends.all(.notifies, where: both) || answer.later.some(.notifies) {
                result = .notifiesListener
            } else if answer.ends.some(both.union(.unclear)) {
                result = .unclear
            } else if answer.all.some(.changes) {
                result = .changesOthers
            } else {
                return .mismatch
            }
        }
        return result
    }

    private struct Mark: FlowState {
        let rawValue: UInt8
        static let detaches = Mark(rawValue: 1)
        static let removes = Mark(rawValue: 2)
        /// Something else is removed in the right way, attached or detached.
        static let changes = Mark(rawValue: 4)
        static let notifies = Mark(rawValue: 8)
        static let unclear = Mark(rawValue: 16)
    }
}

/// The functions outside of a router from which calls lead to its removals.
private struct RemovalCalls {
    /// By removal, the functions, nearest first; without those that run at the end of an object.
    let callers: [[DeclarationID]]
    /// By function, the removals.
    private let removals: [DeclarationID: [Int]]

    init(_ removals: [RouterRemoval], _ router: TypeID, _ project: Project) {
        var known: [DeclarationID: [DeclarationID]] = [:]
        var isEnd: [DeclarationID: Bool] = [:]
        var callers: [[DeclarationID]] = []
        var byCaller: [DeclarationID: [Int]] = [:]
        for (number, removal) in removals.enumerated() {
            let found =
                known[removal.function]
                ?? project.callers(of: removal.function, outside: router).filter {
                    let ends = isEnd[$0] ?? (FunctionTriggers.own($0, project) == .end)
                    isEnd[$0] = ends
                    return !ends
                }
            known[removal.function] = found
            callers.append(found)
            for caller in found { byCaller[caller, default: []].append(number) }
        }
        (self.callers, self.removals) = (callers, byCaller)
    }

    /// The removals to which calls from some functions lead, in order, and those of the functions that do, nearest
    /// first.
    func removals(from functions: [DeclarationID]) -> [(number: Int, callers: [DeclarationID])] {
        let from = Set(functions)
        let numbers = Set(functions.flatMap { removals[$0] ?? [] }).sorted()
        return numbers.map { number in (number, callers[number].filter(from.contains)) }
    }
}
