import SourceText

/// The thread on which a stream emits.
extension ExecutionAnalysis {
    /// The thread on which the stream emits that a chain denotes; `caller` if it emits as it is subscribed to.
    ///
    /// - Parameter own: where `self` emits, in an extension of streams.
    package func stream(_ chain: Chain, on own: Execution = .unknown) -> Execution {
        StreamDomain(analysis: self, body: chain.body, own: own).value(of: chain)
    }

    private func stream(_ expression: Expression) -> Execution {
        StreamDomain(analysis: self, body: expression.body).value(of: expression)
    }

    /// The thread on which the stream in a property emits.
    func stream(ofProperty property: DeclarationID) -> Execution {
        answer(.stream(property, Bindings()), about: property) {
            implementations(of: property) { property in
                guard project.isRead(property) else { return .unknown }
                let body = body(of: property)
                if project.isComputed(property) { return result(of: body).after(property, in: project) }
                if isFed(property) { return feeds(of: property) }
                if let value = body.initialValue { return stream(value) }
                guard project.isConstant(property) else { return .unknown }
                return assignedValues(of: property).map(stream).merged
            }
        }
    }

    /// The thread on which the stream emits that a function returns.
    ///
    /// - Parameter own: where `self` emits, if the function extends streams.
    func stream(ofFunction function: DeclarationID, calledBy call: CallSite, on own: Execution) -> Execution {
        let bindings = bindings(of: function, passedBy: call)
        if own != .unknown {
            guard project.hasReadBody(function) else { return .unknown }
            return answer(.streamOfStream(function, own, bindings), about: function) {
                let body = body(of: function)
                let domain = StreamDomain(analysis: self, body: body, own: own)
                return binding(bindings) { body.result.map { domain.value(of: $0) } ?? .unknown }
            }
        }
        return answer(.stream(function, bindings), about: function) {
            implementations(of: function) { function in
                guard project.hasReadBody(function) else { return .unknown }
                return binding(bindings) { result(of: body(of: function)) }.after(function, in: project)
            }
        }
    }

    /// The thread of the streams that a function or getter returns.
    private func result(of body: FunctionBody) -> Execution {
        body.results.map(stream).merged
    }
}

extension Execution {
    /// With the declaration that the value comes from as the first step.
    fileprivate func after(_ declaration: DeclarationID, in project: Project) -> Execution {
        after(project.place(ofBody: declaration), .source(declaration))
    }
}

/// Values as streams: the thread on which each emits.
private struct StreamDomain: ValueDomain {
    let analysis: ExecutionAnalysis
    let body: FunctionBody
    /// Where `self` emits, in an extension of streams.
    var own = Execution.unknown

    private var project: Project { analysis.project }
    private var words: ExecutionModel { analysis.words }
    private var streams: StreamModel { analysis.streams }

    var unknown: Execution { .unknown }

    func denotation(ofSelf element: ChainElement) -> Execution { own }

    func denotation(ofSuper element: ChainElement) -> Execution { .unknown }

    func denotation(ofHead element: ChainElement, in chain: Chain, depth: Int) -> Execution { .unknown }

    func denotation(ofName name: Name, in chain: Chain?, depth: Int) -> Execution {
        if let type = body.home.type, let property = project.firstProperty(name, of: type, from: body.file) {
            return isStream(project.type(of: property)) ? analysis.stream(ofProperty: property) : .unknown
        }
        // A method of a stream, in an extension of streams.
        return own
    }

    func denotation(ofMember name: Name, of base: Execution, at path: AccessPath, depth: Int) -> Execution {
        // An operator.
        if path.chain.calls(path.element) { return base }
        for part in path.base.type.constituents {
            guard let type = part.nominal, let property = project.firstProperty(name, of: type, from: body.file) else {
                continue
            }
            return isStream(project.type(of: property)) ? analysis.stream(ofProperty: property) : .unknown
        }
        return .unknown
    }

    func denotation(ofParameter parameter: Parameter, depth: Int) -> Execution {
        isMain(parameter.type) ? .main : .unknown
    }

    /// Whether the code extends streams, so that a plain name may be an operator.
    private var isExtensionOfStreams: Bool {
        guard let type = body.home.type else { return true }
        return project.observability(.nominal(type, []), streams) != nil
    }

    private func isStream(_ type: TypeReference) -> Bool {
        project.observability(type, streams) != nil || type == .unknown || type.isUnresolved
    }

    /// Whether streams of a type emit on the main thread.
    private func isMain(_ type: TypeReference) -> Bool {
        type.constituents.contains { part in
            if case .known(let name, _) = part { words.mainStreams.contains(name) } else { false }
        }
    }

    func either(_ first: Execution, _ second: Execution) -> Execution { [first, second].merged }

    // MARK: Calls

    func denotation(ofCall callee: Execution, at path: AccessPath, depth: Int) -> Execution {
        let call = path.call
        let name = call.name
        if let made = made(call, depth: depth) { return made }
        let functions = analysis.productFunctions(call)
        if let first = functions.first {
            let extends =
                project.observability(call.receiverType, streams) != nil
                || analysis.extensionFunction(call) == first
            if isMain(project.type(of: first)) { return .main }
            if functions.count == 1 {
                return analysis.stream(ofFunction: first, calledBy: call, on: extends ? callee : .unknown)
            }
            return functions.map { analysis.stream(ofFunction: $0, calledBy: call, on: .unknown) }.common
        }
        if !call.callees.functions.isEmpty { return .unknown }
        guard call.receiver != nil || isExtensionOfStreams else { return .unknown }
        if words.backgroundStreams.contains(name) {
            return analysis.mayAnswerElsewhere
                ? .unknown : .background([ExecutionStep(place: call.calleePlace, kind: .library)])
        }
        if let scheduled = scheduled(call, callee) { return scheduled }
        if words.mainOperators.contains(name) { return .main }
        if words.flatteningOperators.contains(name) {
            guard let closure = call.closures.first else { return .unknown }
            let results = Array(closure.results)
            // A stream that only fails or ends decides nothing about the values.
            let emitting = results.filter { !isWithoutValues($0) }
            return (emitting.isEmpty ? results : emitting)
                .map { value(of: $0, depth: depth + 1).inside(callee) }.merged
        }
        if streams[name].contains(.continuingOperators) {
            return call.arguments.first?.value.map { value(of: $0, depth: depth + 1).inside(callee) } ?? .unknown
        }
        if words.mergingOperators.contains(name) {
            let others = call.arguments.compactMap(\.value).filter { $0.closure == nil }
            return ([callee] + others.map { value(of: $0, depth: depth + 1) }).merged
        }
        // Which values come from where is not known.
        if words.filteringOperators.contains(name), callee.isFedElsewhere { return .unknown }
        return words.keepingOperators.contains(name) ? callee : .unknown
    }

    /// A call of an operator that moves values to a scheduler; nil for another call.
    private func scheduled(_ call: CallSite, _ callee: Execution) -> Execution? {
        let name = call.name
        let starts = words.startingOperators.contains(name)
        let isTiming = words.timingOperators.contains(name)
        guard starts || isTiming || words.schedulingOperators.contains(name) else { return nil }
        let arguments = call.arguments.filter { $0.value?.closure == nil }
        let labeled = arguments.first { words.schedulerLabels.contains($0.label) }
        guard let argument = labeled ?? (starts ? nil : arguments.last), let value = argument.value else {
            return starts ? callee : nil
        }
        let scheduler = analysis.executor(value)
        if starts { return callee == .caller ? scheduler : callee }
        if isTiming, scheduler.steps != nil { return callee.steps != nil ? callee : .unknown }
        return scheduler.inside(callee)
    }

    /// A call that creates a stream; nil for another call.
    private func made(_ call: CallSite, depth: Int) -> Execution? {
        let name = call.name
        let isMade =
            words.observerMakers.contains(name) || words.deferringMakers.contains(name)
            || words.immediateMakers.contains(name) || words.mergingOperators.contains(name)
        guard isMade, isMaker(call) else { return nil }
        if words.immediateMakers.contains(name) { return .caller }
        if words.mergingOperators.contains(name) {
            let inputs = call.arguments.compactMap(\.value).filter { $0.closure == nil }
            return inputs.flatMap(\.elements).map { value(of: $0, depth: depth + 1) }.merged
        }
        guard let closure = call.closures.first else { return .unknown }
        if words.deferringMakers.contains(name) {
            return closure.results.map { value(of: $0, depth: depth + 1) }.merged
        }
        return analysis.emissions(of: closure)
    }

    /// `Single.error(error)`: a stream without values.
    private func isWithoutValues(_ result: Expression) -> Bool {
        guard let call = result.plainChain?.calls.first else { return false }
        return words.valuelessMakers.contains(call.name) && isMaker(call)
    }

    /// Whether a call is one on a type of streams, or creates one.
    private func isMaker(_ call: CallSite) -> Bool {
        guard let callee = call.callee else { return false }
        switch callee.kind {
        case .implicitMember: return true
        case .identifier: return !callee.isLocal && project.startsUpper(callee.name)
        default:
            guard let receiver = call.receiver, case .metatype(let type) = receiver.type else { return false }
            return project.observability(type, streams) != nil
        }
    }
}

extension Execution {
    /// Whether some of the values come from code that is not in the background.
    fileprivate var isFedElsewhere: Bool {
        steps?.contains { if case .feed(_, isOnly: false) = $0.kind { true } else { false } } ?? false
    }
}

extension Expression {
    /// The elements of a literal array, or the expression itself.
    fileprivate var elements: [Expression] {
        guard let only = plainChain?.only, only.literal == .array else { return [self] }
        return only.arguments.compactMap(\.value)
    }
}
