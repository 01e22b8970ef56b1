import SourceText

/// The paths through a router's functions to one removal.
struct RemovedChildPaths: PathAnalysis {
    struct State: FlowState {
        let rawValue: UInt8
        static let removed = State(rawValue: 1)
        /// The child was detached.
        static let detached = State(rawValue: 2)
        /// Another child was detached, or one was attached.
        static let changed = State(rawValue: 4)
    }

    var walk = PathWalk<StateSet<State>>()
    private let project: Project
    private let router: TypeID
    private let removal: RouterRemoval
    private let slot: DeclarationID
    /// The names of the slot, and of properties that forward to it.
    private let names: NameSet
    /// The functions on the way to the removal that use the slot.
    private let users: [DeclarationID]
    private let detachments: Set<NodeReference>
    private let changes: Set<NodeReference>
    private let classes: [TypeID]

    init(
        _ removal: RouterRemoval, _ slot: DeclarationID, _ users: [DeclarationID], _ own: [Edge],
        _ changes: Set<NodeReference>, _ router: TypeID, _ project: Project
    ) {
        (self.removal, self.users, self.changes, self.router, self.project) = (removal, users, changes, router, project)
        self.slot = slot
        names = project.names(meaning: slot)
        detachments = Set(own.flatMap(\.detachments).map(\.place))
        classes = project.classes(of: router)
    }

    /// Nil if no path leads to the removal, or it concerns another child there.
    var outcome: RemovedChild.Outcome? {
        mutating get {
            let calls = RoutingCalls(project)
            let callers = Set(EventCallers(of: users, in: Set(classes), project).functions)
            let leading = callers.union(project.functions(withBranchesCalling: callers))
            var result: RemovedChild.Outcome?
            let byClass = leading.reduce(into: [TypeID: [DeclarationID]]()) { result, function in
                if let type = project.symbols.type(around: function) { result[type, default: []].append(function) }
            }
            for function in classes.flatMap({ (byClass[$0] ?? []).sorted() }) {
                guard project.isFunction(function) || project.isInitializer(function) else { continue }
                let exits = exits(of: CodeUnit(function))
                let reached = exits.states.filter { $0.contains(.removed) }
                guard !reached.isEmpty else { continue }
                let time = calls.reachFromOutside(function, of: router)
                guard time == .anytime else {
                    result = time == .unknown ? .unclear : result ?? .atEnd
                    continue
                }
                let isTargeted = removal.subject != .ownView
                let kept = reached.filter {
                    !$0.contains(.detached) && (isTargeted || !$0.contains(.changed))
                }
                if !kept.isEmpty, !mayDetachLater() { return carried ?? .staysAttached }
                result = kept.isEmpty ? result ?? .detached : .unclear
            }
            return result
        }
    }

    /// Whether a closure that is kept, or one that it makes, detaches or attaches a child.
    private mutating func mayDetachLater() -> Bool {
        var next = 0
        while next < walk.trace.handlers.count {
            let states = exits(of: walk.trace.handlers[next]).states
            if states.contains(where: { !$0.isDisjoint(with: [.detached, .changed]) }) { return true }
            next += 1
        }
        return false
    }

    /// What becomes of a child that no path detaches: code that carries it detaches it, a closure that is kept or an
    /// observer of a property does, or code that is not followed gets it. Nil if none of these occurs.
    private var carried: RemovedChild.Outcome? {
        let functions = users + [removal.function]
        let isDeferred = detachments.contains { place in
            guard let code = project.code(with: [place], in: place.file).first else { return false }
            // An observer of a property runs where the property is assigned.
            return project.isProperty(code) || functions.contains(code)
                && project.body(of: code).element(at: place).ancestors.closure != nil
        }
        if isDeferred { return .unclear }
        let uses = project.uses(ofValueIn: slot, for: DetachedChildQuestion(project: project))
        let isDetached = uses.uses.contains { use in
            if case .argument = use.kind { !detachments.contains(use.place) } else { false }
        }
        if isDetached { return .detached }
        return uses.areAllFollowed ? nil : .unclear
    }

    func body(of function: DeclarationID) -> FunctionBody {
        FunctionBody(BodyOwner(function, type: router), in: project)
    }

    mutating func effect(of call: CallSite, runsClosures: Bool, _ states: States) -> States {
        var states = states
        if call.calleePlace == removal.place { states = states.adding(.removed) }
        if call.names(oneOf: detachments) { states = states.adding(.detached) }
        if call.names(oneOf: changes) || call.changesChildren {
            states = states.adding(.changed)
        }
        let functions = call.callees.functions
        if functions.contains(where: { project.symbols.type(around: $0).map(classes.contains) ?? false }) {
            return self.states(afterCallees: call, states)
        }
        return states
    }

    func isNeverNil(_ binding: OptionalBinding) -> Bool {
        binding.value.map { value in
            value.plainChain?.leadingNameOnSelf.map { names.contains($0) } ?? false
        } ?? (binding.outer == nil)
    }
}
