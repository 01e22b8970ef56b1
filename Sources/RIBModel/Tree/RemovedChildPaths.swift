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
        static let unclear = State(rawValue: 8)
    }

    var walk = PathWalk<State>()
    private let project: Project
    private let router: TypeID
    private let removal: RouterRemoval
    private let slot: Name
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
        self.slot = project.name(of: slot)
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
                if kept.contains(where: { !$0.contains(.unclear) }), walk.trace.handlers.isEmpty {
                    return .staysAttached
                }
                result = kept.isEmpty ? result ?? .detached : .unclear
            }
            return result
        }
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
        let passesChild = call.arguments.contains { $0.value?.plainChain?.headOnSelf.map { denotesSlot($0) } ?? false }
        return passesChild && functions.isEmpty && call.calleePlace != removal.place ? states.adding(.unclear) : states
    }

    /// Whether a name is that of the slot, or of a local that is bound to it.
    private func denotesSlot(_ name: ChainElement) -> Bool {
        switch name.local {
        case nil: name.name == slot
        case .optionalBinding(let binding):
            binding.value.map { $0.plainChain?.lastName?.name == slot } ?? (name.name == slot)
        case .variable(let variable): variable.value?.plainChain?.lastName?.name == slot
        default: false
        }
    }

    func isNeverNil(_ binding: OptionalBinding) -> Bool {
        binding.value.map { $0.plainChain?.leadingNameOnSelf == slot } ?? (binding.outer == nil)
    }
}
