import RIBModel
import SourceText

/// A call by which a router removes the view of a child that stays attached.
struct RemovedChild: Sendable, Equatable {
    /// The edge to the child.
    let edge: Edge
    /// The name of the call that removes the view, or that shows another one in its place.
    let place: NodeReference
    let function: DeclarationID
    /// The property that holds the child, if the call is known by it.
    let slot: DeclarationID?
    let outcome: Outcome

    enum Outcome: Sendable, Equatable {
        /// A path removes the view and detaches nothing.
        case staysAttached
        /// A function of the router's RIB, or of the child's view, detaches the child on that way.
        case detached
        /// The function never runs, or only at the router's end.
        case atEnd
        /// Another event shows the child again, without attaching it.
        case shownAgain
        /// Code that is not analyzed gets the child.
        case unclear
    }

    /// Those of a router, in the order of the calls.
    static let query = Query<TypeID, [RemovedChild]>("removedChildren") { project, router in
        RemovedChildSearch(router, project)?.found ?? []
    }
}

extension Project {
    /// The calls by which a router removes views of children that it stores, each with what becomes of the child.
    func removedChildren(of router: TypeID) -> [RemovedChild] { self[RemovedChild.query, router] }
}

private struct RemovedChildSearch {
    private let project: Project
    private let runs: EventRuns
    private let router: TypeID
    private let edges: [Edge]
    private let removals: [RouterRemoval]
    /// The properties that children are stored in, each once, in the order of edges.
    private let slots: [DeclarationID]
    /// The positions in this list, by the names of the property and of those that forward to it.
    private let slotsByName: [Name: [Int]]
    /// By property, the edges whose children are stored in it.
    private let edgesBySlot: [DeclarationID: [Edge]]
    /// The calls in the router's code that attach and detach children.
    private let changes: Set<NodeReference>
    /// The router's own code.
    private let ownRuns: EventRuns
    /// The views of children on which the router shows other children.
    private let presenters: Set<ChildValue>

    /// Nil if the router is not analyzed as a whole.
    init?(_ router: TypeID, _ project: Project) {
        guard !project.hasAbsentCode(router) else { return nil }
        (self.project, self.router, runs) = (project, router, EventRuns(project))
        removals = project.removals(by: router)
        edges = project.tree.edges(from: router).filter { !$0.attachments.isEmpty && !$0.presentations.isEmpty }
        var slots: [DeclarationID] = []
        var edgesBySlot: [DeclarationID: [Edge]] = [:]
        for edge in edges {
            for slot in Set(edge.slots).sorted() {
                if edgesBySlot[slot] == nil { slots.append(slot) }
                edgesBySlot[slot, default: []].append(edge)
            }
        }
        (self.slots, self.edgesBySlot) = (slots, edgesBySlot)
        let dispatch = ClassDispatch(router, in: project)
        ownRuns = EventRuns(of: dispatch)
        changes = Set(edges.flatMap { $0.attachments + $0.detachments.map(\.place) })
            .union(removals.isEmpty || slots.isEmpty ? [] : dispatch.callsChangingChildren)
        presenters = Set(edges.flatMap(\.presentations).flatMap { $0.presenters.filter { $0 != .ownView } })
        slotsByName = slots.indices.reduce(into: [:]) { result, position in
            for name in project.names(meaning: slots[position]) { result[name, default: []].append(position) }
        }
    }

    private struct Mark: FlowState {
        let rawValue: UInt8
        static let detaches = Mark(rawValue: 1)
        static let attaches = Mark(rawValue: 2)
        static let removes = Mark(rawValue: 4)
        static let shows = Mark(rawValue: 8)
        static let unclear = Mark(rawValue: 16)
    }

    var found: [RemovedChild] { (removed + replaced).sorted { $0.place < $1.place } }

    /// The removals of views of stored children.
    private var removed: [RemovedChild] {
        var result: [RemovedChild] = []
        for removal in removals {
            for (slot, users) in slots(of: removal) {
                let own = edgesBySlot[slot] ?? []
                guard let edge = own.first, !own.contains(where: project.isIncomplete),
                    !(removal.isDismissal && own.contains(where: showsOthers))
                else { continue }
                var paths = RemovedChildPaths(removal, slot, users, own, changes, router, ownRuns, project)
                guard let outcome = paths.outcome else { continue }
                result.append(
                    RemovedChild(
                        edge: edge, place: removal.place, function: removal.function, slot: slot,
                        outcome: outcome != .staysAttached
                            ? outcome
                            : isDetachedElsewhere(own, removal)
                                ? .detached
                                : own.contains { $0.loss != nil }
                                    ? .unclear
                                    : isShownAgain(own) ? .shownAgain : outcome))
            }
        }
        return result
    }

    /// The calls that show another child at the root of the window, upon an event of the child that is shown there.
    private var replaced: [RemovedChild] {
        let shown = edges.filter { $0.presentations.contains { $0.showing == .root } && !project.isIncomplete($0) }
        guard shown.count > 1 else { return [] }
        var result: [RemovedChild] = []
        for edge in shown {
            let others = shown.filter { other in
                !other.child.ribs.contains { rib in edge.child.ribs.contains { $0.router == rib.router } }
            }
            for witness in project.witnesses(ofEventsBy: edge) {
                for other in others {
                    let places = other.presentations.filter { $0.showing == .root }
                    let question = EffectQuestion<Mark>(
                        [
                            (.detaches, .detach(edge)), (.shows, .steps(places.map(\.place))),
                            (.detaches, .notify(project.ribs(ofRouter: router).first)), (.unclear, .unclear),
                        ], holding: edge.slots)
                    let answer = runs.answer(to: question, upon: witness)
                    guard let place = places.first, answer.ends.some(.shows) else { continue }
                    let isKept = answer.ends.some(.shows, without: .detaches) && answer.later.isEmpty
                    let outcome: RemovedChild.Outcome =
                        !isKept ? .detached : answer.ends.some([.shows, .unclear]) ? .unclear : .staysAttached
                    result.append(
                        RemovedChild(
                            edge: edge, place: place.place, function: place.function, slot: nil, outcome: outcome))
                }
            }
        }
        return result
    }

    /// Whether the router shows children on the view of an edge's child, which a dismissal on that view removes.
    private func showsOthers(_ edge: Edge) -> Bool {
        presenters.contains(.view(.built(edge.site))) || edge.slots.contains { presenters.contains(.view(.slot($0))) }
    }

    /// The slots whose child's view a call may remove, each with the functions that show it: those that the call
    /// names, or that its function, or a caller in the router, unwraps or sets to nil.
    private func slots(of removal: RouterRemoval) -> [(slot: DeclarationID, users: [DeclarationID])] {
        if case .slot(let slot) = removal.subject { return [(slot, [removal.function])] }
        var result: [(slot: DeclarationID, users: [DeclarationID])] = []
        for function in EventCallers(of: [removal.function], in: Set(project.classes(of: router)), project).functions {
            for slot in slotsInUse(in: function) {
                if let known = result.firstIndex(where: { $0.slot == slot }) {
                    result[known].users.append(function)
                } else {
                    result.append((slot, [function]))
                }
            }
        }
        return result
    }

    /// The slots that a function unwraps, takes a child out of by a pattern or by position, or sets to nil.
    private func slotsInUse(in function: DeclarationID) -> [DeclarationID] {
        let body = project.body(of: function)
        var (cleared, used) = (NameSet(), NameSet())
        for assignment in body.assignments where assignment.clears {
            if let name = assignment.name { cleared.insert(name.name) }
        }
        for use in body.names where slotsByName[use.name] != nil { used.insert(use.name) }
        return used.filter { cleared.contains($0) || body.unwraps($0) }.flatMap { slotsByName[$0] ?? [] }.sorted()
            .map { slots[$0] }
    }

    /// Whether an event shows the stored child without attaching it: the router hides it, and keeps it for later.
    private func isShownAgain(_ edges: [Edge]) -> Bool {
        let calls = RoutingCalls(project)
        let (attachments, slots) = (edges.map { (Mark.attaches, Effect.attach($0)) }, edges.flatMap(\.slots))
        return edges.flatMap(\.presentations).contains { presentation in
            let callers = EventCallers(of: [presentation.function], in: Set(project.classes(of: router)), project)
            let question = EffectQuestion(attachments + [(.shows, .call(presentation.place))], holding: slots)
            return callers.functions.contains { function in
                guard [.anytime, .unknown].contains(calls.reachFromOutside(function, of: router)) else { return false }
                return runs.answer(to: question, upon: function).all.some(.shows, without: .attaches)
            }
        }
    }

    /// Whether a caller outside of the router also detaches the child, or the child's view tells of its removal.
    private func isDetachedElsewhere(_ edges: [Edge], _ removal: RouterRemoval) -> Bool {
        let question = EffectQuestion<Mark>(
            edges.map { (.detaches, .detach($0)) } + [(.removes, .remove(removal))])
        let classes = project.classes(of: router)
        let callers = Array(EventCallers(of: [removal.function], project).functions)
        let outside = callers.filter { project.type(around: $0).map { !classes.contains($0) } ?? false }
        for caller in outside.isEmpty ? callers : outside {
            let answer = runs.answer(to: question, upon: caller)
            if answer.all.some([.removes, .detaches]) { return true }
            // A completion handler detaches.
            if answer.ends.some(.removes), answer.later.some(.detaches) { return true }
        }
        return edges.contains { edge in
            edge.child.ribs.contains { project.tellsOfRemoval($0) }
                || edge.presentations.contains { presentation in
                    project.swipes(on: presentation, of: edge).contains { $0.hooks.contains { $0.lead != .no } }
                        || project.isPush(presentation)
                            && project.systemPops(on: presentation, of: edge).contains { pop in
                                pop.hooks.contains { $0.lead != .no }
                            }
                }
        }
    }
}

extension FunctionBody {
    /// Whether the code binds a stored property, or what is in it, by `if let` or `guard let`, a pattern, or a
    /// subscript.
    fileprivate func unwraps(_ name: Name) -> Bool {
        identifiers(named: name).contains { use in
            if use.isMatchedByPattern { return true }
            let isElement = use.chain?.last?.kind == .subscript
            return use.ancestors.contains { ancestor in
                switch ancestor {
                case .optionalBinding: true
                case .binding: isElement
                default: false
                }
            }
        }
    }
}

extension ChainElement {
    /// Whether a name is matched with a pattern that binds a part of it: `case .detail(let child) = mode`.
    fileprivate var isMatchedByPattern: Bool {
        guard let chain, chain.only != nil || chain.headOnSelf == self, let whole = BodyNode(chain).enclosing,
            let statement = whole.enclosing
        else { return false }
        return statement.parts.contains { part in
            guard let pattern = part.patternName, pattern.payload != nil else { return false }
            return pattern.matched?.value.place == whole.place
        }
    }
}
