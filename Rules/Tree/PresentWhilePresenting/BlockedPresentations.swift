import RIBModel
import SourceText

/// A call by which a router presents a child upon an event of a child that is attached then: UIKit ignores it if that
/// one is still presented.
struct BlockedPresentation: Sendable, Equatable {
    /// The edge to the child that is to be presented, and the way in which it is.
    let edge: Edge
    let presentation: Edge.Presentation
    /// The edge to the child that the router's view presents at that time.
    let presented: Edge
    /// The function that the router's RIB runs upon the event, and the calls from there to the presentation.
    let witness: DeclarationID
    let path: [NodeReference]
    let outcome: Outcome

    enum Outcome: Sendable, Equatable {
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
    func blockedPresentations(by router: TypeID) -> [BlockedPresentation] {
        self[BlockedPresentation.query, router]
    }

    /// The calls by which a router presents children, in the order of the edges, and why its view is not known to
    /// present another child then.
    func otherPresentations(by router: TypeID) -> [OtherCandidate<OtherPresentation>] {
        let search = BlockedPresentationSearch(router, self)
        return tree.edges(from: router).flatMap { edge in
            edge.presentations.filter { [.modal, .pushOrModal].contains($0.showing) }.map { presentation in
                let reason: OtherPresentation
                if edge.attachments.isEmpty || isIncomplete(edge) {
                    reason = .incomplete
                } else if !presentation.isModalOnOwnView {
                    reason = .onOtherView
                } else {
                    reason = search?.runsUponEvent(presentation) == true ? .notPresenting : .noEvent
                }
                return OtherCandidate(presentation.place, reason)
            }
        }
    }
}

/// Why a presentation of a child is not one on a view that presents another child.
enum OtherPresentation: Sendable, Equatable {
    /// The child is not known to be attached, or a part of the RIBs has a superclass that is not analyzed.
    case incomplete
    /// It is pushed where it can be, or presented on another view than the router's own.
    case onOtherView
    /// No event of another child that is in use runs it.
    case noEvent
    /// The router's view is not known to present a child when such an event runs it.
    case notPresenting
}

private struct BlockedPresentationSearch {
    private let project: Project
    private let runs: EventRuns
    private let router: TypeID
    private let edges: [Edge]
    /// By edge, those that lead to a common RIB, itself included, in order.
    private let same: [[Int]]
    /// By a function of a listener, the edges whose children have that listener, in order.
    private let edgesByEvent: [DeclarationID: [Int]]
    /// The classes of the router and of its interactors.
    private let classes: Set<TypeID>
    /// The functions that the router's RIB runs upon events of children while these are in use, each with the
    /// requirements that it fulfills.
    private let witnesses: [DeclarationID: [DeclarationID]]

    /// Nil if the router presents too few children, or is not analyzed as a whole.
    init?(_ router: TypeID, _ project: Project) {
        let edges = project.tree.edges(from: router).filter {
            !$0.attachments.isEmpty && !project.isIncomplete($0)
        }
        guard edges.count > 1, edges.contains(where: { $0.presentations.contains(where: \.isModalOnOwnView) }) else {
            return nil
        }
        (self.project, self.router, self.edges) = (project, router, edges)
        runs = EventRuns(project)
        same = BlockedPresentationSearch.same(edges)
        var edgesByEvent: [DeclarationID: [Int]] = [:]
        for (number, edge) in edges.enumerated() {
            for event in Set(edge.child.ribs.flatMap { project.listenerFunctions(of: $0) }) {
                edgesByEvent[event, default: []].append(number)
            }
        }
        self.edgesByEvent = edgesByEvent
        classes = project.ownClasses(of: router)
        var names = NameSet()
        for event in edgesByEvent.keys { names.insert(project.name(of: event)) }
        var witnesses: [DeclarationID: [DeclarationID]] = [:]
        for type in project.interactors(of: router).flatMap({ project.classes(of: $0) }) {
            for function in project.ownMembers(of: type) {
                guard names.contains(project.name(of: function)), project.hasBody(function) else { continue }
                let requirements = project.requirements(fulfilledBy: function, of: type).filter {
                    edgesByEvent[$0] != nil
                }
                guard !requirements.isEmpty,
                    project.uses(of: function).contains(where: { use in
                        !project.triggers(of: use.caller).isDisjoint(with: .inUse)
                    })
                else { continue }
                witnesses[function] = requirements
            }
        }
        guard !witnesses.isEmpty else { return nil }
        self.witnesses = witnesses
    }

    /// A child that is attached while the router's view presents a child, itself or another one: numbers of edges.
    private struct Holder {
        let edge: Int
        /// The child that is presented.
        let presented: Int
    }

    /// Whether the router's RIB presents a child upon an event of a child that is in use.
    func runsUponEvent(_ presentation: Edge.Presentation) -> Bool {
        EventCallers(of: [presentation.function], in: classes, project).functions.contains { witnesses[$0] != nil }
    }

    var found: [BlockedPresentation] {
        let holders = holders
        var holdersByEdge = [[Int]](repeating: [], count: edges.count)
        for (number, holder) in holders.enumerated() { holdersByEdge[holder.edge].append(number) }
        var result: [BlockedPresentation] = []
        for (number, edge) in edges.enumerated() where !holders.isEmpty {
            for presentation in edge.presentations where presentation.isModalOnOwnView {
                let callers = EventCallers(of: [presentation.function], in: classes, project)
                for witness in callers.functions where witnesses[witness] != nil {
                    let answered = edges(answeredBy: witness).flatMap { holdersByEdge[$0] }.sorted()
                    for holder in answered.lazy.map({ holders[$0] }) {
                        guard !same[number].contains(holder.edge), !same[number].contains(holder.presented),
                            let outcome = outcome(of: witness, to: presentation.place, holder)
                        else { continue }
                        result.append(
                            BlockedPresentation(
                                edge: edge, presentation: presentation, presented: edges[holder.presented],
                                witness: witness, path: callers.path(from: witness), outcome: outcome))
                    }
                }
            }
        }
        return result.sorted { $0.presentation.place < $1.presentation.place }
    }

    /// By edge, those that lead to a common RIB, itself included, in order.
    private static func same(_ edges: [Edge]) -> [[Int]] {
        var byRouter: [TypeID: [Int]] = [:]
        for (number, edge) in edges.enumerated() {
            for router in Set(edge.child.ribs.map(\.router)) { byRouter[router, default: []].append(number) }
        }
        return edges.indices.map { number in
            Set(edges[number].child.ribs.flatMap { byRouter[$0.router] ?? [] } + [number]).sorted()
        }
    }

    /// The edges whose children's events a function of the router's RIB answers, in order.
    private func edges(answeredBy witness: DeclarationID) -> [Int] {
        Set((witnesses[witness] ?? []).flatMap { edgesByEvent[$0] ?? [] }).sorted()
    }

    // MARK: Children that keep the view presenting

    /// The children that the view always presents, and those that are attached only upon events of these, while
    /// nothing removes the presented view.
    private var holders: [Holder] {
        var holders = edges.indices.filter { edge in
            same[edge].allSatisfy { other in
                !edges[other].presentations.isEmpty && edges[other].presentations.allSatisfy(\.isModalOnOwnView)
            }
        }.map { Holder(edge: $0, presented: $0) }
        guard !holders.isEmpty, holders.count < edges.count else { return holders }
        var isHeld = [Bool](repeating: false, count: edges.count)
        for holder in holders { for edge in same[holder.edge] { isHeld[edge] = true } }
        let candidates = candidates
        var next = 0
        while next < holders.count {
            let holder = holders[next]
            next += 1
            for candidate in candidates[holder.edge] where !isHeld[candidate.edge] {
                let staysPresented = edges[candidate.edge].attachments.allSatisfy { place in
                    candidate.events.allSatisfy { [.ignored, nil].contains(outcome(of: $0, to: place, holder)) }
                }
                guard staysPresented else { continue }
                holders.append(Holder(edge: candidate.edge, presented: holder.presented))
                for edge in same[candidate.edge] { isHeld[edge] = true }
            }
        }
        return holders
    }

    /// By edge, the edges whose children are attached only upon events of its child, and these events.
    private var candidates: [[(edge: Int, events: [DeclarationID])]] {
        var candidates = [[(edge: Int, events: [DeclarationID])]](repeating: [], count: edges.count)
        for edge in edges.indices {
            guard let events = events(attaching: edge) else { continue }
            let sources = events.map { Set(edges(answeredBy: $0)) }
            for source in sources.dropFirst().reduce(sources[0], { $0.intersection($1) }) {
                candidates[source].append((edge, events))
            }
        }
        return candidates
    }

    /// The events that lead to the attachment of a child; nil if something else does, or nothing.
    private func events(attaching edge: Int) -> [DeclarationID]? {
        var found: [DeclarationID] = []
        var isOnly = true
        let attaching = same[edge].map { edges[$0].function }
        _ = Reach<DeclarationID, NodeReference>(from: attaching) { function, add in
            if witnesses[function] != nil {
                found.append(function)
                return
            }
            guard isOnly, FunctionTriggers.own(function, project).isEmpty else {
                isOnly = false
                return
            }
            for use in project.uses(of: function) {
                if use.callee == nil { isOnly = false }
                add(use.caller, use.place)
            }
        }
        return isOnly && !found.isEmpty ? found : nil
    }

    // MARK: Paths

    private struct Mark: FlowState {
        let rawValue: UInt8
        static let presents = Mark(rawValue: 1)
        /// The view that is presented first goes.
        static let removes = Mark(rawValue: 2)
        static let tells = Mark(rawValue: 4)
        static let unclear = Mark(rawValue: 8)
    }

    /// The outcome for the paths from an event to a call; nil if none leads there.
    private func outcome(
        of witness: DeclarationID, to place: NodeReference, _ holder: Holder
    ) -> BlockedPresentation.Outcome? {
        let (own, presented) = (edges[holder.edge], edges[holder.presented])
        let question = EffectQuestion<Mark>(
            [
                (.removes, .detach(presented)), (.presents, .call(place)), (.removes, .dismiss),
                (.tells, .notify(project.ribs(ofRouter: router).first)), (.unclear, .unclear),
            ], holding: own.slots)
        let ends = runs.answer(to: question, upon: witness).ends
        guard ends.some(.presents) else { return nil }
        if !ends.some(.presents, without: .removes) { return .removed }
        if !ends.some(.presents, without: [.removes, .unclear]) { return .unclear }
        let children = presented.child.ribs + own.child.ribs
        let callers = Set(EventCallers(of: [witness], project).functions)
        return children.contains { project.viewMayGo($0, before: callers) } ? .dismissesItself : .ignored
    }
}

extension Edge.Presentation {
    /// Whether the router's own view presents the child, and does nothing else with it.
    fileprivate var isModalOnOwnView: Bool { showing == .modal && presenters.only == .ownView }
}
