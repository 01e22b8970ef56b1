import SourceText

/// The values that a builder's code takes from its dependency.
extension BuilderCode {
    /// Components that the code creates but never reads, while it passes values of the dependency to other objects.
    public var unreadComponents: [UnreadComponent] { bodies.flatMap { unreadComponents(in: $0) } }

    /// The unread components of a body.
    private func unreadComponents(in body: FunctionBody) -> [UnreadComponent] {
        let locals = body.bindings.compactMap { $0.count == 1 ? $0.variable : nil }.filter { variable in
            variable.value?.chain?.last?.kind == .call && !variable.name.isDiscard
                && !variable.isRead && project.isComponent(project.type(of: variable.declaration), body)
        }
        guard !locals.isEmpty else { return [] }
        let bypasses = bypasses(in: body).map(\.place)
        guard !bypasses.isEmpty else { return [] }
        return locals.map { variable in
            UnreadComponent(
                body: body.home.declaration, local: variable.declaration,
                type: name(project.type(of: variable.declaration)),
                component: project.type(of: variable.declaration).nominal, bypasses: bypasses)
        }
    }

    /// The places where the dependency or its values are passed to objects of the RIB or to a child.
    private func bypasses(in body: FunctionBody) -> [ChainElement] {
        let created = constructions.filter { $0.call.body === body }
        let components = created.filter { project.isComponent($0.type, body) }.map(\.call)
        let calls = created.filter { isRecipient($0.type, body) }.map(\.call) + body.calls.filter { isOnRecipient($0) }
        let assignments = body.assignments.filter { isToRecipient($0) }
        return body.chains.compactMap(\.dependencyRead).filter { name in
            let isPassed = calls.contains { $0.contains(name) } || assignments.contains { $0.contains(name) }
            return isPassed && !components.contains { $0.contains(name) }
        }
    }

    /// Whether a type is that of the RIB's interactor, router or view, or of a child's builder.
    private func isRecipient(_ type: TypeReference, _ body: FunctionBody) -> Bool {
        if case .known(let name, _) = type { return project.symbols.known.isViewController(name) }
        return project.isObject(type, .ofRecipients, from: body.file)
    }

    /// Whether the receiver of a call is such an object.
    private func isOnRecipient(_ call: CallSite) -> Bool {
        guard call.calledName != nil, let receiver = call.receiver else { return false }
        return mayBeRecipient(receiver)
    }

    /// Whether a member of such an object is assigned.
    private func isToRecipient(_ assignment: AssignmentSite) -> Bool {
        guard let target = assignment.target, let member = target.last else { return false }
        let object = target.before(member)
        return !object.isEmpty && mayBeRecipient(object)
    }

    /// Like `isRecipient`, but the value's type may also be a protocol.
    private func mayBeRecipient(_ value: Chain) -> Bool {
        let type = value.type
        guard type.nominal != builder else { return false }
        return type.constituents.contains { part in
            guard let nominal = part.nominal else { return isRecipient(part, value.body) }
            return project.roles.has(nominal, anyOf: .ofRecipients)
        }
    }
}

extension LocalVariable {
    /// Whether the body reads the variable.
    fileprivate var isRead: Bool {
        let isNamed = body.identifiers(named: name).contains { isDenoted(by: $0.local) }
        return isNamed || body.optionalBindings.contains { $0.name == name && isDenoted(by: $0.outer) }
            || body.captures.contains { $0.name == name && isDenoted(by: $0.outer) }
    }

    private func isDenoted(by local: LocalDeclaration?) -> Bool {
        guard case .variable(let variable)? = local else { return false }
        return variable == self
    }
}

extension Chain {
    /// The name that denotes the builder's dependency at the start of the chain, or a local with a value taken from it.
    fileprivate var dependencyRead: ChainElement? {
        if let dependencyName { return dependencyName }
        guard let head, head.kind == .identifier, case .variable(let variable)? = head.local,
            let value = variable.value?.chain, value.dependencyName != nil, !project.isComponent(value.type, body)
        else { return nil }
        return head
    }

    /// The name that denotes the builder's dependency at the start of the chain: `dependency`, a local alias,
    /// `self.dependency`.
    private var dependencyName: ChainElement? {
        var elements = elements
        guard let head = elements.next() else { return nil }
        switch head.kind {
        case .identifier: return through(head).isDependency ? head : nil
        case .selfReference:
            guard let next = elements.next(), next.kind == .member, next.name == .dependencyMember else { return nil }
            return next
        default: return nil
        }
    }

    /// Whether the chain denotes the dependency of a builder or a component: `dependency`, `component.dependency`.
    package var isDependency: Bool { DependencyDomain(body: body).value(of: self) == .dependency }
}

extension BuilderCode {
    /// Whether an expression is the builder's dependency itself: `dependency`, `component.dependency`, a local alias,
    /// or the parameter of a function to which the build functions pass it.
    package func isDependency(_ value: Expression) -> Bool {
        DependencyDomain(body: value.body, callers: bodies.prefix(buildFunctions.count), builder: builder)
            .value(of: value) == .dependency
    }
}

/// Values of a builder's code, with regard to its dependency.
private struct DependencyDomain: ValueDomain {
    let body: FunctionBody
    /// Code whose calls determine the parameters of the body.
    var callers: ArraySlice<FunctionBody> = []
    /// The type of `self` in the callers.
    var builder: TypeID?

    enum Denotation {
        case builder, dependency, other
    }

    var unknown: Denotation { .other }

    func denotation(ofSelf element: ChainElement) -> Denotation { .builder }

    func denotation(ofSuper element: ChainElement) -> Denotation { .other }

    func denotation(ofName name: Name, in chain: Chain?, depth: Int) -> Denotation {
        name == .dependencyMember ? .dependency : .other
    }

    /// The dependency: the parameter of that name of an initializer, and a parameter of a function if all calls pass
    /// the dependency.
    func denotation(ofParameter parameter: Parameter, depth: Int) -> Denotation {
        let (project, function) = (body.project, body.home.declaration)
        if project.isInitializer(function) { return parameter.name == .dependencyMember ? .dependency : .other }
        guard project.isFunction(function) else { return .other }
        var isDependency = false
        let name = project.name(of: function)
        for caller in callers where caller !== body {
            for call in caller.calls where call.name == name && isOnBuilder(call) {
                guard let node = project.argument(for: parameter.node, of: function, among: call.passed),
                    let value = Argument(node, in: caller).value,
                    DependencyDomain(body: caller).value(of: value, depth: depth + 1) == .dependency
                else { return .other }
                isDependency = true
            }
        }
        return isDependency ? .dependency : .other
    }

    /// Whether a call is one of the builder's own functions, by its receiver.
    private func isOnBuilder(_ call: CallSite) -> Bool {
        guard let receiver = call.receiver, let only = receiver.only else { return call.isBare }
        return only.kind == .selfReference || builder.map { receiver.isOnType($0) } ?? false
    }

    func denotation(ofMember name: Name, of base: Denotation, at path: AccessPath, depth: Int) -> Denotation {
        guard name == .dependencyMember else { return .other }
        return base == .builder || body.project.isComponent(path.base.type, body) ? .dependency : .other
    }

    func denotation(ofCall callee: Denotation, at path: AccessPath, depth: Int) -> Denotation { .other }

    func denotation(of first: Denotation, orElse second: Expression, depth: Int) -> Denotation { .other }
}
