import SourceText

/// The thread on which functions of the project call the closures that they are passed.
extension ExecutionAnalysis {
    /// The functions with code that a call can run in the product.
    package func productFunctions(_ call: CallSite) -> [DeclarationID] {
        let callees = call.callees.functions
        let added = callees.isEmpty ? extensionFunction(call) ?? project.function(call, on: call.receiverType) : nil
        let functions = added.map { [$0] } ?? callees
        return functions.filter { function in
            project.isSource(function) && !project.isRequirement(function)
                && !(project.symbols.type(around: function).map { project.roles.isTestDouble($0) } ?? false)
        }
    }

    /// The thread on which the functions that a call can run call a closure that is passed as an argument.
    func completion(_ argument: Argument, of call: CallSite, on own: Execution = .unknown) -> Execution {
        productFunctions(call).map { function -> Execution in
            guard project.hasReadBody(function),
                let parameter = project.parameters(of: function, passedBy: call).first(where: {
                    $0.argument == argument
                })?.parameter
            else { return .unknown }
            let bindings = bindings(of: function, passedBy: call)
            return completion(parameter, of: function, on: own, bindings)
        }.common
    }

    /// The thread on which a function calls a closure in one of its parameters.
    private func completion(
        _ parameter: NodeReference, of function: DeclarationID, on own: Execution, _ bindings: Bindings
    ) -> Execution {
        let body = body(of: function)
        guard let parameter = body.parameters.first(where: { $0.place == parameter }) else { return .unknown }
        if parameter.isOnMainActor { return .main }
        return answer(.completion(function, parameter.place, own, bindings), about: function) {
            var found: [Execution] = []
            for part in body.parts where part.kind == .identifier && part.name == parameter.name {
                guard part.element.denotes(parameter), let chain = part.element.chain,
                    chain.head == part.element, mayRun(part.element.place, in: body, bindings)
                else { continue }
                found.append(binding(bindings) { use(of: part.element, in: chain, on: own) })
            }
            if let background = found.first(where: { $0.steps != nil }) {
                return background.after(project.place(ofBody: function), .source(function))
            }
            return found.merged
        }
    }

    /// The thread on which a closure is called at one use of its name.
    private func use(of name: ChainElement, in chain: Chain, on own: Execution) -> Execution {
        let next = chain.suffixes(after: name).first { $0.kind != .optionalChain && $0.kind != .forceUnwrap }
        if let next { return next.kind == .call ? execution(ofCode: name) : .unknown }
        guard let expression = chain.enclosing, expression.kind == .expression else { return .unknown }
        if let assignment = expression.expression.assignment, let target = assignment.target,
            assignment.value.plainChain == chain
        {
            return execution(ofValueIn: target)
        }
        guard let argument = expression.enclosing, argument.kind == .argument, let call = argument.argument.call else {
            return .unknown
        }
        let passed: Execution
        if let known = hop(call) ?? handler(of: call) {
            passed = known
        } else if !productFunctions(call).isEmpty {
            passed = completion(argument.argument, of: call, on: streamOfReceiver(call, on: own))
        } else {
            passed = emitted(by: call, on: own) ?? .unknown
        }
        return passed.inside(execution(ofCode: call)).after(call.calleePlace, .passes)
    }

    /// Where the stream emits that a call is made on, if it is one.
    func streamOfReceiver(_ call: CallSite, on own: Execution) -> Execution {
        guard let receiver = call.receiver else { return own }
        let isStream = project.observability(receiver.type, streams) != nil || extensionFunction(call) != nil
        return isStream ? stream(receiver, on: own) : .unknown
    }
}
