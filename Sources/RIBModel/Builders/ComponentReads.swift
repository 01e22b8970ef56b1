import SourceText

/// Finds the component in a builder's code, regardless of its name and origin.
extension BuilderCode {
    /// The first place where the code creates, receives or reads a component; nil if there is none.
    public var component: ComponentOrigin? {
        if project.reaches(builder, where: { $0.traits.contains(.makesComponent) }) { return .base }
        if project.roles.has(builder, .component) { return .builder }
        for body in bodies {
            if let place = componentParameter(of: body) ?? createdComponent(in: body) ?? readOfComponent(in: body) {
                return .place(place)
            }
        }
        return nil
    }

    /// The first object created by a body that is or may be a component of this RIB.
    private func createdComponent(in body: FunctionBody) -> NodeReference? {
        let first = constructions.first { created in
            created.call.body === body && created.mayBeComponent && !isPassedToChild(created)
        }
        return first?.name.place
    }

    /// The first expression or local of a body that is a component: a property, a local, the result of a function.
    private func readOfComponent(in body: FunctionBody) -> NodeReference? {
        let binding = body.bindings.first { binding in
            binding.variable.map { project.isComponentOrUnresolved(project.type(of: $0.declaration), body) } ?? false
        }
        for chain in body.chains {
            if let binding, binding.isBefore(chain) { break }
            if chain.readsComponent || readsScope(chain), !createsComponentOfChild(chain) { return chain.place }
        }
        return binding?.place
    }

    /// The first parameter of a function or of a closure in it that is a component.
    private func componentParameter(of body: FunctionBody) -> NodeReference? {
        for parameter in body.parameters {
            let type = parameter.type
            if project.isComponentOrUnresolved(type, body) || isScope(type) { return parameter.place }
        }
        return body.closureParameters.first { project.isComponentOrUnresolved($0.type, body) }?.place
    }

    /// Whether a chain begins with a member of the builder that is a component typed by a protocol.
    private func readsScope(_ chain: Chain) -> Bool {
        var elements = chain.elements
        guard let head = elements.next() else { return false }
        let member: ChainElement
        switch head.kind {
        case .identifier where !head.isLocal: member = head
        case .selfReference:
            guard let next = elements.next(), next.kind == .member else { return false }
            member = next
        default: return false
        }
        return project.firstProperty(member.name, of: builder, from: member.body.file).map {
            isScope(project.type(of: $0))
        } ?? false
    }

    /// Whether a type is a protocol to which only components conform, and which is not a dependency: a
    /// component typed by a protocol.
    private func isScope(_ type: TypeReference) -> Bool {
        guard let scope = type.nominal,
            project.isProtocol(scope),
            // A dependency refines the framework's protocol, or a component takes it.
            project.hierarchy.libraryAncestors[scope.index] == 0,
            componentClasses[scope] == nil
        else { return false }
        // Also false if a dependency refines the protocol.
        let below = project.descendants(of: scope)
        return !below.isEmpty && below.allSatisfy { project.roles.has($0, .component) }
    }

    private func createsComponentOfChild(_ chain: Chain) -> Bool {
        constructions.contains { $0.call.chain == chain && isPassedToChild($0) }
    }

    /// Whether an object is a component for a child builder: an empty one, or the result of a closure that is passed to
    /// the child builder's initializer.
    private func isPassedToChild(_ created: Construction) -> Bool {
        guard let around = created.call.chain.enclosing?.enclosing else { return false }
        if project.isEmptyComponent(created.type) { return isArgumentOfChild(around) }
        let closure: ClosureSite?
        switch around.kind {
        case .closure: closure = around.closure
        case .return: closure = around.ancestors.closure
        default: return false
        }
        guard let chain = closure?.enclosing, chain.chain.only != nil else { return false }
        return chain.enclosing?.enclosing.map { isArgumentOfChild($0) } ?? false
    }

    private func isArgumentOfChild(_ part: BodyNode) -> Bool {
        guard part.kind == .argument, let call = part.enclosing else { return false }
        return childBuilders.contains { $0.call.place == call.place }
    }
}

extension Construction {
    /// Whether the object is a component, or may be one: its base is unresolved, and it is named or created like one.
    fileprivate var mayBeComponent: Bool {
        let project = call.project
        if project.isComponentOrUnresolved(type, call.body) { return true }
        guard let nominal = type.nominal,
            project.hasUnresolvedSuperclass(nominal),
            !project.roles.hasAny(nominal)
        else { return false }
        return call.arguments.contains { $0.label.takesDependency }
    }
}

extension Chain {
    /// Whether an element of the chain denotes a component.
    fileprivate var readsComponent: Bool { typedElements.contains { isComponent($0, $1) } }

    /// Whether the chain is an argument of a function call whose result is used.
    private var isPassedForResult: Bool {
        guard let argument = enclosing?.enclosing, argument.kind == .argument,
            let element = argument.enclosing, let chain = element.enclosing, chain.kind == .chain
        else { return false }
        let call = chain.chain.calls.first { $0.node == element.node }
        return call.map { !$0.isConstruction && !$0.isDiscarded } ?? false
    }

    /// - Parameter type: the type of the chain up to the element.
    private func isComponent(_ element: ChainElement, _ type: TypeReference) -> Bool {
        switch element.kind {
        case .identifier, .member:
            let name = element.name
            if name.isComponentOfBuilder || project.isComponentOrUnresolved(type, body) { return true }
            guard call(of: element) != nil else {
                guard element.kind == .member, case .metatype(let created) = type else { return false }
                // `XComponent.init`, passed as a function; `XComponent.self`, passed to a function that returns one.
                guard name == Name.`init` || name == Name.`self` && isPassedForResult else { return false }
                return project.isComponent(created, body)
            }
            return project.isNamedComponent(name) && type.isUnresolvedCallee
                && !project.symbols.wellKnownNames.foreignComponentFunctions.contains(name)
        case .call: return project.isComponentOrUnresolved(type, body)
        default: return false
        }
    }
}

extension TypeReference {
    /// Whether the result type of a call is unknown, given the type of its callee.
    fileprivate var isUnresolvedCallee: Bool {
        switch self {
        case .unknown, .unresolved: true
        case .metatype(let result), .function(let result): result.isUnresolved
        default: false
        }
    }
}

extension Project {
    /// Whether a value of the type is a component, in one of the meanings that the type's name may have in the file of
    /// a body.
    func isComponent(_ type: TypeReference, _ body: FunctionBody) -> Bool {
        type.constituents.contains { part in
            switch part {
            case .library(let number, _): symbols.libraryType(number).role == .component
            default: symbols.meanings(of: part, in: body.file)?.contains { roles.has($0, .component) } ?? false
            }
        }
    }

    /// Whether it is a component, or an unresolved type that is named like one.
    fileprivate func isComponentOrUnresolved(_ type: TypeReference, _ body: FunctionBody) -> Bool {
        if isComponent(type, body) { return true }
        switch type {
        case .unresolved(let name): return isNamedComponent(name)
        case .nominal(let nominal, _):
            return hasUnresolvedSuperclass(nominal)
                && isNamedComponent(symbols.types[nominal.index].name)
        default: return false
        }
    }

    fileprivate func isNamedComponent(_ name: Name) -> Bool {
        names.utf8(name).reversed().starts(with: PartNaming.component.utf8.reversed())
    }
}
