import SourceText

/// Values held by locals, and by containers in locals.
extension ValueFlow where Model: FlowModel {
    /// The destinations of a local's value: those of all of its uses, merged.
    func destinations(of local: LocalDeclaration, in context: CallContext) -> [Destination] {
        guard takesStep(from: project.place(ofBody: context.body.home.declaration)) else { return [.unknown] }
        var result: [Destination] = []
        for use in context.body.uses(of: local) {
            guard let chain = use.chain, !isOverwritten(chain), !isInsertion(into: use, chain) else { continue }
            result += destinations(of: chain, after: use, in: context)
        }
        return result.merged(otherwise: result.contains(.deadLocal) ? .deadLocal : .dropped)
    }

    /// Whether a chain is the whole target of an assignment.
    private func isOverwritten(_ chain: Chain) -> Bool { chain.only != nil && chain.isAssigned }

    /// The destinations of a value in a local container: those of the container, or that it is dropped.
    func destinations(ofContainer local: LocalDeclaration, in context: CallContext) -> [Destination] {
        guard case .variable(let variable) = local,
            takesStep(from: project.place(ofBody: context.body.home.declaration))
        else { return [.unknown] }
        if let value = variable.value, storage(of: value, in: context) != .fresh { return [.unknown] }
        var result: [Destination] = []
        for use in context.body.uses(of: local) {
            if isKept(variable, byClosureAround: use) { return [.unknown] }
            guard let chain = use.chain, !isInsertion(into: use, chain), !isOverwritten(chain) else { continue }
            result += destinations(of: chain, after: use, in: context)
        }
        return result.merged(otherwise: .deadLocal)
    }

    /// Whether a use of a container only inserts something into it.
    private func isInsertion(into use: ChainElement, _ chain: Chain) -> Bool {
        var suffixes = chain.suffixes(after: use)
        if let member = suffixes.next(), member.kind == .member, model.inserts(member.name), suffixes.next() != nil {
            return true
        }
        guard let argument = BodyNode(chain).enclosingArgument,
            let call = argument.call,
            let callee = call.calledName
        else { return false }
        return call.receiver != nil && model.puts(callee.name, intoArgument: argument.label)
    }

    /// Whether an escaping closure captures a local, which then lives as long as the closure.
    private func isKept(_ variable: LocalVariable, byClosureAround use: ChainElement) -> Bool {
        for case .closure(let closure) in use.ancestors {
            if variable.isDeclared(before: closure), !isRunAtOnce(closure) { return true }
        }
        return false
    }

    private func isRunAtOnce(_ closure: ClosureSite) -> Bool {
        guard let chain = closure.enclosing, chain.enclosing?.enclosing != nil else { return false }
        if chain.chain.only == nil { return true }
        guard let callee = chain.enclosingArgument?.call?.calledName else { return false }
        return model.runsClosure(callee.name) || model.isContainer(callee.name) || model.inserts(callee.name)
    }

    /// The destinations of an element of a collection in a closure that is called with each.
    func destinations(ofElementIn closure: ClosureSite, in context: CallContext) -> [Destination] {
        if let parameter = closure.parameters.first {
            return destinations(of: .closureParameter(parameter), in: context)
        }
        var result: [Destination] = []
        for use in closure.parts.identifiers(named: .firstParameter) {
            guard let chain = use.chain else { continue }
            result += destinations(of: chain, after: use, in: context)
        }
        return result.merged(otherwise: .dropped)
    }

    /// The destinations of a value that is assigned to a member, a local, or `_`.
    func destinations(assignedTo target: Chain?, in context: CallContext) -> [Destination] {
        guard let target, let head = target.head else { return [.dropped] }
        if target.only != nil, head.kind == .identifier || head.kind == .unknown {
            if head.name.isDiscard { return [.dropped] }
            if let local = head.local {
                guard case .variable = local else { return [.unknown] }
                return destinations(of: local, in: context)
            }
        }
        switch storage(of: target, in: context) {
        case .property(let property): return [.stored(property)]
        case .requirement(let name): return [.storedByRequirement(name)]
        case .local(let local): return destinations(ofContainer: local, in: context)
        case .parameter(let member, let position): return [.storedInParameter(member, position)]
        case .unknown:
            if let whole = property(storingPart: target, in: context) { return [.storedInPart(of: whole)] }
            return destinations(ofSetter: target, in: context)
        case .owner, .fresh, .followed: return [.unknown]
        }
    }

    /// The own property with the object or value that stores the target of an assignment: `handlers` for
    /// `handlers.onClose`. Nil if one of them is weak, or not known to be stored.
    private func property(storingPart target: Chain, in context: CallContext) -> DeclarationID? {
        guard let last = target.last, last.kind == .member,
            case .property(let whole) = storage(of: target.before(last), in: context),
            isStrong(whole), let type = project.type(of: whole).nominal,
            let part = project.firstProperty(last.name, of: type, from: last.body.file), isStrong(part)
        else { return nil }
        return whole
    }

    private func isStrong(_ property: DeclarationID) -> Bool {
        project.isStored(property) && !project.isRequirement(property) && !project.isWeak(property)
            && !project.isUnowned(property)
    }

    /// The destinations of a value that is assigned to an own property with a setter.
    private func destinations(ofSetter target: Chain, in context: CallContext) -> [Destination] {
        guard let last = target.last,
            let owner = context.owner,
            context.depth < FlowBudget.depth
        else { return [.unknown] }
        let isOwn =
            target.only == nil
            ? storage(of: target.before(last), in: context) == .owner : context.subject == .owner
        guard isOwn,
            let property = project.firstMember(last.name, of: owner, from: last.body.file, where: project.isSettable)
        else { return [.unknown] }
        let inner = CallContext(body: body(of: property), owner: owner, subject: .owner, depth: context.depth + 1)
        var result: [Destination] = []
        for use in inner.body.identifiers(named: .newValue) {
            guard let chain = use.chain else { continue }
            result += destinations(of: chain, after: use, in: inner)
        }
        return result.isEmpty ? [.unknown] : result
    }
}

extension BodyNode {
    /// The argument that the chain is directly part of.
    package var enclosingArgument: Argument? {
        guard let expression = enclosing, let argument = expression.enclosing, argument.kind == .argument else {
            return nil
        }
        return argument.argument
    }
}
