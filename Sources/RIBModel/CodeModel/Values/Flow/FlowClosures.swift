import SourceText

/// Values in closures and arguments: what receives the result of a closure, and what a call does with an argument.
extension ValueFlow where Model: FlowModel {
    /// The destinations of a value that is the result of a closure, or one of its statements.
    ///
    /// - Parameters:
    ///   - isAll: the value is the closure's only statement.
    ///   - isExplicit: a `return` returns the value.
    func destinations(
        ofResult closure: ClosureSite, isAll: Bool, isExplicit: Bool, in context: CallContext
    ) -> [Destination] {
        let isResult = isAll || isExplicit
        guard let around = closure.enclosing, around.kind == .chain else { return [.dropped] }
        let chain = around.chain
        if let head = chain.head, head.node == closure.node, chain.only == nil {
            // Called in place: `{ … }()`.
            var suffixes = chain.suffixes(after: head)
            guard isResult, let call = suffixes.next(), call.kind == .call else { return [.dropped] }
            return destinations(of: chain, after: call, in: context)
        }
        guard let expression = around.enclosing, let parent = expression.enclosing else {
            // The value of the member itself.
            return isResult && !project.holdsProcedure(context.body.home.declaration) ? [.unknown] : [.dropped]
        }
        switch parent.kind {
        case .argument:
            return destinations(
                ofResultIn: parent.argument, isAll: isAll, isExplicit: isExplicit, in: context)
        case .binding:
            let isProcedure =
                parent.binding.count == 1
                && parent.binding.variable.map { project.holdsProcedure($0.declaration) } ?? false
            return isResult && !isProcedure ? [.unknown] : [.dropped]
        default:
            guard isResult, isExplicit || !model.isResultIgnoredElsewhere else { return [.dropped] }
            if case .assignment(let target?) = expression.expression.joint(of: around), isProcedure(target, context) {
                return [.dropped]
            }
            return [.unknown]
        }
    }

    /// Whether a chain names a member of function type without a result.
    private func isProcedure(_ target: Chain, _ context: CallContext) -> Bool {
        guard let last = target.last, last.isName else { return false }
        let owner = target.only == nil ? target.before(last).type.nominal : context.owner
        guard let owner, let member = project.firstMember(last.name, of: owner, from: last.body.file) else {
            return false
        }
        return project.holdsProcedure(member)
    }

    /// The destinations of the result of a closure argument.
    private func destinations(
        ofResultIn argument: Argument, isAll: Bool, isExplicit: Bool, in context: CallContext
    ) -> [Destination] {
        let isResult = isAll || isExplicit
        guard let call = argument.call, let callee = call.calledName else { return isResult ? [.unknown] : [.dropped] }
        let name = callee.name
        if model.isContainer(name) { return destinations(of: call.chain, after: call.element, in: context) }
        if model.inserts(name) {
            let container = call.receiver.map { storage(of: $0, in: context) } ?? .unknown
            if takesValues(container) { return destinations(in: container, context) }
        }
        guard isResult else { return [.dropped] }
        if model.consumesResult(name) {
            record(FlowEvidence.consumed, at: callee)
            return [.consumed]
        }
        if model.ignoresResult(name), !isExplicit { return [.dropped] }
        if let receiver = call.receiver, model.passesResults(name) || isExplicit {
            return isSequence(receiver) ? destinations(of: call.chain, after: call.element, in: context) : [.unknown]
        }
        if isExplicit { return [.unknown] }
        guard let function = self.callee(of: call, in: context),
            let parameter = parameter(for: argument, of: call, to: function)
        else { return model.isResultIgnoredElsewhere ? [.dropped] : [.unknown] }
        return parameter.takesProcedure ? [.dropped] : [.unknown]
    }

    /// Whether the receiver is a sequence, not an observable: an array, or a literal.
    private func isSequence(_ receiver: Chain) -> Bool {
        if let only = receiver.only, only.kind == .literal || only.kind == .tuple { return true }
        if case .collection = receiver.type { return true }
        return false
    }

    /// Whether a storage location is known to be a container.
    func takesValues(_ container: Storage) -> Bool {
        switch container {
        case .property(let property): project.type(of: property) == .unknown || isOwnContainer(property)
        case .requirement, .parameter, .local: true
        case .owner, .fresh, .followed, .unknown: false
        }
    }

    // MARK: Arguments

    /// The destinations of a value that is an argument, an element of a literal, or in parentheses.
    func destinations(ofArgument argument: Argument, in context: CallContext) -> [Destination] {
        guard let around = argument.enclosing,
            let chain = around.enclosing,
            chain.kind == .chain
        else { return [.unknown] }
        switch around.kind {
        case .tuple:
            guard around.element.onlyArgument != nil else {
                return destinations(ofElement: argument, of: around.element, chain.chain, in: context)
            }
            return destinations(of: chain.chain, after: around.element, in: context)
        case .literal:
            guard around.element.literal != .string else { return [.unknown] }
            return destinations(of: chain.chain, after: around.element, in: context)
        case .call: return argument.call.map { destinations(of: argument, passedBy: $0, in: context) } ?? [.unknown]
        default: return [.unknown]
        }
    }

    /// The destinations of an element of a tuple: those of the tuple, of the name that it is destructured into, or of
    /// the uses of a local tuple that select the element.
    private func destinations(
        ofElement element: Argument, of tuple: ChainElement, _ chain: Chain, in context: CallContext
    ) -> [Destination] {
        let position = tuple.arguments.prefix { $0.node != element.node }.count
        guard chain.only != nil, let expression = BodyNode(chain).enclosing, expression.kind == .expression,
            let binding = expression.enclosing, binding.kind == .binding
        else { return destinations(of: chain, after: tuple, in: context) }
        if binding.binding.count == 1, let variable = binding.binding.variable {
            return destinations(ofElement: element.label, at: position, in: variable, context)
        }
        guard binding.binding.count == tuple.arguments.reduce(0, { count, _ in count + 1 }),
            let variable = binding.binding.variable(position)
        else { return [.unknown] }
        return destinations(of: .variable(variable), in: context)
    }

    private func destinations(
        ofElement label: Name, at position: Int, in tuple: LocalVariable, _ context: CallContext
    ) -> [Destination] {
        guard takesStep(from: project.place(ofBody: context.body.home.declaration)) else { return [.unknown] }
        var result: [Destination] = []
        for use in context.body.uses(of: .variable(tuple)) {
            guard let chain = use.chain else { continue }
            let member = chain.suffixes(after: use).first { $0.kind != .optionalChain && $0.kind != .forceUnwrap }
            guard let member, member.kind == .member else {
                // The whole tuple, or a new value of the local.
                let isOverwritten = chain.only != nil && chain.isAssigned
                if !isOverwritten { result += destinations(of: chain, after: use, in: context) }
                continue
            }
            let isSelected = !label.isNone && member.name == label || project.text(member.name) == "\(position)"
            if isSelected { result += destinations(of: chain, after: member, in: context) }
        }
        return result.merged(otherwise: .dropped)
    }

    private func destinations(
        of argument: Argument, passedBy call: CallSite, in context: CallContext
    ) -> [Destination] {
        guard let callee = call.calledName else { return [.unknown] }
        let name = callee.name
        let receiver = call.receiver
        if receiver == nil, model.storesInObject(name), let object = call.arguments.first?.value {
            guard model.keepsStoredValue(call) else { return [.dropped] }
            return storage(of: object, in: context) == .owner ? [.stored(context.body.home.declaration)] : [.unknown]
        }
        let isWrapped = receiver == nil && model.wraps(name) || model.hasMakers(call.chain.head?.name ?? .none)
        if isWrapped { return destinations(of: call.chain, after: call.element, in: context) }
        if let receiver, model.inserts(name) {
            let container = storage(of: receiver, in: context)
            if takesValues(container) { return destinations(in: container, context) }
        }
        guard let function = self.callee(of: call, in: context),
            let parameter = parameter(for: argument, of: call, to: function),
            context.depth < FlowBudget.depth
        else {
            record(FlowEvidence.taken, at: callee)
            return [.unknown]
        }
        guard !parameter.body.isEmpty, project.isFollowed(function) else { return [.unknown] }
        let base = receiver.map { storage(of: $0, in: context) } ?? context.subject.storage
        let inner = CallContext(
            body: parameter.body, owner: context.owner, subject: subject(base),
            arguments: arguments(of: call, to: function, in: context), depth: context.depth + 1)
        let found = destinations(of: .parameter(parameter), in: inner)
        return resolve(found, call, of: function, in: context)
            ?? destinations(of: call.chain, after: call.element, in: context)
    }

    private func subject(_ base: Storage) -> CallContext.Subject {
        switch base {
        case .owner: .owner
        case .property(let property): isOwnContainer(property) ? .property(property) : .other
        case .followed: .followed
        default: .other
        }
    }
}
