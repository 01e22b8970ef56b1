import SourceText

/// The thread on which a place in code runs.
extension ExecutionAnalysis {
    /// - Parameter stop: a closure around the place; nil for the whole body.
    /// - Returns: `caller` if the place runs as the closure or the body does.
    func execution(of part: some BodyPart, within stop: ClosureSite? = nil) -> Execution {
        decision(on: part, within: stop)?.execution ?? .caller
    }

    /// The innermost closure or local function around a place that the code around it does not simply run, and its
    /// thread; nil if there is none.
    package func decision(
        on part: some BodyPart, within stop: ClosureSite? = nil
    ) -> (around: BodyNode, execution: Execution)? {
        var current = part.enclosing
        while let around = current {
            switch around.kind {
            case .closure:
                if let stop, stop.node == around.node { return nil }
                let found = execution(of: around.closure)
                if found != .caller { return (around, found) }
            case .localFunction: return (around, .unknown)
            default: break
            }
            current = around.enclosing
        }
        return nil
    }

    /// The same, with the isolation of the function to an actor.
    func execution(ofCode part: some BodyPart) -> Execution {
        execution(of: part).inside(isolation(of: part.body, before: part))
    }

    /// The thread on which a closure runs; `caller` if the code around it runs it.
    func execution(of closure: ClosureSite) -> Execution {
        if closure.isOnMainActor { return .main }
        guard let call = closure.call else {
            return closure.isCalledInPlace ? .caller : execution(ofAssigned: closure)
        }
        if let hop = hop(call) { return hop }
        if let task = call.createdTask { return execution(ofTask: task, in: closure) }
        return closure.argument.map { execution(ofHandler: $0, of: call) } ?? .unknown
    }

    /// The thread on which a call runs the closure or function that is an argument.
    package func execution(ofHandler argument: Argument, of call: CallSite) -> Execution {
        if let known = hop(call) ?? handler(of: call) { return known }
        if !productFunctions(call).isEmpty {
            return completion(argument, of: call, on: streamOfReceiver(call, on: .unknown))
        }
        // Runs as somebody subscribes or unsubscribes.
        if words.setupLabels.contains(argument.label) { return .unknown }
        if let emitted = emitted(by: call, on: .unknown) { return emitted }
        return isIteration(call) ? .caller : .unknown
    }

    // MARK: Queues

    /// The thread to which a call on a queue or an actor moves its closure; nil for any other call.
    package func hop(_ call: CallSite) -> Execution? {
        let name = call.name
        if words.backgroundRuns.contains(name), call.callees.functions.isEmpty {
            return .background([ExecutionStep(place: call.calleePlace, kind: .library)])
        }
        guard let receiver = call.receiver else { return nil }
        if let label = words.queueArguments[name], call.callees.functions.isEmpty,
            let queue = call.arguments.first(where: { $0.label == label })?.value
        {
            return executor(queue)
        }
        if words.hops.contains(name) {
            let queue = executor(receiver)
            // Other types have methods of these names as well.
            return queue == .unknown && call.callees.functions.isEmpty ? .unknown : queue == .unknown ? nil : queue
        }
        if words.waits.contains(name) {
            let queue = executor(receiver)
            return queue == .unknown ? nil : queue == .main ? .main : .caller
        }
        let type = receiver.lastName
        return type.map { words.mainSchedulers.contains($0.name) && $0.name.isMainActor } ?? false ? .main : nil
    }

    /// The thread on which a library calls a closure that code assigns to a property.
    private func execution(ofAssigned closure: ClosureSite) -> Execution {
        guard let chain = closure.enclosing, chain.kind == .chain, let around = chain.enclosing,
            around.kind == .expression, let assignment = around.expression.assignment,
            assignment.value.closure == closure, let name = assignment.name, let target = assignment.target
        else { return .unknown }
        guard let types = words.backgroundProperties[name.name] else { return execution(ofValueIn: target) }
        let isOfLibrary = target.before(name).type.constituents.contains { type in
            switch type {
            case .known(let name, _): types.contains(name)
            case .nominal(let type, _):
                project.hierarchy.supertypes[type.index].contains { supertype in
                    if case .known(let name, _) = supertype { types.contains(name) } else { false }
                }
            default: false
            }
        }
        return isOfLibrary
            ? .background([ExecutionStep(place: name.place, kind: .library)]) : execution(ofValueIn: target)
    }

    // MARK: Tasks

    private func execution(ofTask task: ChainElement, in closure: ClosureSite) -> Execution {
        let background = Execution.background([ExecutionStep(place: task.place, kind: .task)])
        if closure.call?.name != task.name, closure.call?.name != Name.`init` { return background }
        // A task inherits the isolation of the code around it.
        var current = closure.enclosing
        while let around = current {
            if around.kind == .closure, around.closure.isOnMainActor { return .main }
            if around.kind == .closure, let call = around.closure.call, hop(call) == .main { return .main }
            current = around.enclosing
        }
        return isIsolatedToMain(closure.body.home.declaration) ? .main : background
    }

    /// The thread of a function's code before its callers are taken into account.
    package func isolation(of body: FunctionBody, before part: some BodyPart) -> Execution {
        if let isolation = isolationWithoutWaits(of: body.home.declaration) { return isolation }
        let wait = body.chains.first { $0.isAwaited && $0.isBefore(part) }
        return wait.map { .background([ExecutionStep(place: $0.place, kind: .await)]) } ?? .caller
    }

    /// The same for a function that never waits, or is isolated; nil for another, of which the place decides.
    func isolationWithoutWaits(of function: DeclarationID) -> Execution? {
        if isIsolatedToMain(function) { return .main }
        return project.isAsynchronous(function) ? nil : .caller
    }

    /// Whether a member is isolated to the main actor: by an attribute of its own, of its type or of a supertype, or
    /// because the SDK isolates a superclass.
    package func isIsolatedToMain(_ member: DeclarationID) -> Bool {
        if project.attributes(of: member).contains(where: \.name.isMainActor) { return true }
        guard let type = project.symbols.type(around: member) else { return false }
        if let part = project.part(declaring: member),
            project.attributes(of: part).contains(where: \.name.isMainActor)
        {
            return true
        }
        if isIsolatedToMain(type) { return true }
        return project.requirements(fulfilledBy: member, of: type).contains { requirement in
            project.attributes(of: requirement).contains(where: \.name.isMainActor)
        }
    }

    /// Whether a type is isolated to the main actor.
    package func isIsolatedToMain(_ type: TypeID) -> Bool { project[ExecutionAnalysis.isOnMainActor, type] }

    private static let isOnMainActor = Query<TypeID, Bool>("isIsolatedToMain") { project, type in
        if project.libraryModels.project.defaultIsolation == .main { return true }
        return project.hierarchy.ancestors[type.index].contains { ancestor in
            project.symbols.parts(of: ancestor).contains { part in
                project.attributes(of: part).contains(where: \.name.isMainActor)
            } || project.isDrawn(ancestor)
        }
    }

    // MARK: Handlers of libraries

    /// The thread on which a library calls the handler that a call passes; nil if the call is not known.
    func handler(of call: CallSite) -> Execution? {
        guard let receiver = call.receiver else { return nil }
        var type = receiver.names.first { words.backgroundHandlers[$0] != nil }
        for part in receiver.type.constituents {
            if case .known(let name, _) = part, words.backgroundHandlers[name] != nil { type = name }
        }
        guard let type, words.backgroundHandlers[type]?.contains(call.name) ?? false else { return nil }
        guard !mayAnswerElsewhere else { return .unknown }
        return .background([ExecutionStep(place: call.calleePlace, kind: .library)])
    }

    /// Whether the project creates a session that calls its handlers on a queue of its own.
    var mayAnswerElsewhere: Bool { project[ExecutionAnalysis.hasHandlerQueue] }

    private static let hasHandlerQueue = Query<WholeProject, Bool>("hasHandlerQueue") { project, _ in
        !project.collected(handlerQueues, project.filesWithCode).isEmpty
    }

    /// The arguments in a file that choose the queue of a session's handlers.
    private static let handlerQueues = Query<FileID, [NodeReference]>("handlerQueuesInFile") { project, file in
        let words = project.symbols.wellKnownNames.execution
        guard project.symbols.isSource(file.index), project.symbols.uses(words.sessions, inFile: file.index)
        else { return [] }
        return project.arguments(labeled: words.handlerQueueLabels, in: file.index)
    }

    // MARK: Streams

    /// The thread on which a stream passes values to a handler or the closure of an operator; nil for another call.
    ///
    /// - Parameter own: where `self` emits, in an extension of streams.
    func emitted(by call: CallSite, on own: Execution) -> Execution? {
        let name = call.name
        guard let receiver = call.receiver else { return nil }
        if streams.subscribers.contains(name) {
            if words.mainSubscribers.contains(name) { return .main }
            if streams.isOtherFunction(call) { return .unknown }
            return stream(receiver, on: own)
        }
        guard
            words.keepingOperators.contains(name) || words.flatteningOperators.contains(name)
                || words.tappingOperators.contains(name)
        else { return nil }
        let found = stream(receiver, on: own)
        if found != .unknown { return found }
        return isIteration(call) ? .caller : nil
    }

    /// Whether a call runs its closure before it returns: on a collection or an optional.
    private func isIteration(_ call: CallSite) -> Bool {
        guard words.iterations.contains(call.name), let receiver = call.receiver else { return false }
        if case .collection = receiver.type { return true }
        guard project.observability(receiver.type, streams) == nil else { return false }
        // What a stream's operator returns is used, or nothing happens.
        return receiver.only?.literal == .array || call.isDiscarded || call.isResultOfProcedure(streams.subscribers)
    }
}

extension ClosureSite {
    /// Whether the closure has the attribute that isolates it to the main actor.
    package var isOnMainActor: Bool { attribute.isMainActor }

    /// Whether the closure is called where it is written: `{ … }()`.
    var isCalledInPlace: Bool {
        guard let chain = enclosing, chain.kind == .chain else { return false }
        return chain.chain.suffixes(after: ChainElement(node, in: body)).first?.kind == .call
    }
}

extension CallSite {
    /// Whether the call is the only statement of a handler, whose result is not used.
    fileprivate func isResultOfProcedure(_ subscribers: NameSet) -> Bool {
        guard let expression = chain.enclosing, expression.kind == .expression, let around = expression.enclosing,
            around.kind == .closure, let call = around.closure.call
        else { return false }
        return subscribers.contains(call.name) && chain.suffixes(after: element).allSatisfy { _ in false }
    }
}
