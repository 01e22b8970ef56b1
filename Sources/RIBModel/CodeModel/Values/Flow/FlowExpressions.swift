import SourceText

/// Follows a value outward through the enclosing expressions and statements.
extension ValueFlow where Model: FlowModel {
    /// The destinations of a chain's value after an element.
    package func destinations(of chain: Chain, after element: ChainElement, in context: CallContext) -> [Destination] {
        guard takesStep(from: element.place) else { return [.unknown] }
        var suffixes = chain.suffixes(after: element)
        while let suffix = suffixes.next() {
            switch suffix.kind {
            case .optionalChain, .forceUnwrap, .genericArguments: continue
            case .member:
                guard let call = chain.call(of: suffix) else {
                    return destinations(ofReference: suffix, in: chain, context)
                }
                if let found = destinations(ofCall: call, in: context) { return found }
                suffixes = chain.suffixes(after: call.element)
            default: return [.unknown]
            }
        }
        return destinations(ofOperand: BodyNode(chain), in: context)
    }

    /// The destinations of a value after a call on it; nil if the call returns the same value, so that the chain
    /// continues with it.
    func destinations(ofCall call: CallSite, in context: CallContext) -> [Destination]? {
        guard let callee = call.callee else { return [.unknown] }
        let name = callee.name
        if model.consumes(call) {
            if let closure = closure(wrapping: call, in: context), let wrapper = wrapper(of: BodyNode(closure)) {
                return destinations(of: wrapper.chain, after: wrapper.element, in: context)
            }
            record(FlowEvidence.consumed, at: callee)
            return [.consumed]
        }
        if model.passesOn(name) { return nil }
        let function = extensionFunction(call, in: context)
        if let container = container(thatReceives: call), function == nil || isContainer(container, in: context) {
            let found = destinations(in: container, context)
            if found == [.unknown] { record(FlowEvidence.foreignContainer, at: callee) }
            return found
        }
        if let closure = call.lastArgument?.value?.closure, model.passesElements(name) {
            return destinations(ofElementIn: closure, in: context)
        }
        guard let function else {
            record(FlowEvidence.taken, at: callee)
            return [.unknown]
        }
        let inner = CallContext(
            body: body(of: function), owner: context.owner, subject: .followed,
            arguments: arguments(of: call, to: function, in: context), depth: context.depth + 1)
        return resolve(destinations(ofSelfIn: inner), call, of: function, in: context)
    }

    // MARK: Values that end others

    /// The destinations of a value whose method is referred to: those of the value that is made of the method, as in
    /// `AnyCancellable(task.cancel)`.
    func destinations(
        ofReference method: ChainElement, in chain: Chain, _ context: CallContext
    ) -> [Destination] {
        guard model.consumes(method.name), chain.last == method, let wrapper = wrapper(of: BodyNode(chain)) else {
            return [.unknown]
        }
        return destinations(of: wrapper.chain, after: wrapper.element, in: context)
    }

    /// The call that makes another value of an argument, which ends the followed value.
    private func wrapper(of argument: BodyNode) -> CallSite? {
        guard let call = argument.enclosingArgument?.call, let callee = call.calledName,
            call.receiver == nil && model.wraps(callee.name) || model.hasMakers(call.chain.head?.name ?? .none)
        else { return nil }
        return call
    }

    /// The closure around a call on a value from outside of the closure: `AnyCancellable { task.cancel() }`.
    private func closure(wrapping call: CallSite, in context: CallContext) -> Chain? {
        guard let receiver = call.receiver, let head = receiver.head,
            receiver.elements.dropFirst().allSatisfy({ $0.kind == .optionalChain || $0.kind == .forceUnwrap })
        else { return nil }
        for case .closure(let closure) in head.ancestors {
            guard let chain = closure.enclosing?.chain, chain.only != nil else { return nil }
            if head.kind == .selfReference { return context.subject == .followed ? chain : nil }
            guard case .variable(let variable)? = head.local else { return nil }
            return variable.isDeclared(before: closure) ? chain : nil
        }
        return nil
    }

    /// The argument that a library's function of the call's name and label inserts the value into.
    private func container(thatReceives call: CallSite) -> Expression? {
        guard let first = call.arguments.first, model.puts(call.name, intoArgument: first.label) else { return nil }
        return first.value
    }

    /// Whether an expression is a container of values. A library's function takes one, and a function of the project
    /// with the same name and label takes anything else.
    private func isContainer(_ expression: Expression, in context: CallContext) -> Bool {
        model.keeps(expression.type) || storage(of: expression, in: context) == .fresh
    }

    /// Translates the destinations found in a callee into those of its caller, by replacing its parameters and result;
    /// nil if the value is returned to the caller.
    func resolve(
        _ destinations: [Destination], _ call: CallSite, of function: DeclarationID, in context: CallContext
    ) -> [Destination]? {
        var result: [Destination] = []
        for destination in destinations {
            switch destination {
            case .returned(let declaration) where declaration == function: continue
            case .storedInParameter(let declaration, let position) where declaration == function:
                let container = value(passedTo: position, of: function, by: call)
                result += container.map { self.destinations(in: $0, context) } ?? [.unknown]
            default: result.append(destination)
            }
        }
        let comesBack = destinations.contains(.returned(function))
        return comesBack && !result.contains(where: \.isKept) ? nil : result
    }

    /// The destinations of a value that is inserted into a container.
    func destinations(in container: Expression, _ context: CallContext) -> [Destination] {
        destinations(in: storage(of: container, in: context), context)
    }

    func destinations(in container: Storage, _ context: CallContext) -> [Destination] {
        switch container {
        case .property(let property): [.stored(property)]
        case .requirement(let name): [.storedByRequirement(name)]
        case .fresh: [.deadLocal]
        case .local(let local): destinations(ofContainer: local, in: context)
        case .parameter(let member, let position): [.storedInParameter(member, position)]
        case .owner, .followed, .unknown: [.unknown]
        }
    }

    // MARK: Upwards

    /// The destinations of an operand: a chain, or a statement used as a value.
    private func destinations(ofOperand operand: BodyNode, in context: CallContext) -> [Destination] {
        guard let around = operand.enclosing, around.kind == .expression else {
            return destinations(ofStatement: operand, in: context)
        }
        switch around.expression.joint(of: operand) {
        case .none: return destinations(ofExpression: around, in: context)
        case .assignment(let target): return destinations(assignedTo: target, in: context)
        case .condition: return [.unknown]
        case .operator(let name, let other): return destinations(joinedBy: name, other, in: context)
        }
    }

    /// Operators: comparisons, and custom ones by their other operand, as in `bag += value` and `value => bag`.
    private func destinations(joinedBy name: Name, _ other: Chain?, in context: CallContext) -> [Destination] {
        // A comparison reads the value, and its result does not contain it.
        if [Name.equal, .unequal, .identical, .notIdentical].contains(name) { return [.dropped] }
        guard let other else { return [.unknown] }
        let container = storage(of: other, in: context)
        if case .property(let property) = container, model.keeps(project.type(of: property)) {
            return [.stored(property)]
        }
        if case .local = container, project.text(name) == "+=" { return destinations(in: container, context) }
        return [.unknown]
    }

    private func destinations(ofExpression expression: BodyNode, in context: CallContext) -> [Destination] {
        guard let parent = expression.enclosing else {
            let member = context.body.home.declaration
            let isProperty = context.body.isInitialValue(expression) && project.isMember(member)
            return isProperty && context.depth == 0 ? [.stored(member)] : [.unknown]
        }
        switch parent.kind {
        case .binding:
            guard parent.binding.count == 1, let variable = parent.binding.variable else { return [.unknown] }
            return destinations(boundTo: .variable(variable), in: context)
        case .optionalBinding: return destinations(boundTo: .optionalBinding(parent.optionalBinding), in: context)
        case .return: return destinations(returnedFrom: parent, in: context)
        case .for:
            guard let element = parent.elementName(for: expression) else { return [.unknown] }
            return destinations(of: element, in: context)
        case .argument: return destinations(ofArgument: parent.argument, in: context)
        case .block, .closure, .conditionalCompilation: return destinations(ofStatement: expression, in: context)
        default: return [.unknown]
        }
    }

    private func destinations(boundTo local: LocalDeclaration, in context: CallContext) -> [Destination] {
        local.name.isDiscard ? [.dropped] : destinations(of: local, in: context)
    }

    /// The destinations of a value that is a statement.
    private func destinations(ofStatement statement: BodyNode, in context: CallContext) -> [Destination] {
        guard let container = statement.enclosing else { return [.unknown] }
        switch container.kind {
        case .closure:
            return destinations(
                ofResult: container.closure, isAll: container.hasOneStatement, isExplicit: false, in: context)
        case .block: return destinations(ofStatementIn: container, in: context)
        default: return [.dropped]
        }
    }

    private func destinations(ofStatementIn block: BodyNode, in context: CallContext) -> [Destination] {
        let isAll = block.hasOneStatement
        guard let around = block.enclosing else {
            return destinations(ofBody: context.body.home.declaration, isAll: isAll)
        }
        switch around.kind {
        case .accessor: return isAll && around.name == .get ? [.returned(context.body.home.declaration)] : [.dropped]
        case .localFunction: return destinations(ofBody: around.declaration, isAll: isAll)
        case .if, .do: return isAll ? destinations(ofBranch: around, in: context) : [.dropped]
        case .case:
            guard isAll, let branching = around.enclosing else { return [.dropped] }
            return destinations(ofBranch: branching, in: context)
        case .conditionalCompilation: return destinations(ofStatement: around, in: context)
        default: return [.dropped]
        }
    }

    private func destinations(ofBody function: DeclarationID, isAll: Bool) -> [Destination] {
        isAll && project.hasResult(function) ? [.returned(function)] : [.dropped]
    }

    /// The destinations of the value of an `if` or `switch` with the followed value as a branch.
    private func destinations(ofBranch branching: BodyNode, in context: CallContext) -> [Destination] {
        guard let around = branching.enclosing else { return [.dropped] }
        switch around.kind {
        case .expression: return destinations(ofOperand: branching, in: context)
        case .if: return destinations(ofBranch: around, in: context)
        case .block, .closure: return destinations(ofStatement: branching, in: context)
        default: return [.dropped]
        }
    }

    /// `return value`
    private func destinations(returnedFrom statement: BodyNode, in context: CallContext) -> [Destination] {
        var current = statement
        while let around = current.enclosing {
            switch around.kind {
            case .closure: return destinations(ofResult: around.closure, isAll: false, isExplicit: true, in: context)
            case .localFunction: return [.returned(around.declaration)]
            default: current = around
            }
        }
        return [.returned(context.body.home.declaration)]
    }
}

extension Name {
    /// Whether binding a value to the name drops the value.
    var isDiscard: Bool { isNone || self == .discard }
}

extension CallSite {
    var lastArgument: Argument? { arguments.reduce(nil) { $1 } }
}
