import SourceText

/// Functions of the project that values are passed to, and the meaning of their parameters.
extension ValueFlow where Model: FlowModel {
    /// The function of the project that a call names, if it accepts the arguments, and does not only stop the program.
    func callee(of call: CallSite, in context: CallContext) -> DeclarationID? {
        guard let callee = call.calledName else { return nil }
        let name = callee.name
        var candidates: [DeclarationID] = []
        if let receiver = call.receiver {
            let base = storage(of: receiver, in: context)
            candidates = members(name, of: base, in: context)
            if candidates.isEmpty, base == .unknown {
                let type = receiver.type
                candidates = type.constituents.compactMap(\.nominal).flatMap {
                    project.members(name, of: $0, from: context.body.file)
                }
                if candidates.isEmpty { candidates = model.functions(name, extending: type) }
            }
        } else {
            if case .function(let function) = callee.local {
                return project.onlyTraps(function.declaration) ? nil : function.declaration
            }
            candidates = members(name, of: context.subject.storage, in: context)
            if candidates.isEmpty {
                candidates = Array(project.symbols.globals(name, from: context.body.file))
            }
        }
        return project.function(among: candidates, calledBy: call).flatMap { project.onlyTraps($0) ? nil : $0 }
    }

    private func members(_ name: Name, of base: Storage, in context: CallContext) -> [DeclarationID] {
        switch base {
        case .owner: context.owner.map { project.members(name, of: $0, from: context.body.file) } ?? []
        case .property(let property):
            project.type(of: property).constituents.compactMap(\.nominal).flatMap {
                project.members(name, of: $0, from: context.body.file)
            }
        case .followed: model.functions(extendingValues: name)
        default: []
        }
    }

    /// The function of the project that a call on the followed value runs.
    func extensionFunction(_ call: CallSite, in context: CallContext) -> DeclarationID? {
        guard context.depth < FlowBudget.depth else {
            project.note(.destinations, at: call.calleePlace)
            return nil
        }
        return extensionFunction(call)
    }

    private func extensionFunction(_ call: CallSite) -> DeclarationID? {
        let found = project.function(among: model.functions(extendingValues: call.name), calledBy: call)
        return found.flatMap { project.hasBody($0) ? $0 : nil }
    }

    /// The destinations of the value in a function where it is `self`.
    func destinations(ofSelfIn context: CallContext) -> [Destination] {
        guard takesStep(from: project.place(ofBody: context.body.home.declaration)) else { return [.unknown] }
        var result: [Destination] = []
        for chain in context.body.chains {
            guard let head = chain.head else { continue }
            if head.kind == .selfReference {
                result += destinations(of: chain, after: head, in: context)
            } else if chain.onlyName?.isLocal == false, model.consumes(head.name) {
                // The method is passed on, and with it the value.
                result += destinations(ofReference: head, in: chain, context)
            } else if head.kind == .identifier,
                !head.isLocal,
                let call = chain.call(of: head),
                isOnSelf(call, in: context)
            {
                result +=
                    destinations(ofCall: call, in: context)
                    ?? destinations(of: chain, after: call.element, in: context)
            }
        }
        return result.merged(otherwise: .dropped)
    }

    private func isOnSelf(_ call: CallSite, in context: CallContext) -> Bool {
        model.consumes(call) || model.puts(call.name, intoArgument: call.arguments.first?.label ?? .none)
            || extensionFunction(call) != nil
    }

    // MARK: Arguments and parameters

    /// The denotations of those parameters of a called function that do not depend on locals of its caller.
    func arguments(
        of call: CallSite, to function: DeclarationID, in context: CallContext
    ) -> [NodeReference: Storage] {
        var result: [NodeReference: Storage] = [:]
        for (argument, parameter) in project.parameters(of: function, passedBy: call) {
            guard let value = argument.value else { continue }
            switch storage(of: value, in: context) {
            case .local, .followed: continue
            case let known: result[parameter] = known
            }
        }
        return result
    }

    /// The parameter that an argument of a call is bound to; nil if the function does not accept the arguments.
    func parameter(for argument: Argument, of call: CallSite, to function: DeclarationID) -> Parameter? {
        project.parameter(of: function, for: argument.node, among: call.passed).map {
            Parameter($0, in: body(of: function))
        }
    }

    /// The expression that a call passes for a parameter.
    func value(passedTo position: Int, of function: DeclarationID, by call: CallSite) -> Expression? {
        guard let parameter = body(of: function).parameters.dropFirst(position).first else {
            return nil
        }
        return project.argument(for: parameter.node, of: function, among: call.passed).flatMap {
            Argument($0, in: call.body).value
        }
    }
}

extension Project {
    /// The candidate that the code of a call can mean and that accepts its arguments; one with a body if possible.
    func function(among candidates: [DeclarationID], calledBy call: CallSite) -> DeclarationID? {
        var first: DeclarationID?
        for candidate in candidates
        where isFunction(candidate, taking: call.passed) && isVisible(candidate, from: call.body.file) {
            if hasBody(candidate) { return candidate }
            first = first ?? candidate
        }
        return first
    }
}
