public import SourceText

/// A call by which a router detaches the child in one of its stored properties, and whether the property is cleared.
public struct DetachedSlot: Sendable, Equatable {
    public let router: TypeID
    /// The stored property: an optional, strong variable, or a collection.
    public let slot: DeclarationID
    /// Whether it is a collection.
    public let isCollection: Bool
    /// The property that holds the child, if the slot holds a part of it: its interactor, its view.
    public let whole: DeclarationID?
    /// The children that it may contain.
    public let children: [RIB]
    /// The name of the call, and the function that contains it.
    public let place: NodeReference
    public let function: DeclarationID
    public let storage: Storage

    public enum Storage: Sendable, Equatable {
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
        let found = project[RouterEdges.query, router]
        var children: [DeclarationID: [RIB]] = [:]
        var clearedLater: Set<DeclarationID> = []
        for edge in found.edges {
            for slot in edge.slots {
                children[slot, default: []] += edge.child.ribs
                if project.isCleared(slot, byClosurePassedAtAttachmentOf: edge) { clearedLater.insert(slot) }
            }
        }
        lazy var search = DetachedSlotSearch(router, project)
        return found.detachments.flatMap { detachment -> [DetachedSlot] in
            guard case .slot(let slot) = detachment.subject, project.strength(of: slot) == .strong else { return [] }
            if let kept = project.keptForever(detachment, in: slot, of: router) {
                return [
                    DetachedSlot(
                        router: router, slot: slot, isCollection: true, whole: nil,
                        children: (children[slot] ?? []).withoutRepetitions, place: detachment.place,
                        function: detachment.function, storage: kept)
                ]
            }
            guard project.isOptionalVariable(slot) else { return [] }
            func detached(_ part: DeclarationID, of whole: DeclarationID?) -> DetachedSlot {
                DetachedSlot(
                    router: router, slot: part, isCollection: false, whole: whole,
                    children: (children[slot] ?? []).withoutRepetitions, place: detachment.place,
                    function: detachment.function,
                    storage: clearedLater.contains(part)
                        ? .mayBeClearedLater : project.storage(of: detachment, in: part, of: router, search))
            }
            let child = detached(slot, of: nil)
            guard child.storage == .cleared else { return [child] }
            let parts = project.propertiesWithParts(ofChildIn: slot, found.edges).map { detached($0, of: slot) }
            return [child] + parts.filter { if case .kept = $0.storage { true } else { false } }
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
                assignment.clears && assignment.member(named: names).map { closure.contains($0) } == true
            }
        }
    }

    /// What the slot holds after the paths of the router's own code, unless other code may clear it: code that has got
    /// the router, or a closure that is made where the child is detached.
    fileprivate func storage(
        of detachment: Edge.Detachment, in slot: DeclarationID, of router: TypeID, _ search: DetachedSlotSearch
    ) -> DetachedSlot.Storage {
        let storage = search.storage(of: detachment, in: slot)
        guard case .kept = storage else { return storage }
        let isCarried = carriedUses(of: slot, in: router).contains { $0.chain?.isAssigned == true }
        if isCarried || isCleared(slot, byClosureIn: detachment) || passesSelfToTrap(router) {
            return .mayBeClearedLater
        }
        return storage
    }

    /// Whether a closure in the function that detaches a child, but not around the call, assigns a slot nil, or the
    /// call is in a closure, and the code that makes the closure does so.
    private func isCleared(_ slot: DeclarationID, byClosureIn detachment: Edge.Detachment) -> Bool {
        let (body, names) = (body(of: detachment.function), names(meaning: slot))
        let isOwn = detachment.place.file == body.file
        let call = BodyNode(detachment.place.node, in: body)
        let around = isOwn ? call.element.ancestors.closure : nil
        return body.assignments.contains { assignment in
            guard assignment.clears, let assigned = assignment.member(named: names) else { return false }
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

/// Where a router's own code detaches the children that it stores, and empties the properties that hold them.
private struct DetachedSlotSearch {
    private struct Mark: FlowState {
        let rawValue: UInt8
        static let detached = Mark(rawValue: 1)
        static let cleared = Mark(rawValue: 2)
    }

    private let project: Project
    private let router: TypeID
    private let dispatch: ClassDispatch
    private let runs: EventRuns

    init(_ router: TypeID, _ project: Project) {
        (self.router, self.project, dispatch) = (router, project, ClassDispatch(router, in: project))
        runs = EventRuns(of: dispatch)
    }

    /// The functions of the router's classes.
    private var functions: [DeclarationID] {
        dispatch.classes.flatMap { type in
            project.ownMembers(of: type).filter { member in
                (project.isFunction(member) || project.isInitializer(member)) && project.hasBody(member)
            }
        }
    }

    /// What the slot holds after the call, over all functions that reach it.
    func storage(of detachment: Edge.Detachment, in slot: DeclarationID) -> DetachedSlot.Storage {
        let emptied = EmptiedSlot(slot, dispatch)
        func walk(emptying functions: [DeclarationID]) -> EventWalks<Mark> {
            let effects: [(mark: Mark, effect: Effect)] = [
                (.detached, .call(detachment.place)), (.cleared, .steps(emptied.places(in: functions))),
            ]
            return self.runs.asking([EffectQuestion(effects, holding: [slot])])
        }
        // Most functions clear the slot themselves; then no other code matters.
        var own = walk(emptying: [detachment.function])
        let end = own.answers(upon: detachment.function)[0].ends
        if end.some(.detached), end.all(.cleared, where: .detached), own.trace.handlers.isEmpty { return .cleared }
        let functions = functions
        var walks = walk(emptying: functions)
        func ends(of unit: CodeUnit) -> StateSet<Mark> { walks.answers(upon: unit)[0].ends }
        var results = functions.map { (unit: CodeUnit($0), ends: ends(of: CodeUnit($0))) }
        // Closures that are kept are entry points of their own.
        var entries: Set<CodeUnit> = []
        var next = 0
        while next < walks.trace.handlers.count {
            let unit = walks.trace.handlers[next]
            next += 1
            if entries.insert(unit).inserted { results.append((unit, ends(of: unit))) }
        }
        // Checked first, since it is cheaper than searching for callers.
        guard results.contains(where: { $0.ends.some(.detached, without: .cleared) }) else { return .cleared }
        let calls = RoutingCalls(project)
        var (runsAtEnd, runs): (Bool, Bool) = (false, false)
        var kept: DetachedSlot.Kept?
        for (unit, ends) in results where ends.some(.detached) {
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
            guard ends.some(.detached, without: .cleared) else { continue }
            let isConditional = ends.some([.detached, .cleared])
            if kept == nil || (kept?.isConditional == true && !isConditional) {
                let steps = CallPath(walks.trace).path(from: unit, to: CodeUnit(detachment.function))
                kept = DetachedSlot.Kept(entry: unit.function, calls: steps, isConditional: isConditional)
            }
        }
        if let kept { return .kept(kept) }
        return runs ? .cleared : runsAtEnd ? .runsAtEnd : .neverRuns
    }
}
