import SourceText

/// Values in relation to children: the sets of values that an expression may have.
extension RouterFrame: ValueDomain {
    struct Denotation: Equatable {
        var values = ChildValues()
        /// The values of the object whose member the last name is.
        var receiver = ChildValues()
    }

    /// The possible values of an expression; both operands of `??` and of a ternary count.
    func values(of expression: Expression) -> ChildValues { value(of: expression).values }

    /// The possible values of a chain, which may be a prefix.
    func values(of chain: Chain) -> ChildValues { value(of: chain).values }

    var unknown: Denotation { Denotation() }

    func denotation(
        beyondLimitAt place: NodeReference, _ type: @autoclosure () -> TypeReference
    ) -> Denotation {
        code.lose(type(), at: entry ?? place)
        return unknown
    }

    func denotation(ofSelf element: ChainElement) -> Denotation { Denotation(values: ChildValues(identity)) }

    func denotation(ofSuper element: ChainElement) -> Denotation { unknown }

    func denotation(ofName name: Name, in chain: Chain?, depth: Int) -> Denotation {
        let own = ChildValues(identity)
        if name == .`self` { return Denotation(values: own) }
        if let slot = slotOfAccessor(name) { return Denotation(values: ChildValues(.router(.slot(slot)))) }
        return Denotation(values: member(name, of: own, depth))
    }

    /// The slot whose previous or next value a name denotes in its observers: `oldValue`.
    private func slotOfAccessor(_ name: Name) -> DeclarationID? {
        guard name == .oldValue || name == .newValue, code.isSlot(body.home.declaration) else { return nil }
        return body.home.declaration
    }

    func denotation(ofMember name: Name, of base: Denotation, at path: AccessPath, depth: Int) -> Denotation {
        var values = member(name, of: base.values, depth)
        if values.isEmpty, !name.isViewOfRouter, !project.tellsSize(name) {
            values = part(
                path.chain.through(path.element).type, of: base.values, isRouter: project.isRouter(path.base.type))
        }
        return Denotation(values: values, receiver: base.values)
    }

    func denotation(ofCall callee: Denotation, at path: AccessPath, depth: Int) -> Denotation {
        Denotation(values: result(of: path.call, on: callee.receiver, depth))
    }

    /// A subscript of the router or of its view returns anything.
    func denotation(ofElementIn base: Denotation) -> Denotation {
        Denotation(values: base.values.filter { $0 != .ownRouter && $0 != .ownView })
    }

    func denotation(ofPayloadIn whole: Denotation, _ type: @autoclosure () -> TypeReference) -> Denotation {
        Denotation(values: part(type(), of: whole.values, isRouter: false))
    }

    func denotation(ofHead element: ChainElement, in chain: Chain, depth: Int) -> Denotation {
        if element.kind == .implicitMember { return Denotation(values: ChildValues(.enumCase(element.name))) }
        let isCollection = element.literal == .array || element.literal == .dictionary
        return isCollection ? denotation(ofTuple: element, depth: depth) : unknown
    }

    /// The values of all parts of a tuple, or of all elements of a literal.
    func denotation(ofTuple element: ChainElement, depth: Int) -> Denotation {
        var result = ChildValues()
        for part in element.arguments {
            if let part = part.value { result.add(value(of: part, depth: depth + 1).values) }
        }
        return Denotation(values: result)
    }

    func denotation(ofParameter parameter: Parameter, depth: Int) -> Denotation {
        let place = parameter.place
        if let passed = parameters.first(where: { $0.parameter == place }) { return Denotation(values: passed.values) }
        if let slot = slotOfAccessor(.oldValue) { return Denotation(values: ChildValues(.router(.slot(slot)))) }
        return parameter.defaultValue.map { value(of: $0, depth: depth + 1) } ?? unknown
    }

    /// The values of a local variable include those of its assignments.
    func denotation(
        ofLocal local: LocalDeclaration, holding value: @autoclosure () -> Denotation, depth: Int
    ) -> Denotation {
        guard case .variable(let variable) = local else { return value() }
        // What a local of a wrapper denotes depends on what the wrapper is created with.
        let isCached = entry == nil && parameters.isEmpty && identity == .ownRouter
        if isCached, let known = code.locals[variable.declaration] { return Denotation(values: known) }
        var values = value().values
        if let container = container(in: variable, depth: depth) { values = ChildValues(container) }
        if variable.value == nil || !variable.isDestructured && project.isVariable(variable.declaration) {
            for assignment in body.assignments {
                guard let name = assignment.target?.onlyName, name.name == variable.name,
                    case .variable(variable)? = name.local
                else { continue }
                values.add(self.value(of: assignment.value, depth: depth + 1).values)
            }
            if case .collection = project.type(of: variable.declaration) {
                for added in elements(addedTo: variable) { values.add(self.value(of: added, depth: depth + 1).values) }
            }
        }
        // Deep in a chain of locals, the budget may truncate the values, so they are not cached.
        if isCached, depth < ValueBudget.depth / 2 { code.locals[variable.declaration] = values }
        return Denotation(values: values)
    }

    /// What code adds to a local collection: `children.append(child)`, `children += [child]`.
    private func elements(addedTo variable: LocalVariable) -> [Expression] {
        func isUse(_ chain: Chain?) -> Bool {
            guard let name = chain?.onlyName, name.name == variable.name, case .variable(variable)? = name.local else {
                return false
            }
            return true
        }
        let inserted = body.calls.filter { project.addsElement($0.name) && isUse($0.receiver) }
            .compactMap { $0.arguments.first?.value }
        return inserted
            + body.chains.filter { isUse($0) }.compactMap { chain in
                guard let expression = BodyNode(chain).enclosing, expression.kind == .expression else { return nil }
                return expression.expression.addition(to: chain)
            }
    }

    /// An element of a tuple with a router: the router by its type; any element if its type is unknown.
    func denotation(
        ofPart position: Int, of tuple: Denotation, _ type: @autoclosure () -> TypeReference
    ) -> Denotation {
        let type = type()
        return project.holdsRouter(type) || type == .unknown ? tuple : unknown
    }

    func either(_ first: Denotation, _ second: Denotation) -> Denotation {
        var values = first.values
        values.add(second.values)
        return Denotation(values: values)
    }

    func denotation(of first: Denotation, orElse second: Expression, depth: Int) -> Denotation {
        either(first, value(of: second, depth: depth))
    }

    /// `children + [child]`
    func denotation(of first: Denotation, _ operation: Name, _ second: Expression, depth: Int) -> Denotation {
        project.text(operation) == "+" ? either(first, value(of: second, depth: depth)) : unknown
    }

    /// Functions that take a closure for a child pass them the child: `map`, `forEach`, `then`.
    func passesReceiver(_ call: CallSite) -> Bool { true }
}

/// Members of values in relation to children.
extension RouterFrame {
    func member(_ name: Name, of bases: ChildValues, _ depth: Int) -> ChildValues {
        if name.isDismissibleStyle != nil, bases.isEmpty { return ChildValues(.enumCase(name)) }
        if let base = bases.only { return member(name, of: base, depth) }
        var result = ChildValues()
        for base in bases { result.add(member(name, of: base, depth)) }
        return result
    }

    private func member(_ name: Name, of base: ChildValue, _ depth: Int) -> ChildValues {
        if name.presentationProperty == .style { return ChildValues(.style(of: base)) }
        switch base {
        case .router(let origin):
            if name.isViewOfRouter { return ChildValues(.view(origin)) }
            if name == .routerMember || project.keepsElements(name) { return ChildValues(base) }
            return computed(name, ofRouter: base, depth)
        case .view, .ownView:
            return name.leadsToController ? ChildValues(base) : property(name, of: base, depth)
        case .ownRouter:
            if name == .childrenMember { return ChildValues(.router(.children)) }
            return name.isViewOfRouter ? ChildValues(.ownView) : property(name, of: base, depth)
        case .created: return property(name, of: base, depth)
        case .enumCase, .style: return ChildValues()
        }
    }

    /// The result of a getter that the project adds to all routers, or that a child's router or its protocols have.
    private func computed(_ name: Name, ofRouter base: ChildValue, _ depth: Int) -> ChildValues {
        guard depth < ValueBudget.depth, project.memberTable.has(name),
            let property = code.computedProperty(name, ofRouter: base, from: self.body.file)
        else { return ChildValues() }
        let body = FunctionBody(BodyOwner(property, type: project.symbols.type(around: property)), in: project)
        return body.result.map { inner(body, of: base).value(of: $0, depth: depth + 1).values } ?? ChildValues()
    }

    /// A property of the project: a child's slot, the result of a getter, or a value stored on the path.
    private func property(_ name: Name, of base: ChildValue, _ depth: Int) -> ChildValues {
        guard depth < ValueBudget.depth, let (property, type) = declared(name, of: base) else {
            guard case .created = base else { return ChildValues() }
            return name.leadsToController ? ChildValues(base) : dynamicParts(of: base) ?? ChildValues()
        }
        if base == .ownRouter, code.isSlot(property) { return ChildValues(.router(.slot(property))) }
        if project.isComputed(property) {
            let getter = inner(FunctionBody(BodyOwner(property, type: type), in: project), of: base)
            return getter.body.result.map { getter.value(of: $0, depth: depth + 1).values } ?? ChildValues()
        }
        if case .created(_, _, let arguments) = base {
            return initial(property, of: type, base, arguments, depth)
        }
        return code.stored[property] ?? ChildValues()
    }

    private func declared(_ name: Name, of base: ChildValue) -> (DeclarationID, TypeID)? {
        for case .nominal(let type, _) in code.types(of: base) {
            if let property = project.firstProperty(name, of: type, from: body.file) { return (property, type) }
        }
        return nil
    }

    /// The values that the initializer of a created object assigns to a property.
    private func initial(
        _ property: DeclarationID, of type: TypeID, _ base: ChildValue, _ arguments: [ChildValue.Labeled], _ depth: Int
    ) -> ChildValues {
        let name = project.name(of: property)
        var result = ChildValues()
        let initializers = project.members(Name.`init`, of: type, from: body.file).filter { project.hasCode($0) }
        // That of each member.
        if initializers.isEmpty { return arguments.first { $0.label == name }?.values ?? result }
        for initializer in initializers {
            let body = FunctionBody(BodyOwner(initializer, type: type), in: project)
            var parameters: [Passed] = []
            for parameter in body.parameters {
                guard let passed = arguments.first(where: { $0.label == parameter.label }) else { continue }
                parameters.append(Passed(parameter: parameter.place, values: passed.values))
            }
            let inner = self.inner(body, of: base, parameters)
            for assignment in body.assignments where assignment.name?.name == name {
                result.add(inner.value(of: assignment.value, depth: depth + 1).values)
            }
        }
        return result
    }
}
