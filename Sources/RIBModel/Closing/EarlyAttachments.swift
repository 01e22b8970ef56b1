public import SourceText

/// A call by which a router attaches a child before it stores it, while the child calls back as it starts.
public struct EarlyAttachment: Sendable, Equatable {
    public let edge: Edge
    /// The property that the child is stored in after the call.
    public let slot: DeclarationID
    /// The names of the call and of the assigned property.
    public let attachment: NodeReference
    public let assignment: NodeReference
    /// The two statements in reverse order; nil if they do not follow each other.
    public let swap: Swap?
    /// The way in which the child calls back; nil if it does not.
    public let callback: Callback?

    public struct Swap: Sendable, Equatable {
        public let first: Site
        public let second: Site
        /// The new texts of the first and the second statement.
        public let assignment: String
        public let attachment: String
    }

    public struct Callback: Sendable, Equatable {
        /// The function that RIBs runs.
        public let start: DeclarationID
        /// The calls from there to the function that uses what is not there yet, in order.
        public let calls: [NodeReference]
        public let function: DeclarationID
    }

    /// Those of a router, in the order of the edges.
    static let query = Query<TypeID, [EarlyAttachment]>("earlyAttachments") { project, router in
        project.tree.edges(from: router).flatMap { edge in
            edge.slots.compactMap { project.earlyAttachment(of: edge, in: $0) }
        }
    }
}

extension Project {
    /// The calls by which a router attaches children before it stores them, in order.
    public func earlyAttachments(of router: TypeID) -> [EarlyAttachment] { self[EarlyAttachment.query, router] }

    fileprivate func earlyAttachment(of edge: Edge, in slot: DeclarationID) -> EarlyAttachment? {
        guard isOptionalVariable(slot), let store = stores(of: slot, in: edge.function).first,
            let stored = store.name?.place,
            let call = body(of: edge.function).calls.first(where: { edge.attachments.contains($0.calleePlace) }),
            call.calleePlace < stored, !call.isInKeptClosure
        else { return nil }
        return EarlyAttachment(
            edge: edge, slot: slot, attachment: call.calleePlace, assignment: stored, swap: swap(call, store),
            callback: callback(of: edge, to: slot))
    }

    /// The assignments in a function that store a value in a property.
    func stores(of slot: DeclarationID, in function: DeclarationID) -> [AssignmentSite] {
        let name = name(of: slot)
        return body(of: function).assignments.filter { $0.member(named: [name]) != nil && !$0.clears }
    }

    // MARK: Callbacks

    /// The way from the start of a child to a function of its parent's router that uses a property.
    private func callback(of edge: Edge, to slot: DeclarationID) -> EarlyAttachment.Callback? {
        let names = NameSet([name(of: slot)])
        let parents = Set(classes(of: edge.parent))
        return callback(of: edge) { function in
            function != edge.function && symbols.type(around: function).map(parents.contains) == true
                && mentions(names, function)
        }
    }

    /// The way from the start of a child to a function that fulfills a condition; nil if none is known.
    package func callback(
        of edge: Edge, to isEnd: (DeclarationID) -> Bool
    ) -> EarlyAttachment.Callback? {
        let starts = edge.child.ribs.flatMap { rib in
            [
                rib.interactor.flatMap { implementation(.activationHook, nil, of: $0, from: file(of: $0)) },
                implementation(.loadHook, nil, of: rib.router, from: file(of: rib.router)),
            ].compactMap { $0 }
        }
        return callback(from: starts, to: isEnd)
    }

    /// The way from functions that RIBs runs to one that fulfills a condition; nil if none is known.
    package func callback(
        from starts: [DeclarationID], to isEnd: (DeclarationID) -> Bool
    ) -> EarlyAttachment.Callback? {
        let reach = Reach<StartStep, NodeReference>(
            from: starts.map { StartStep(function: $0, isOfHandler: false) },
            until: { isEnd($0.function) },
            following: { step, add in
                for call in body(of: step.function).calls {
                    let isOfHandler = step.isOfHandler || call.isInKeptClosure
                    guard !call.isInKeptClosure || call.isInImmediateHandlers,
                        !isOfHandler || !call.isConditional(where: { NilComparison($0) == nil })
                    else { continue }
                    for callee in eventFlow.functions(runBy: call) ?? [] where hasBody(callee) {
                        add(StartStep(function: callee, isOfHandler: isOfHandler), call.calleePlace)
                    }
                }
            })
        guard let end = reach.end, let start = reach.origin(of: end) else { return nil }
        return EarlyAttachment.Callback(
            start: start.function, calls: reach.path(to: end), function: end.function)
    }

    // MARK: Statements

    /// `attachChild(value)` and `slot = value`, if they follow each other.
    private func swap(_ call: CallSite, _ store: AssignmentSite) -> EarlyAttachment.Swap? {
        guard call.isDiscarded, call.isBare, Array(call.arguments).count == 1,
            let argument = call.arguments.first, argument.label.isNone,
            let passed = argument.value?.plainChain?.onlyName, let target = store.target, let slot = store.name,
            let value = store.value.plainChain?.onlyName, passed.name == value.name,
            let first = call.chain.statement, let second = target.statement, first.end == second.first - 1
        else { return nil }
        let sites = [first, second].map { extent(of: NodeReference(file: call.body.file, node: $0.first - 1)) }
        let prefix = target.onlyName == nil ? "self." : ""
        return EarlyAttachment.Swap(
            first: sites[0], second: sites[1],
            assignment: "\(prefix)\(text(slot.name)) = \(text(value.name))",
            attachment: "\(text(call.name))(\(text(passed.name)))")
    }
}

/// A function that runs while a child is attached.
private struct StartStep: Hashable {
    let function: DeclarationID
    /// Whether a handler of a subscription runs it, so that the conditions on the way depend on the value.
    let isOfHandler: Bool
}
