public import SourceText

/// A call by which a router detaches the child in one of its stored properties, and whether the property is cleared.
public struct DetachedSlot: Sendable, Equatable {
    public let router: TypeID
    /// The stored property: an optional, strong variable, or a collection.
    public let slot: DeclarationID
    /// Whether it is a collection.
    public let isCollection: Bool
    /// The children that it may contain.
    public let children: [RIB]
    /// The name of the call, and the function that contains it.
    public let place: NodeReference
    public let function: DeclarationID
    public let outcome: Outcome

    public enum Outcome: Sendable, Equatable {
        /// The property is assigned on every path, before or after the call.
        case cleared
        /// A closure that the attaching or detaching function makes assigns the property nil, the function that makes
        /// the closure which detaches does so, or other code that has got the router may do so.
        case mayBeClearedLater
        /// The property is not assigned on a path from this function through calls with these names.
        case kept(Kept)
        /// The function is never called.
        case neverRuns
        /// The function only runs when the router's own RIB is deactivated.
        case runsAtEnd
    }

    /// A path on which a child is detached and remains stored.
    public struct Kept: Sendable, Equatable {
        public let entry: DeclarationID
        public let calls: [NodeReference]
        /// Whether another path from the same entry assigns the property.
        public let isConditional: Bool
    }

    /// The slots of a router, in the order of the calls.
    static let query = Query<TypeID, [DetachedSlot]>("detachedSlots") { project, router in
        guard let found = project[RouterEdges.query, router].first else { return [] }
        var children: [DeclarationID: [RIB]] = [:]
        var clearedLater: Set<DeclarationID> = []
        for edge in found.edges {
            for slot in edge.slots {
                children[slot, default: []] += edge.child.ribs
                if project.isCleared(slot, byClosurePassedAtAttachmentOf: edge) { clearedLater.insert(slot) }
            }
        }
        return found.detachments.compactMap { detachment in
            guard case .slot(let slot) = detachment.subject, project.strength(of: slot) == .strong else { return nil }
            if let kept = project.keptForever(detachment, in: slot, of: router) {
                return DetachedSlot(
                    router: router, slot: slot, isCollection: true,
                    children: (children[slot] ?? []).withoutRepetitions, place: detachment.place,
                    function: detachment.function, outcome: kept)
            }
            guard project.isOptionalVariable(slot) else { return nil }
            return DetachedSlot(
                router: router, slot: slot, isCollection: false,
                children: (children[slot] ?? []).withoutRepetitions, place: detachment.place,
                function: detachment.function,
                outcome: clearedLater.contains(slot)
                    ? .mayBeClearedLater : project.outcome(of: detachment, in: slot, of: router))
        }
    }
}

extension Project {
    /// The calls by which a router detaches a child that it stores, in order.
    public func detachedSlots(of router: TypeID) -> [DetachedSlot] { self[DetachedSlot.query, router] }

    /// Whether a call that attaches the child of an edge is given a closure that assigns a slot nil.
    fileprivate func isCleared(_ slot: DeclarationID, byClosurePassedAtAttachmentOf edge: Edge) -> Bool {
        let (body, names, places) = (body(of: edge.function), names(meaning: slot), edge.attachments)
        let closures = body.closures.filter { $0.call.map { places.contains($0.calleePlace) } ?? false }
        return closures.contains { closure in
            body.assignments.contains { assignment in
                assignment.clears
                    && assignment.name.map { names.contains($0.name) && closure.contains($0) } == true
            }
        }
    }

    /// The outcome on the paths of the router's own code, unless other code may clear the slot: code that has got the
    /// router, or a closure that is made where the child is detached.
    fileprivate func outcome(
        of detachment: Edge.Detachment, in slot: DeclarationID, of router: TypeID
    ) -> DetachedSlot.Outcome {
        let outcome = SlotPaths(router, slot, detachment, self).outcome
        guard case .kept = outcome else { return outcome }
        let isCarried = carriedUses(of: slot, in: router).contains { $0.chain?.isAssigned == true }
        if isCarried || isCleared(slot, byClosureIn: detachment) || passesSelfToTrap(router) {
            return .mayBeClearedLater
        }
        return outcome
    }

    /// Whether a closure in the function that detaches a child, but not around the call, assigns a slot nil, or the
    /// call is in a closure, and the code that makes the closure does so.
    private func isCleared(_ slot: DeclarationID, byClosureIn detachment: Edge.Detachment) -> Bool {
        let (body, names) = (body(of: detachment.function), names(meaning: slot))
        let isOwn = detachment.place.file == body.file
        let call = BodyNode(detachment.place.node, in: body)
        let around = isOwn ? call.element.ancestors.closure : nil
        return body.assignments.contains { assignment in
            guard assignment.clears, let assigned = assignment.name, names.contains(assigned.name) else { return false }
            if let around, !around.contains(assigned) { return true }
            return assigned.ancestors.contains { ancestor in
                guard case .closure(let closure) = ancestor else { return false }
                return !isOwn || !closure.contains(call)
            }
        }
    }

    /// The only local that is bound to a call's result, with the statement that binds it; nil for any other use of the
    /// result.
    public func local(
        boundToCall place: NodeReference, in function: DeclarationID
    ) -> (name: Name, statement: Site)? {
        for call in body(of: function).calls where call.calleePlace == place {
            for case .binding(let binding) in call.ancestors {
                guard let variable = binding.variable, !variable.isDestructured,
                    binding.value?.plainChain == call.chain,
                    let statement = binding.statement
                else { return nil }
                return (variable.name, extent(of: statement))
            }
        }
        return nil
    }

    /// The statement that a call forms; nil if the call is not a statement or is inside a closure.
    public func statement(ofCall place: NodeReference, in function: DeclarationID) -> Site? {
        for call in body(of: function).calls where call.calleePlace == place {
            for case .closure in call.ancestors { return nil }
            return call.isDiscarded ? extent(of: call.chain.place) : nil
        }
        return nil
    }
}

/// The paths on which one call detaches the child in a slot.
private struct SlotPaths: PathAnalysis {
    struct State: FlowState {
        let rawValue: UInt8
        static let detached = State(rawValue: 1)
        static let cleared = State(rawValue: 2)

        var keepsChild: Bool { contains(.detached) && !contains(.cleared) }
    }

    var walk = PathWalk<StateSet<State>>()
    private let project: Project
    private let router: TypeID
    /// The names of the slot, and of properties that forward to it.
    private let names: NameSet
    private let site: NodeReference
    private let siteFunction: DeclarationID
    private let classes: [TypeID]

    init(_ router: TypeID, _ slot: DeclarationID, _ detachment: Edge.Detachment, _ project: Project) {
        self.project = project
        self.router = router
        names = project.names(meaning: slot)
        (site, siteFunction) = (detachment.place, detachment.function)
        classes = project.classes(of: router)
    }

    /// The functions of the router's classes.
    private var functions: [DeclarationID] {
        classes.flatMap { project.ownMembers(of: $0).filter(isFunction) }
    }

    private func isFunction(_ member: DeclarationID) -> Bool {
        (project.isFunction(member) || project.isInitializer(member)) && project.hasBody(member)
    }

    private func hasFunction(named name: Name) -> Bool {
        classes.contains { type in
            project.firstOwnMember(name, of: type, from: project.file(of: type), where: isFunction) != nil
        }
    }

    /// The outcome for the slot, over all functions that reach the call.
    var outcome: DetachedSlot.Outcome {
        var paths = self
        // Most functions clear the slot themselves; then no caller's paths matter.
        let own = paths.exits(of: CodeUnit(siteFunction)).states.filter { $0.contains(.detached) }
        if !own.isEmpty, !own.contains(where: \.keepsChild), paths.walk.trace.handlers.isEmpty { return .cleared }
        var results: [(unit: CodeUnit, exits: States)] = []
        for function in functions {
            let unit = CodeUnit(function)
            results.append((unit, paths.exits(of: unit)))
        }
        // Closures that are kept, and functions that are passed on, are entry points of their own.
        var entries = Set(paths.walk.trace.references.map { CodeUnit($0.function) })
        var next = 0
        while next < paths.walk.trace.handlers.count {
            let unit = paths.walk.trace.handlers[next]
            next += 1
            guard entries.insert(unit).inserted else { continue }
            results.append((unit, paths.exits(of: unit)))
        }
        let reached = results.filter { $0.exits.states.contains { $0.contains(.detached) } }
        // Checked first, since it is cheaper than searching for callers.
        guard reached.contains(where: { $0.exits.states.contains(where: \.keepsChild) }) else { return .cleared }
        let calls = RoutingCalls(project)
        var (runsAtEnd, runs): (Bool, Bool) = (false, false)
        var kept: DetachedSlot.Kept?
        for (unit, exits) in reached {
            if !entries.contains(unit) {
                switch calls.reachFromOutside(unit.function, of: router) {
                case .never, .unknown: continue
                case .atEnd:
                    runsAtEnd = true
                    continue
                case .anytime: break
                }
            }
            runs = true
            let states = exits.states.filter { $0.contains(.detached) }
            guard states.contains(where: \.keepsChild) else { continue }
            let isConditional = states.contains { $0.contains(.cleared) }
            if kept == nil || (kept?.isConditional == true && !isConditional) {
                let steps = CallPath(paths.walk.trace).path(from: unit, to: CodeUnit(paths.siteFunction))
                kept = DetachedSlot.Kept(entry: unit.function, calls: steps, isConditional: isConditional)
            }
        }
        if let kept { return .kept(kept) }
        return runs ? .cleared : runsAtEnd ? .runsAtEnd : .neverRuns
    }

    // MARK: Steps

    func body(of function: DeclarationID) -> FunctionBody {
        FunctionBody(BodyOwner(function, type: router), in: project)
    }

    mutating func effect(of call: CallSite, runsClosures: Bool, _ states: States) -> States {
        var states = hasFunction(named: call.name) || call.callee?.isLocal == true
            ? self.states(afterCallees: call, states) : states
        if call.calleePlace == site { states = states.adding(.detached) }
        return call.arguments.contains(where: isInOut) || takesOut(call) ? states.adding(.cleared) : states
    }

    /// Whether a call on the slot itself may empty it: `slot.take()`, or a function that the project adds to optionals.
    private func takesOut(_ call: CallSite) -> Bool {
        guard let last = call.receiver?.last, last.isName, names.contains(last.name),
            call.receiver?.headOnSelf == last, last.kind == .member || isSlot(last)
        else { return false }
        return project.symbols.libraryNames.access(call.name) == .taken
            || project.firstForeignMember(call.name, ofKnown: .Optional, from: last.body.file) {
                project.isFunction($0)
            } != nil
    }

    mutating func effect(of assignment: AssignmentSite, _ states: States) -> States {
        guard let target = assignment.target, let name = assignment.name, names.contains(name.name),
            name == target.last, target.onlyName == nil || isSlot(name)
        else { return states }
        return states.adding(.cleared)
    }

    /// `&slot`
    private func isInOut(_ argument: Argument) -> Bool {
        guard var parts = argument.value?.parts, case .operator(_, isPrefix: true)? = parts.next(),
            case .chain(let chain)? = parts.next()
        else { return false }
        return chain.last.map { names.contains($0.name) && $0.isName } ?? false
    }

    /// Whether a plain name denotes the slot: it is not a local, or it is a local that an optional binding of the same
    /// name binds to the slot.
    private func isSlot(_ name: ChainElement) -> Bool {
        guard let local = name.local else { return true }
        guard case .optionalBinding(let binding) = local else { return false }
        guard let value = binding.value else { return true }
        return value.plainChain?.last.map { names.contains($0.name) } ?? false
    }

    mutating func run(_ function: DeclarationID, named name: ChainElement, _ states: States) -> States {
        functions.contains(function) ? enter(function, named: name, states) : states
    }
}
