import RIBModel
import SourceText

/// An event upon which a viewless RIB detaches the only child that it has, and stays attached.
struct EmptiedRIB: Sendable, Equatable {
    /// The edge to the child.
    let edge: Edge
    /// An edge to the RIB itself.
    let above: Edge
    /// The function that the RIB runs upon the child's event, and its first call on the way to the detachment.
    let witness: DeclarationID
    let call: NodeReference
    let detachment: NodeReference
    let outcome: Outcome

    enum Outcome: Sendable, Equatable {
        /// No path notifies the RIB's listener or attaches another child.
        case staysEmpty
        /// A path notifies the listener.
        case notifiesListener
        /// A path attaches a child.
        case attachesAnother
        /// Not every path detaches the child.
        case conditional
        /// Code that is not analyzed, or what observes a stream, may end the RIB.
        case unclear
        /// Other children may be attached then, or the RIB starts again by itself.
        case hasOthers
    }

    /// Those of a viewless router, in the order of the edges and of the calls.
    static let query = Query<TypeID, [EmptiedRIB]>("emptiedRIBs") { project, router in
        EmptiedRIBSearch(router, project)?.found ?? []
    }
}

extension Project {
    /// The events upon which a viewless router detaches a child that it attaches at its start, in order.
    func emptiedRIBs(of router: TypeID) -> [EmptiedRIB] { self[EmptiedRIB.query, router] }

    /// The calls by which a viewless RIB detaches a child upon an event of the child, in order, and why it is not left
    /// empty by them as far as is known.
    func otherEmptiedRIBs(of router: TypeID) -> [OtherCandidate<OtherEmptiedRIB>] {
        guard let search = EmptiedRIBSearch(router, self) else { return [] }
        let obstacle = search.obstacle
        return tree.edges(from: router).flatMap { edge in
            search.exits(of: edge, fromList: true).map { exit in
                let starts = triggers(of: edge.function, running: edge.site).contains(.start)
                return OtherCandidate(exit.call, obstacle ?? (starts ? .ofList : .laterChild))
            }
        }
    }
}

/// Why a detachment of a child leaves no viewless RIB empty.
enum OtherEmptiedRIB: Sendable, Equatable {
    /// The RIB is the root of the app.
    case ofRoot
    /// The RIB's listener has no functions, or there is none.
    case noListener
    /// The RIB is not known to end before its parent.
    case permanent
    /// The child is not attached at the start of the RIB.
    case laterChild
    /// The router detaches whatever children it has.
    case ofList
}

private struct EmptiedRIBSearch {
    private let project: Project
    private let runs: EventRuns
    private let rib: RIB
    private let edges: [Edge]
    /// The classes of the router and the interactor.
    private let classes: Set<TypeID>
    /// The functions of these that run at their start.
    private let starts: [DeclarationID]
    /// The protocols' functions by which children notify the RIB.
    private let childEvents: Set<DeclarationID>

    /// Nil if the RIB has a view.
    init?(_ router: TypeID, _ project: Project) {
        guard !project.hasView(router), let rib = project.ribs(ofRouter: router).first else { return nil }
        (self.project, self.rib, runs) = (project, rib, EventRuns(project))
        edges = project.tree.edges(from: router)
        let parts = [router] + project.interactors(of: router)
        classes = Set(parts.flatMap { project.classes(of: $0) })
        starts = parts.flatMap { project.classes(of: $0) }.flatMap { project.ownMembers(of: $0) }.filter {
            project.hasBody($0) && FunctionTriggers.own($0, project).contains(.start)
        }
        childEvents = Set(edges.flatMap(\.child.ribs).flatMap { project.listenerFunctions(of: $0) })
    }

    /// Why the RIB may stay without children; nil if it may not.
    var obstacle: OtherEmptiedRIB? {
        if project.isLaunched(rib.router) { return .ofRoot }
        if project.listenerFunctions(of: rib).isEmpty { return .noListener }
        return above == nil ? .permanent : nil
    }

    /// An edge to the RIB whose child ends before its parent.
    private var above: Edge? { project.endedEdge(to: rib.router) }

    var found: [EmptiedRIB] {
        guard !project.isLaunched(rib.router), !project.listenerFunctions(of: rib).isEmpty else { return [] }
        let candidates = edges.flatMap { edge -> [(edge: Edge, exit: Exit)] in
            guard !edge.attachments.isEmpty,
                project.triggers(of: edge.function, running: edge.site).contains(.start)
            else { return [] }
            return exits(of: edge).map { (edge, $0) }
        }
        // What ends the RIB may be absent code, which is expensive to exclude.
        guard !candidates.isEmpty, let above else { return [] }
        return candidates.map { edge, exit in
            EmptiedRIB(
                edge: edge, above: above, witness: exit.witness.function, call: exit.call,
                detachment: exit.detachment, outcome: outcome(of: exit.witness, edge))
        }
    }

    /// A function that the RIB runs upon an event of a child, its first call on the way to a detachment, and that.
    typealias Exit = (witness: CodeUnit, call: NodeReference, detachment: NodeReference)

    /// The functions that the RIB runs upon events of a child and that lead to its detachment.
    ///
    /// - Parameter isFromList: whether detachments of whatever children the router has count.
    func exits(of edge: Edge, fromList isFromList: Bool = false) -> [Exit] {
        let events = Set(edge.child.ribs.flatMap { project.listenerFunctions(of: $0) })
        var exits: [Exit] = []
        for detachment in edge.detachments where isFromList || detachment.subject != .children {
            let callers = EventCallers(of: detachment.function, running: detachment.place, project)
            for place in callers.places where project.isUsed(place.function) {
                let witness = place.function
                guard !exits.contains(where: { $0.witness.function == witness }),
                    requirements(fulfilledBy: witness).contains(where: events.contains)
                else { continue }
                let call = callers.path(from: witness).first ?? detachment.place
                for unit in project.units(of: place) { exits.append((unit, call, detachment.place)) }
            }
        }
        return exits.sorted { $0.call < $1.call }
    }

    /// The requirements that a function of the RIB fulfills.
    private func requirements(fulfilledBy function: DeclarationID) -> [DeclarationID] {
        guard let type = project.type(around: function), classes.contains(type) else { return [] }
        return project.requirements(fulfilledBy: function, of: type)
    }

    // MARK: Outcomes

    private struct Mark: FlowState {
        let rawValue: UInt8
        static let detaches = Mark(rawValue: 1)
        static let attaches = Mark(rawValue: 2)
        static let attachesOther = Mark(rawValue: 4)
        static let notifiesListener = Mark(rawValue: 8)
        static let unclear = Mark(rawValue: 16)
    }

    private func outcome(of witness: CodeUnit, _ edge: Edge) -> EmptiedRIB.Outcome {
        let detachments = edge.detachments.filter { $0.subject != .children }.map(\.place)
        let question = EffectQuestion<Mark>(
            [(.detaches, .steps(detachments))] + edges.map { (.attaches, .attach($0)) }
                + [(.notifiesListener, .notify(rib)), (.unclear, .unclear)],
            holding: edge.slots)
        let answer = runs.answer(to: question, upon: witness)
        if answer.all.some(.notifiesListener) { return .notifiesListener }
        if answer.all.some(.attaches) { return .attachesAnother }
        if !answer.ends.all(.detaches) { return .conditional }
        if answer.all.some(.unclear) { return .unclear }
        return hasOthers(besides: edge) ? .hasOthers : .staysEmpty
    }

    /// Whether other children may be attached while the given one is: some path from the start attaches both, or
    /// something else than the start and events of children attaches one of them.
    private func hasOthers(besides edge: Edge) -> Bool {
        let question = EffectQuestion<Mark>(
            [(.attaches, .attach(edge))]
                + edges.filter { $0.site != edge.site }.map { (.attachesOther, .attach($0)) }
                + [(.notifiesListener, .notify(rib))])
        for start in starts
        where runs.answer(to: question, upon: start).ends.some([.attaches, .attachesOther]) { return true }
        return !edges.allSatisfy(isAttachedByEvents)
    }

    /// Whether only the start and events of children attach an edge's child.
    private func isAttachedByEvents(_ edge: Edge) -> Bool {
        var isByEvents = true
        _ = Reach<DeclarationID, NodeReference>(from: [edge.function]) { function, add in
            let isEvent = requirements(fulfilledBy: function).contains(where: childEvents.contains)
            let uses =
                function == edge.function
                ? project.uses(of: function, running: edge.site) : project.uses(of: function)
            for use in uses where !isEvent {
                let isOwn = project.type(around: use.caller).map { classes.contains($0) } ?? false
                if !isOwn || use.isInClosure && starts.contains(use.caller) { isByEvents = false }
                add(use.caller, use.place)
            }
        }
        return isByEvents
    }
}
