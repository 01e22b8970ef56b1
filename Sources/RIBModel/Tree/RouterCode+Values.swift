import SourceText

/// The relation of expressions to children.
extension RouterCode {
    static let deepestValue = 12

    /// The possible values of an expression; both operands of `??` and of a ternary count.
    func values(of expression: Expression, _ frame: Frame, depth: Int = 0) -> [ChildValue] {
        guard depth < RouterCode.deepestValue else { return [] }
        var result: [ChildValue] = []
        var isCondition = false
        for part in expression.parts {
            switch part {
            case .chain(let chain): result.add(values(of: chain, frame, depth: depth + 1))
            case .question:
                // The operand before it is a condition.
                (result, isCondition) = ([], false)
            case .operator(let name, let isPrefix): isCondition = isCondition || (name != .otherwise && !isPrefix)
            case .cast(isTest: true): isCondition = true
            case .assignment: return []
            default: continue
            }
        }
        return isCondition ? [] : result
    }

    /// The possible values of a chain, which may be a prefix.
    func values(of chain: Chain, _ frame: Frame, depth: Int = 0) -> [ChildValue] {
        guard depth < RouterCode.deepestValue else { return [] }
        var (current, receiver): ([ChildValue], [ChildValue]) = ([], [])
        var calls = chain.calls
        for element in chain.elements {
            switch element.kind {
            case .selfReference: current = frame.identity.map { [$0] } ?? []
            case .identifier: (receiver, current) = ([], values(ofName: element, frame, depth))
            case .member: (receiver, current) = (current, member(element.name, of: current, frame, depth))
            case .implicitMember: current = [.enumCase(element.name)]
            case .call:
                guard let call = calls.next() else { return [] }
                current = result(of: call, on: receiver, frame, depth)
            case .tuple:
                current = element.arguments.reduce(into: []) { result, argument in
                    if let value = argument.value { result.add(values(of: value, frame, depth: depth + 1)) }
                }
            case .literal where element.literal == .array:
                current = element.arguments.reduce(into: []) { result, argument in
                    if let value = argument.value { result.add(values(of: value, frame, depth: depth + 1)) }
                }
            case .optionalChain, .forceUnwrap, .subscript, .genericArguments: continue
            default: current = []
            }
            if current.isEmpty, receiver.isEmpty, element.kind == .literal { return [] }
        }
        return current
    }

    // MARK: Names

    private func values(ofName element: ChainElement, _ frame: Frame, _ depth: Int) -> [ChildValue] {
        if element.name == .firstParameter, !element.isLocal {
            return valuesOfFirstParameter(at: element, frame, depth)
        }
        guard let local = element.local else { return member(element.name, of: identity(frame), frame, depth) }
        return values(of: local, named: element.name, frame, depth + 1)
    }

    func identity(_ frame: Frame) -> [ChildValue] { frame.identity.map { [$0] } ?? [] }

    private func values(of local: LocalDeclaration, named name: Name, _ frame: Frame, _ depth: Int) -> [ChildValue] {
        guard depth < RouterCode.deepestValue else { return [] }
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
            if let handed = frame.parameters[parameter.place] { return handed }
            return parameter.defaultValue.map { values(of: $0, frame, depth: depth + 1) } ?? []
        case .closureParameter(let parameter):
            guard parameter.position == 0, let call = parameter.closure?.call, let receiver = call.receiver
            else { return [] }
            return values(of: receiver, frame, depth: depth + 1)
        case .pattern(let pattern): return elements(boundBy: pattern, frame, depth)
        case .function: return []
        }
    }

    /// The values of a name outside of a binding of the same name.
    private func outer(_ local: LocalDeclaration?, _ name: Name, _ frame: Frame, _ depth: Int) -> [ChildValue] {
        if name == Name.`self` { return identity(frame) }
        guard let local else { return member(name, of: identity(frame), frame, depth) }
        return values(of: local, named: name, frame, depth + 1)
    }

    private func values(of variable: LocalVariable, _ frame: Frame, _ depth: Int) -> [ChildValue] {
        guard !variable.isDestructured else { return values(ofPart: variable, frame, depth) }
        var result = variable.value.map { values(of: $0, frame, depth: depth + 1) } ?? []
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
    private func values(ofPart variable: LocalVariable, _ frame: Frame, _ depth: Int) -> [ChildValue] {
        guard let value = variable.value,
            let first = frame.body.bindings.first(where: {
                $0.variable.map { $0.index <= variable.index } ?? false
                    && ($0.variable?.index ?? 0) + $0.count > variable.index
            })?.variable
        else { return [] }
        let values = values(of: value, frame, depth: depth + 1)
        if case .tuple(let elements) = value.type, variable.index - first.index < elements.count {
            return project.isRouter(elements[variable.index - first.index]) ? values : []
        }
        return variable.index == first.index ? values : []
    }

    /// The elements of a sequence that a loop iterates over, or the parts of a tuple that a condition binds.
    private func elements(boundBy pattern: PatternName, _ frame: Frame, _ depth: Int) -> [ChildValue] {
        for ancestor in pattern.ancestors {
            switch ancestor {
            case .optionalBinding(let binding):
                return binding.value.map { values(of: $0, frame, depth: depth + 1) } ?? []
            case .loop(let loop):
                for case .expression(let sequence) in loop.parts {
                    return values(of: sequence, frame, depth: depth + 1)
                }
                return []
            default: continue
            }
        }
        return []
    }

    private func valuesOfFirstParameter(at element: ChainElement, _ frame: Frame, _ depth: Int) -> [ChildValue] {
        for case .closure(let closure) in element.ancestors {
            guard let receiver = closure.call?.receiver else { return [] }
            return values(of: receiver, frame, depth: depth + 1)
        }
        return []
    }

    // MARK: Members

    private func member(_ name: Name, of bases: [ChildValue], _ frame: Frame, _ depth: Int) -> [ChildValue] {
        if name.isDismissibleStyle != nil, bases.isEmpty { return [.enumCase(name)] }
        return bases.reduce(into: []) { result, base in result.add(member(name, of: base, frame, depth)) }
    }

    private func member(_ name: Name, of base: ChildValue, _ frame: Frame, _ depth: Int) -> [ChildValue] {
        if name.presentationProperty == .style { return [.style(of: base)] }
        switch base {
        case .router(let origin):
            if name.isViewOfRouter { return [.view(origin)] }
            return name == .routerMember || project.keepsElements(name) ? [base] : []
        case .view, .ownView:
            if name.leadsToController { return [base] }
            return property(name, of: base, frame, depth)
        case .ownRouter:
            if name == .childrenMember { return [.router(.children)] }
            if name.isViewOfRouter { return [.ownView] }
            return property(name, of: base, frame, depth)
        case .created: return property(name, of: base, frame, depth)
        case .enumCase, .style: return []
        }
    }

    /// A property of the project: a child's slot, the result of a getter, or a value stored on the path.
    private func property(_ name: Name, of base: ChildValue, _ frame: Frame, _ depth: Int) -> [ChildValue] {
        guard depth < RouterCode.deepestValue, let (property, type) = declared(name, of: base) else {
            return base.isCreated && name.leadsToController ? [base] : []
        }
        if base == .ownRouter, isSlot(property) { return [.router(.slot(property))] }
        let body = FunctionBody(BodyOwner(property, type: type), in: project)
        let inner = Frame(
            body: body, identity: base, parameters: [:], entry: frame.entry, function: frame.function,
            depth: frame.depth + 1)
        if project.isComputed(property) {
            return body.result.map { values(of: $0, inner, depth: depth + 1) } ?? []
        }
        if case .created(let place, _, let arguments) = base {
            return initial(property, of: type, base, place, arguments, frame, depth)
        }
        return stored[property] ?? []
    }

    private func declared(_ name: Name, of base: ChildValue) -> (DeclarationID, TypeID)? {
        for type in types(of: base).compactMap(\.nominal) {
            let property = project.members(name, of: type).first { project.isProperty($0) }
            if let property { return (property, type) }
        }
        return nil
    }

    /// The values that the initializer of a created object assigns to a property.
    private func initial(
        _ property: DeclarationID, of type: TypeID, _ base: ChildValue, _ place: NodeReference,
        _ arguments: [ChildValue.Labeled], _ frame: Frame, _ depth: Int
    ) -> [ChildValue] {
        let name = project.name(of: property)
        var result: [ChildValue] = []
        for initializer in project.members(Name.`init`, of: type) where project.hasCode(initializer) {
            let body = FunctionBody(BodyOwner(initializer, type: type), in: project)
            var parameters: [NodeReference: [ChildValue]] = [:]
            for parameter in body.parameters {
                let handed = arguments.first { $0.label == parameter.label }
                if let handed { parameters[parameter.place] = handed.values }
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

extension [ChildValue] {
    mutating func add(_ values: [ChildValue]) {
        for value in values where !contains(value) { append(value) }
    }
}
