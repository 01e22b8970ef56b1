import SourceText

extension ExecutionAnalysis {
    /// What decides where a function that is called runs code.
    struct Bindings: Hashable {
        /// Where the queues and schedulers in its parameters run code.
        var executors: [NodeReference: Execution] = [:]
        /// The cases that are passed for its parameters.
        var cases: [NodeReference: Name] = [:]
        /// The case that `self` is.
        var ownCase: Name?

        var isEmpty: Bool { executors.isEmpty && cases.isEmpty && ownCase == nil }
    }

    /// The queues, schedulers and cases that a call passes to a function, or that are the default values of its
    /// parameters.
    func bindings(of function: DeclarationID, passedBy call: CallSite) -> Bindings {
        guard project.hasReadBody(function), project.hasParameters(function) else { return Bindings() }
        var bindings = Bindings(ownCase: call.receiver.map(knownCase) ?? bound.ownCase)
        var passed: Set<NodeReference> = []
        func add(_ value: Expression, _ parameter: NodeReference) {
            let found = executor(value)
            if found != .unknown { bindings.executors[parameter] = found }
            if let known = value.plainChain.flatMap(knownCase) { bindings.cases[parameter] = known }
        }
        for (argument, parameter) in project.parameters(of: function, passedBy: call) {
            passed.insert(parameter)
            if let value = argument.value, value.closure == nil { add(value, parameter) }
        }
        for parameter in body(of: function).parameters where !passed.contains(parameter.place) {
            if let value = parameter.defaultValue { add(value, parameter.place) }
        }
        return bindings
    }

    /// The case of an enumeration that a value is in the functions that are being looked at.
    private func knownCase(_ chain: Chain) -> Name? {
        guard let only = chain.only else { return chain.enumerationCase }
        if only.kind == .selfReference { return bound.ownCase }
        if case .parameter(let parameter)? = only.local { return bound.cases[parameter.place] }
        return chain.enumerationCase
    }

    /// Whether a place of a function can run with what the function is passed.
    func mayRun(_ place: NodeReference, in body: FunctionBody, _ bindings: Bindings) -> Bool {
        if let own = bindings.ownCase, !body.mayRun(place, ifSelfIs: own) { return false }
        guard !bindings.cases.isEmpty, let branch = body.parameterBranch(around: place) else { return true }
        let parameter = body.parameters.dropFirst(branch.parameter).first
        return parameter.flatMap { bindings.cases[$0.place] }.map(branch.runs) ?? true
    }

    /// What some code of a function finds out that is passed queues and schedulers.
    func binding(_ bindings: Bindings, _ find: () -> Execution) -> Execution {
        let outer = bound
        bound.executors.merge(bindings.executors) { $1 }
        bound.cases.merge(bindings.cases) { $1 }
        bound.ownCase = bindings.ownCase
        defer { bound = outer }
        return find()
    }
}
