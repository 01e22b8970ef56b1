import SourceText

/// The relation of expressions to children.
extension RouterCode {
    static let deepestValue = 12

    /// The possible values of an expression; both operands of `??` and of a ternary count.
    func values(of expression: Expression, _ frame: Frame, depth: Int = 0) -> ChildValues {
        guard depth < RouterCode.deepestValue else { return ChildValues() }
        var result = ChildValues()
        var isCondition = false
        for part in expression.parts {
            switch part {
            case .chain(let chain): result.add(values(of: chain, frame, depth: depth + 1))
            case .question:
                // The operand before it is a condition.
                (result, isCondition) = (ChildValues(), false)
            case .operator(let name, let isPrefix): isCondition = isCondition || (name != .otherwise && !isPrefix)
            case .cast(isTest: true): isCondition = true
            case .assignment: return ChildValues()
            default: continue
            }
        }
        return isCondition ? ChildValues() : result
    }

    /// The possible values of a chain, which may be a prefix.
    func values(of chain: Chain, _ frame: Frame, depth: Int = 0) -> ChildValues {
        guard depth < RouterCode.deepestValue else { return ChildValues() }
        var (current, receiver) = (ChildValues(), ChildValues())
        var elements = chain.elements
        while let element = elements.next() {
            switch element.kind {
            case .selfReference: current = ChildValues(frame.identity)
            case .identifier:
                receiver = ChildValues()
                current = values(ofName: element, frame, depth)
            case .member:
                receiver = current
                current = member(element.name, of: receiver, frame, depth)
            case .implicitMember: current = ChildValues(.enumCase(element.name))
            case .call: current = result(of: elements.call(at: element), on: receiver, frame, depth)
            case .tuple: current = values(ofPartsOf: element, frame, depth)
            case .literal where element.literal == .array: current = values(ofPartsOf: element, frame, depth)
            case .optionalChain, .forceUnwrap, .subscript, .genericArguments: continue
            default: current = ChildValues()
            }
            if current.isEmpty, receiver.isEmpty, element.kind == .literal { return current }
        }
        return current
    }

    /// The values of all parts of a tuple, or of all elements of a literal.
    private func values(ofPartsOf element: ChainElement, _ frame: Frame, _ depth: Int) -> ChildValues {
        var result = ChildValues()
        for part in element.arguments {
            if let value = part.value { result.add(values(of: value, frame, depth: depth + 1)) }
        }
        return result
    }

    // MARK: Names

    private func values(ofName element: ChainElement, _ frame: Frame, _ depth: Int) -> ChildValues {
        if element.name == .firstParameter, !element.isLocal {
            return valuesOfFirstParameter(at: element, frame, depth)
        }
        guard let local = element.local else {
            return member(element.name, of: ChildValues(frame.identity), frame, depth)
        }
        return values(of: local, named: element.name, frame, depth + 1)
    }

    private func values(of local: LocalDeclaration, named name: Name, _ frame: Frame, _ depth: Int) -> ChildValues {
        guard depth < RouterCode.deepestValue else { return ChildValues() }
        switch local {
        case .variable(let variable):
            // Deep in a chain of locals, the depth limit may truncate the values, so they are not cached.
            guard frame.entry == nil, depth < RouterCode.deepestValue / 2 else {
                return values(of: variable, frame, depth)
            }
            if let known = locals[variable.declaration] { return known }
            let values = values(of: variable, frame, depth)
            locals[variable.declaration] = values
            return values
        case .optionalBinding(let binding):
            if let value = binding.value { return values(of: value, frame, depth: depth + 1) }
            return outer(binding.outer, name, frame, depth)
        case .capture(let capture):
            if let value = capture.value { return values(of: value, frame, depth: depth + 1) }
            return outer(capture.outer, name, frame, depth)
        case .parameter(let parameter):
            let place = parameter.place
            if let passed = frame.parameters.first(where: { $0.parameter == place }) { return passed.values }
            return parameter.defaultValue.map { values(of: $0, frame, depth: depth + 1) } ?? ChildValues()
        case .closureParameter(let parameter):
            guard parameter.position == 0, let call = parameter.closure?.call, let receiver = call.receiver
            else { return ChildValues() }
            return values(of: receiver, frame, depth: depth + 1)
        case .pattern(let pattern): return elements(boundBy: pattern, frame, depth)
        case .function: return ChildValues()
        }
    }

    /// The values of a name outside of a binding of the same name.
    private func outer(_ local: LocalDeclaration?, _ name: Name, _ frame: Frame, _ depth: Int) -> ChildValues {
        if name == Name.`self` { return ChildValues(frame.identity) }
        guard let local else { return member(name, of: ChildValues(frame.identity), frame, depth) }
        return values(of: local, named: name, frame, depth + 1)
    }

    private func values(of variable: LocalVariable, _ frame: Frame, _ depth: Int) -> ChildValues {
        guard !variable.isDestructured else { return values(ofPart: variable, frame, depth) }
        var result = variable.value.map { values(of: $0, frame, depth: depth + 1) } ?? ChildValues()
        if variable.value != nil, !project.isVariable(variable.declaration) { return result }
        for assignment in frame.body.assignments {
            guard let name = assignment.target?.onlyName, name.name == variable.name,
                case .variable(variable)? = name.local
            else { continue }
            result.add(values(of: assignment.value, frame, depth: depth + 1))
        }
        return result
    }

    /// A name of a destructured tuple: the router, if the tuple's type has a router at that position.
    private func values(ofPart variable: LocalVariable, _ frame: Frame, _ depth: Int) -> ChildValues {
        guard let value = variable.value,
            let first = frame.body.bindings.first(where: {
                $0.variable.map { $0.index <= variable.index } ?? false
                    && ($0.variable?.index ?? 0) + $0.count > variable.index
            })?.variable
        else { return ChildValues() }
        let values = values(of: value, frame, depth: depth + 1)
        if case .tuple(let elements) = value.type, variable.index - first.index < elements.count {
            return project.isRouter(elements[variable.index - first.index]) ? values : ChildValues()
        }
        return variable.index == first.index ? values : ChildValues()
    }

    /// The elements of a sequence that a loop iterates over, or the parts of a tuple that a condition binds.
    private func elements(boundBy pattern: PatternName, _ frame: Frame, _ depth: Int) -> ChildValues {
        for ancestor in pattern.ancestors {
            switch ancestor {
            case .optionalBinding(let binding):
                return binding.value.map { values(of: $0, frame, depth: depth + 1) } ?? ChildValues()
            case .loop(let loop):
                for case .expression(let sequence) in loop.parts {
                    return values(of: sequence, frame, depth: depth + 1)
                }
                return ChildValues()
            default: continue
            }
        }
        return ChildValues()
    }

    private func valuesOfFirstParameter(at element: ChainElement, _ frame: Frame, _ depth: Int) -> ChildValues {
        for case .closure(let closure) in element.ancestors {
            guard let receiver = closure.call?.receiver else { return ChildValues() }
            return values(of: receiver, frame, depth: depth + 1)
        }
        return ChildValues()
    }

    // MARK: Members

    private func member(_ name: Name, of bases: ChildValues, _ frame: Frame, _ depth: Int) -> ChildValues {
        if name.isDismissibleStyle != nil, bases.isEmpty { return ChildValues(.enumCase(name)) }
        if let base = bases.only { return member(name, of: base, frame, depth) }
        var result = ChildValues()
        for base in bases { result.add(member(name, of: base, frame, depth)) }
        return result
    }

    private func member(_ name: Name, of base: ChildValue, _ frame: Frame, _ depth: Int) -> ChildValues {
        if name.presentationProperty == .style { return ChildValues(.style(of: base)) }
        switch base {
        case .router(let origin):
            if name.isViewOfRouter { return ChildValues(.view(origin)) }
            return ChildValues(name == .routerMember || project.keepsElements(name) ? base : nil)
        case .view, .ownView:
            return name.leadsToController ? ChildValues(base) : property(name, of: base, frame, depth)
        case .ownRouter:
            if name == .childrenMember { return ChildValues(.router(.children)) }
            return name.isViewOfRouter ? ChildValues(.ownView) : property(name, of: base, frame, depth)
        case .created: return property(name, of: base, frame, depth)
        case .enumCase, .style: return ChildValues()
        }
    }

    /// A property of the project: a child's slot, the result of a getter, or a value stored on the path.
    private func property(_ name: Name, of base: ChildValue, _ frame: Frame, _ depth: Int) -> ChildValues {
        guard depth < RouterCode.deepestValue, let (property, type) = declared(name, of: base) else {
            return ChildValues(base.isCreated && name.leadsToController ? base : nil)
        }
        if base == .ownRouter, isSlot(property) { return ChildValues(.router(.slot(property))) }
        if project.isComputed(property) {
            let body = FunctionBody(BodyOwner(property, type: type), in: project)
            let inner = Frame(
                body: body, identity: base, parameters: [], entry: frame.entry, function: frame.function,
                depth: frame.depth + 1)
            return body.result.map { values(of: $0, inner, depth: depth + 1) } ?? ChildValues()
        }
        if case .created(let place, _, let arguments) = base {
            return initial(property, of: type, base, place, arguments, frame, depth)
        }
        return stored[property] ?? ChildValues()
    }

    private func declared(_ name: Name, of base: ChildValue) -> (DeclarationID, TypeID)? {
        for case .nominal(let type, _) in types(of: base) {
            if let property = project.firstProperty(name, of: type) { return (property, type) }
        }
        return nil
    }

    /// The values that the initializer of a created object assigns to a property.
    private func initial(
        _ property: DeclarationID, of type: TypeID, _ base: ChildValue, _ place: NodeReference,
        _ arguments: [ChildValue.Labeled], _ frame: Frame, _ depth: Int
    ) -> ChildValues {
        let name = project.name(of: property)
        var result = ChildValues()
        for initializer in project.members(Name.`init`, of: type) where project.hasCode(initializer) {
            let body = FunctionBody(BodyOwner(initializer, type: type), in: project)
            var parameters: [Passed] = []
            for parameter in body.parameters {
                guard let passed = arguments.first(where: { $0.label == parameter.label }) else { continue }
                parameters.append(Passed(parameter: parameter.place, values: passed.values))
            }
            let inner = Frame(
                body: body, identity: base, parameters: parameters, entry: frame.entry, function: frame.function,
                depth: frame.depth + 1)
            for assignment in body.assignments where assignment.name?.name == name {
                result.add(values(of: assignment.value, inner, depth: depth + 1))
            }
        }
        return result
    }
}

extension ChildValue {
    var isCreated: Bool { if case .created = self { true } else { false } }
}
