import SourceText

/// What feeds streams.
extension ExecutionAnalysis {
    // MARK: Observers

    /// The thread on which a closure that creates a stream emits: that of the calls of its observer or promise.
    func emissions(of closure: ClosureSite) -> Execution {
        var found: [Execution] = []
        let named = closure.parameters.first.map { LocalDeclaration.closureParameter($0) }
        for part in closure.code where part.kind == .identifier {
            let element = part.element
            let isObserver =
                named.map { element.local == $0 }
                ?? (element.name == .firstParameter && element.ancestors.closure == closure)
            guard isObserver, let chain = element.chain, chain.head == element else { continue }
            if chain.calls.contains(where: { isEmission($0, of: element) }) {
                found.append(execution(of: element, within: closure).after(element.place, .passes))
            } else if let argument = passing(chain), let call = argument.call {
                found.append(connection(call, argument, within: closure))
            } else {
                found.append(.unknown)
            }
        }
        if let background = found.first(where: { $0.steps != nil }) { return background }
        return found.merged
    }

    /// Whether a call sends a value to an observer, or calls a promise.
    private func isEmission(_ call: CallSite, of observer: ChainElement) -> Bool {
        call.callee == observer || isEmission(call.name)
    }

    private func isEmission(_ name: Name) -> Bool { project.symbols.wellKnownNames.emissions.contains(name) }

    /// The argument that a chain is.
    private func passing(_ chain: Chain) -> Argument? {
        guard let expression = chain.enclosing, expression.kind == .expression, let argument = expression.enclosing,
            argument.kind == .argument
        else { return nil }
        return argument.argument
    }

    /// The thread on which an observer or a stream that is an argument of a call receives values: that of the stream
    /// on which the call is made, or of the function that calls it.
    private func connection(_ call: CallSite, _ argument: Argument, within closure: ClosureSite?) -> Execution {
        if words.connections.contains(call.name), let receiver = call.receiver {
            return stream(receiver).inside(execution(of: call, within: closure)).after(call.calleePlace, .passes)
        }
        return completion(argument, of: call).inside(execution(of: call, within: closure))
            .after(call.calleePlace, .passes)
    }

    // MARK: Stored streams

    /// Whether a stored property is a subject or relay, or an object of the project that wraps one.
    func isFed(_ property: DeclarationID) -> Bool {
        project.type(of: property).constituents.contains { part in
            switch part {
            case .known(let name, _): streams[name].contains(.subjects)
            case .nominal(let type, _):
                project.observability(part, streams) != nil && !project.isProtocol(type) && wrapsSubject(type)
            default: false
            }
        }
    }

    /// Whether a method of a class that emits values passes on what it is called with, on the same thread.
    private func wrapsSubject(_ type: TypeID) -> Bool {
        project.classes(of: type).contains { type in
            project.ownMembers(of: type).contains { member in
                project.isFunction(member) && isEmission(project.name(of: member)) && project.hasReadBody(member)
                    && body(of: member).calls.allSatisfy { isEmission($0.name) }
            }
        }
            && !project.classes(of: type).contains { type in
                project.ownMembers(of: type).contains { project.hasReadBody($0) && project.mentions(words.queues, $0) }
            }
    }

    /// The thread on which a subject in a property is fed: in the background if some reachable code feeds it there.
    func feeds(of property: DeclarationID) -> Execution {
        var first: (place: CodePlace, execution: Execution)?
        var isOnly = true
        for use in project.streamUses(of: property) {
            guard let found = execution(of: use) else { continue }
            if found.steps == nil { isOnly = false } else { first = first ?? (use.place, found) }
        }
        return first.map { place, execution in
            execution.after(body(of: place.code).element(at: place).place, .feed(property, isOnly: isOnly))
        } ?? .unknown
    }

    /// The thread on which a use of a property feeds the subject in it; nil if the use does not feed it.
    private func execution(of use: StreamUse) -> Execution? {
        if use.isDirect, let context = isolationWithoutWaits(of: use.code) {
            return reached(use.code, context)
        }
        let element = body(of: use.code).element(at: use.place)
        return element.chain.flatMap { execution(ofFeed: element, in: $0) }
    }

    private func execution(ofFeed element: ChainElement, in chain: Chain) -> Execution? {
        let code = element.body.home.declaration
        let context: Execution
        if chain.next(after: element) != nil {
            guard chain.isEmission(on: element, project.symbols.wellKnownNames.emissions) else { return nil }
            context = execution(ofCode: element)
        } else if let argument = passing(chain), let call = argument.call, words.connections.contains(call.name) {
            context = connection(call, argument, within: nil).inside(isolation(of: element.body, before: element))
        } else {
            return nil
        }
        return reached(code, context)
    }

    /// The thread of a place in code, whose function's callers decide if it does; nil if nothing runs the function.
    private func reached(_ code: DeclarationID, _ context: Execution) -> Execution? {
        if context == .caller { return callers(of: code) }
        return isReached(code) ? context : nil
    }
}

/// The callers of functions.
extension ExecutionAnalysis {
    /// Whether code of the project calls a function or refers to it, or whoever creates its object runs it.
    fileprivate func isReached(_ function: DeclarationID) -> Bool {
        guard project.isFunction(function), !project.isOverride(function), !project.isAction(function) else {
            return true
        }
        return project.callersOfFeeds(project.name(of: function)).contains { $0 != function }
    }

    /// The thread on which a function runs that does not leave the thread of its callers: in the background if one of
    /// them is there.
    fileprivate func callers(of function: DeclarationID) -> Execution {
        guard project.isFunction(function) else { return .unknown }
        return answer(.callers(function), about: function) {
            for found in project.feedCalls(of: function) where found.code != function {
                guard var context = execution(of: found) else { continue }
                if context == .caller { context = callers(of: found.code) }
                guard context.steps != nil, isReached(found.code) else { continue }
                return context.after(body(of: found.code).element(at: found.place).place, .passes)
            }
            return .unknown
        }
    }

    /// The thread on which a call runs, before the callers of its code are taken into account.
    private func execution(of call: FeedCall) -> Execution? {
        if call.isDirect, let context = isolationWithoutWaits(of: call.code) { return context }
        let callee = body(of: call.code).element(at: call.place)
        return callee.chain?.calls.first { $0.calleePlace == callee.place }.map { execution(ofCode: $0) }
    }
}
