import SourceText

/// An event that can make a router attach a child while it is attached: a tap, or an event of another child that stays.
public struct RepeatedAttachment: Sendable, Equatable {
    /// The function that the event runs, or that its handler calls.
    public let event: DeclarationID
    /// The calls from there to the function that attaches the child, in order.
    public let path: [NodeReference]
}

extension Project {
    /// An event that runs the function that attaches the child of an edge, any number of times. Events of the child
    /// itself do not count, nor those of children that the same path detaches.
    ///
    /// - Parameter slot: a property that holds the child; paths that read it before the attachment do not count. Nil
    ///   for all paths.
    public func repeatedAttachment(of edge: Edge, unlessTesting slot: DeclarationID? = nil) -> RepeatedAttachment? {
        let search = RepeatedAttachmentSearch(edge, slot, self)
        return search.found
    }
}

/// The search for an event, backward from the function that attaches a child.
private struct RepeatedAttachmentSearch {
    private let edge: Edge
    private let project: Project
    /// The names of the router's members that read the slot, without the function that attaches the child.
    private let testers: NameSet
    /// The classes of the parent's router, interactor and workers.
    private let own: Set<TypeID>

    init(_ edge: Edge, _ slot: DeclarationID?, _ project: Project) {
        self.edge = edge
        self.project = project
        testers = slot.map { project.members(of: edge.parent, reading: $0, except: edge.function) } ?? []
        own = Set(([edge.parent] + project.interactors(of: edge.parent)).flatMap { project.classes(of: $0) })
    }

    var found: RepeatedAttachment? {
        // By the member whose code handles the event: the function that names it.
        var events: [DeclarationID: DeclarationID] = [:]
        let reach = Reach<EventPlace, NodeReference>(
            from: [project.eventPlace(of: edge.site, in: edge.function)], until: { events[$0.function] != nil },
            following: { place, add in
                for use in project.uses(of: place) {
                    guard use.callee != nil, let caller = caller(of: place, by: use) else { continue }
                    switch caller {
                    case .event: events[use.caller] = events[use.caller] ?? use.caller
                    case .handler: events[use.caller] = events[use.caller] ?? place.function
                    case .function: break
                    }
                    add(EventPlace(of: use), use.place)
                }
            })
        guard let code = reach.end, let event = events[code.function] else { return nil }
        return RepeatedAttachment(event: event, path: reach.path(to: code).reversed())
    }

    private enum Caller {
        /// An event that can happen again.
        case event
        /// A closure that such an event runs.
        case handler
        /// A function that may run upon such an event.
        case function
    }

    /// How a use runs a function or a branch of it; nil if it is not such an event, or tests the slot before.
    private func caller(of place: EventPlace, by use: EventCall) -> Caller? {
        guard let type = project.symbols.type(around: use.caller) else { return nil }
        if edge.child.ribs.contains(where: { project.isPart(type, of: $0) }) || isTested(before: use) { return nil }
        if own.contains(type) {
            // What the user or the system does occurs again, wherever its stream is subscribed to.
            if use.handlesEvents { return .handler }
            let causes = FunctionTriggers.own(use.caller, project)
            return causes.contains(.event) ? .event : .function
        }
        if project.roles.has(type, anyOf: [.of(.view), .of(.presenter)]) || project.viewControllers.contains(type) {
            if FunctionTriggers.own(use.caller, project).contains(.event) { return .event }
            return use.isInClosure && !project.triggers(of: EventPlace(of: use)).isEmpty ? .handler : .function
        }
        if project.isOfHolder(use.caller) { return .function }
        guard let sibling = edges.first(where: { $0.child.ribs.contains { project.isPart(type, of: $0) } }),
            project.triggers(of: EventPlace(of: use)).contains(.event), !detaches(sibling, from: place)
        else { return nil }
        return .event
    }

    private var edges: [Edge] { project.tree.edges(from: edge.parent) }

    /// Whether code before a use, in the same body, reads the slot or calls something that does.
    private func isTested(before use: EventCall) -> Bool {
        if testers.isEmpty { return false }
        let body = project.body(of: use.caller)
        return body.isGuardedByState(before: use.place, except: [])
            || body.names.contains { name in
                testers.contains(name.name) && !name.isLocal && name.place < use.place && name.name != use.name
                    && (use.branch == nil || body.isOnTheWay(name.place, to: use.place))
            }
    }

    /// Whether calls lead from a function, or from a branch of it, to a detachment of another child.
    private func detaches(_ sibling: Edge, from place: EventPlace) -> Bool {
        let targets = Set(
            edges.filter { other in
                other.child.ribs.contains { rib in sibling.child.ribs.contains { $0.router == rib.router } }
            }.flatMap(\.detachments).map(\.function))
        let reach = Reach<Run, NodeReference>(
            from: [Run(function: place.function, branch: place.branch)], until: { targets.contains($0.function) },
            following: { run, add in
                for call in project.eventCalls(in: run.function) where run.mayReach(call) {
                    if let callee = call.callee { add(Run(function: callee, cases: call.cases), call.place) }
                }
            })
        return reach.end != nil
    }
}

/// A function that runs by a call with some cases, or a branch of it.
private struct Run: NumberedKey {
    let function: DeclarationID
    var branch: ParameterBranch?
    /// By the position of an argument, the case that is passed.
    var cases: [Name?] = []

    var hashedNumber: UInt64 { function.hashedNumber }

    func mayReach(_ call: EventCall) -> Bool {
        guard let around = call.branch else { return true }
        return branch.map { !around.excludes($0) } ?? around.mayRun(for: cases)
    }
}

extension Project {
    /// The names of a router's members whose code reads a property, or uses such a member, and of the property itself.
    func members(
        of router: TypeID, reading property: DeclarationID, except function: DeclarationID
    ) -> NameSet {
        var names: NameSet = [name(of: property), .childrenMember]
        var isComplete = false
        let members = classes(of: router).flatMap { ownMembers(of: $0) }.filter { $0 != function && hasCode($0) }
        while !isComplete {
            isComplete = true
            for member in members where !names.contains(name(of: member)) && usesMember(of: names, inCodeOf: member) {
                names.insert(name(of: member))
                isComplete = false
            }
        }
        return names
    }
}
