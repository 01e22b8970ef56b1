import SourceText

/// Chains that end when the interactor is deactivated.
extension SubscriptionTracer {
    /// Whether an operator before the call ends the chain when the interactor is deactivated: `take(until:
    /// isActiveStream…)`, or an operator of the project that consists only of such a chain.
    func endsAtDeactivation(_ call: SubscribingCall, in body: FunctionBody) -> Bool {
        let chain = call.chain(in: body)
        let endingOperators = project[SubscriptionTracer.endingOperators]
        let operation = operationThatEnds(chain.before(call.name(in: body)), depth: 0, endingOperators.contains)
        guard let operation else { return false }
        recordEnding(operation)
        return true
    }

    /// The names of the project's functions of observables that end chains at deactivation.
    private static let endingOperators = Query<WholeProject, NameSet>("endingOperators") { project, _ in
        let context = SubscriptionContext(project)
        let tracer = SubscriptionTracer(context, recordsAnswers: false)
        return NameSet(context.observableExtensions.names.filter { tracer.endsAtDeactivation(operation: $0, depth: 1) })
    }

    /// The maximum number of operators of the project, one called by the next. Beyond that, a chain may end.
    private static let deepestOperator = 12

    /// The name of the first operator that ends a chain at deactivation, or may do so.
    ///
    /// - Parameter endsChains: whether functions of that name, declared by the project on observables, end chains.
    private func operationThatEnds(_ chain: Chain, depth: Int, _ endsChains: (Name) -> Bool) -> ChainElement? {
        guard depth < SubscriptionTracer.deepestOperator else {
            // Operators that call each other end nothing by that.
            guard Set(operators).count == operators.count else { return nil }
            context.project.note(.operators, at: chain.place)
            return chain.lastName
        }
        for element in chain.elements where element.isName {
            guard let call = chain.whole.call(of: element) else { continue }
            if let first = call.arguments.first, isUntil(element.name, first.label), let value = first.value,
                derivesFromActivity(value, depth: 0)
            {
                return element
            }
            if endsChains(element.name) { return element }
        }
        return nil
    }

    /// Whether a function of that name, from the project's extensions of observables, ends chains at deactivation.
    private func endsAtDeactivation(operation name: Name, depth: Int) -> Bool {
        let functions = context.observableFunctions(name)
        if functions.isEmpty { return false }
        switch operationEndings[name] {
        case .certain(let ends): return ends
        case .open(let from) where depth >= from: return false
        default: break
        }
        operators.append(name)
        defer { operators.removeLast() }
        let ends = functions.contains { endsAtDeactivation($0, depth: depth) }
        operationEndings[name] = ends ? .certain(true) : .open(from: depth)
        return ends
    }

    /// Whether a function of the project consists only of a chain that ends at deactivation.
    private func endsAtDeactivation(_ function: DeclarationID, depth: Int) -> Bool {
        switch endings[function] {
        case .certain(let ends): return ends
        case .open(let from) where depth >= from: return false
        default: break
        }
        guard let chain = body(of: function).result?.chain else {
            endings[function] = .certain(false)
            return false
        }
        let ends = operationThatEnds(chain, depth: depth) { endsAtDeactivation(operation: $0, depth: depth + 1) } != nil
        endings[function] = ends ? .certain(true) : .open(from: depth)
        return ends
    }

    /// A cached answer for one function, or for all functions of a name.
    enum Ending {
        case certain(Bool)
        /// No end was found from that depth on; the search may have been cut off by the depth limit.
        case open(from: Int)
    }

    private func isUntil(_ name: Name, _ label: Name) -> Bool {
        name.isUntilOperator(label) || name.isUntilOutputOperator(label)
    }

    /// Whether an expression refers to the interactor's activity, through locals and getters.
    private func derivesFromActivity(_ expression: Expression, depth: Int) -> Bool {
        guard depth < FlowBudget.depth else {
            context.project.note(.operators, at: expression.place)
            return true
        }
        for part in expression.nodes where part.kind == .identifier || part.kind == .member {
            let name = part.name
            if words[name].contains(.activityStreams) { return true }
            if part.kind == .identifier, case .variable(let variable)? = part.element.local {
                guard let value = variable.value, value.first < expression.first else { continue }
                if derivesFromActivity(value, depth: depth + 1) { return true }
            } else if let property = ownProperty(name, in: expression.body) {
                let inner = body(of: property)
                guard let value = inner.result ?? inner.initialValue else { continue }
                if derivesFromActivity(value, depth: depth + 1) { return true }
            }
        }
        return false
    }

    private func ownProperty(_ name: Name, in body: FunctionBody) -> DeclarationID? {
        body.home.type.flatMap { owner in project.firstProperty(name, of: owner, from: body.file) }
    }
}
