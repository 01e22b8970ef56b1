import SourceText

/// What a builder's bodies take from the dependency that the builder was created with.
extension BuilderCode {
    /// Components that a body creates and never reads, while it passes values of the dependency on.
    public var unreadComponents: [UnreadComponent] { bodies.flatMap { unreadComponents(in: $0) } }

    /// Components under local names that a body creates and does not read, where the dependency serves in their place.
    private func unreadComponents(in body: FunctionBody) -> [UnreadComponent] {
        let locals = body.bindings.compactMap { $0.count == 1 ? $0.variable : nil }.filter { variable in
            variable.value?.chain?.last?.kind == .call && !variable.name.isDiscard
                && project.isComponent(project.type(of: variable.declaration), body) && !variable.isRead
        }
        guard !locals.isEmpty else { return [] }
        let bypasses = bypasses(in: body).map(\.place)
        guard !bypasses.isEmpty else { return [] }
        return locals.map { variable in
            UnreadComponent(
                body: body.home.declaration, local: variable.declaration,
                type: name(project.type(of: variable.declaration)), bypasses: bypasses)
        }
    }

    /// The places where the objects of the RIB, or of a child, get the dependency or what it has.
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

    /// The RIB's interactor, router and view, and builders of children.
    private func isRecipient(_ type: TypeReference, _ body: FunctionBody) -> Bool {
        if case .known(let name, _) = type { return project.symbols.known.isViewController(name) }
        return project.isObject(type, .ofRecipients, from: body.file)
    }

    /// Whether a call is on such an object.
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

    /// As `isRecipient`, but a value may be had by its protocol too.
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
    /// Whether something in the body stands for the variable.
    fileprivate var isRead: Bool {
        let isNamed = body.identifiers(named: name).contains { stands(for: $0.local) }
        return isNamed || body.optionalBindings.contains { $0.name == name && stands(for: $0.outer) }
            || body.captures.contains { $0.name == name && stands(for: $0.outer) }
    }

    private func stands(for local: LocalDeclaration?) -> Bool {
        guard case .variable(let variable)? = local else { return false }
        return variable == self
    }
}

extension Chain {
    /// The name at which the chain is the builder's dependency, or a local that holds something taken from it.
    fileprivate var dependencyRead: ChainElement? {
        if let dependencyName { return dependencyName }
        guard let head, head.kind == .identifier, case .variable(let variable)? = head.local,
            let value = variable.value?.chain, value.dependencyName != nil, !project.isComponent(value.type, body)
        else { return nil }
        return head
    }

    /// The name at which the chain begins with the builder's dependency: `dependency`, a local of it, `self.dependency`.
    private var dependencyName: ChainElement? {
        var elements = elements
        guard let head = elements.next() else { return nil }
        switch head.kind {
        case .identifier: return through(head).isBuildersDependency ? head : nil
        case .selfReference:
            guard let next = elements.next(), next.kind == .member, next.name == .dependencyMember else { return nil }
            return next
        default: return nil
        }
    }

    private var isBuildersDependency: Bool { DependencyDomain(body: body).value(of: self) == .dependency }
}

extension Expression {
    /// Whether the expression is the dependency that the builder was created with as it came: `dependency`,
    /// `component.dependency`, a local of it.
    var isBuildersDependency: Bool { DependencyDomain(body: body).value(of: self) == .dependency }
}

/// Values of a builder's code, as far as they are its dependency.
private struct DependencyDomain: ValueDomain {
    let body: FunctionBody

    enum Denotation {
        case builder, dependency, other
    }

    var unknown: Denotation { .other }

    func denotation(ofSelf element: ChainElement) -> Denotation { .builder }

    func denotation(ofSuper element: ChainElement) -> Denotation { .other }

    func denotation(ofName name: Name, in chain: Chain?, depth: Int) -> Denotation {
        name == .dependencyMember ? .dependency : .other
    }

    func denotation(ofMember name: Name, of base: Denotation, at path: AccessPath, depth: Int) -> Denotation {
        guard name == .dependencyMember else { return .other }
        return base == .builder || body.project.isComponent(path.base.type, body) ? .dependency : .other
    }

    func denotation(ofCall callee: Denotation, at path: AccessPath, depth: Int) -> Denotation { .other }

    func denotation(of first: Denotation, orElse second: Expression, depth: Int) -> Denotation { .other }
}
