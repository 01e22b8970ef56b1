import SourceText

/// Where a builder's bodies have a component, whatever it is called and wherever it comes from.
extension BuilderCode {
    /// Where one of the bodies first creates, gets or reads a component; nil if none does.
    public var component: ComponentOrigin? {
        if project.reaches(builder, where: { $0.traits.contains(.makesComponent) }) { return .base }
        for body in bodies {
            if let place = body.componentParameter ?? createdComponent(in: body) ?? readOfComponent(in: body) {
                return .place(place)
            }
        }
        return nil
    }

    /// The first object that a body creates and that is or may be a component of this RIB.
    private func createdComponent(in body: FunctionBody) -> NodeReference? {
        let first = constructions.first { created in
            created.call.body === body && created.mayBeComponent && !isPassedToChild(created)
        }
        return first?.name.place
    }

    /// The first expression or local of a body that is a component: a property, a local, what a function returns.
    private func readOfComponent(in body: FunctionBody) -> NodeReference? {
        let binding = body.bindings.first { binding in
            binding.variable.map { project.isComponentOrUnresolved(project.type(of: $0.declaration), body) } ?? false
        }
        for chain in body.chains {
            if let binding, binding.isBefore(chain) { break }
            if chain.readsComponent, !createsComponentOfChild(chain) { return chain.place }
        }
        return binding?.place
    }

    private func createsComponentOfChild(_ chain: Chain) -> Bool {
        constructions.contains { $0.call.chain == chain && isPassedToChild($0) }
    }

    /// Whether an object is a component for a child builder: what a closure returns that the builder is created with,
    /// or an empty one.
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
    /// Whether the object is a component, or may be one: its base is unresolved, and it is named or created as one.
    fileprivate var mayBeComponent: Bool {
        let project = call.project
        if project.isComponentOrUnresolved(type, call.body) { return true }
        guard let nominal = type.nominal,
            project.hierarchy.hasUnresolvedSuperclass[nominal.index],
            !project.roles.hasAny(nominal)
        else { return false }
        return call.arguments.contains { $0.label.takesDependency }
    }
}

extension FunctionBody {
    /// The first parameter, of the function or of a closure, that is a component.
    fileprivate var componentParameter: NodeReference? {
        for parameter in parameters where project.isComponentOrUnresolved(parameter.type, self) {
            return parameter.place
        }
        return closureParameters.first { project.isComponentOrUnresolved($0.type, self) }?.place
    }
}

extension Chain {
    /// Whether one of the elements leads to a component.
    fileprivate var readsComponent: Bool { typedElements.contains { isComponent($0, $1) } }

    /// - Parameter type: of the chain up to the element.
    private func isComponent(_ element: ChainElement, _ type: TypeReference) -> Bool {
        switch element.kind {
        case .identifier, .member:
            let name = element.name
            if name.isComponentOfBuilder || project.isComponentOrUnresolved(type, body) { return true }
            guard call(of: element) != nil else {
                // `XComponent.init`, handed on as a function.
                guard name == Name.`init`,
                    element.kind == .member,
                    case .metatype(let created) = type
                else { return false }
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
    /// Whether nothing can be said of what a call gives whose callee has the type.
    fileprivate var isUnresolvedCallee: Bool {
        switch self {
        case .unknown, .unresolved: true
        case .metatype(let result), .function(let result): result.isUnresolved
        default: false
        }
    }
}

extension Project {
    /// Whether a value of the type is a component, by one of the meanings that its name may have in the file of a body.
    func isComponent(_ type: TypeReference, _ body: FunctionBody) -> Bool {
        type.constituents.contains { part in
            switch part {
            case .library(let number, _): symbols.libraryType(number).role == .component
            case .nominal(let nominal, _):
                symbols.equallyNear(nominal, to: body.file).contains { roles.has($0, .component) }
            default: false
            }
        }
    }

    /// Whether it is one, or is named as one and may be one.
    fileprivate func isComponentOrUnresolved(_ type: TypeReference, _ body: FunctionBody) -> Bool {
        if isComponent(type, body) { return true }
        switch type {
        case .unresolved(let name): return isNamedComponent(name)
        case .nominal(let nominal, _):
            return hierarchy.hasUnresolvedSuperclass[nominal.index]
                && isNamedComponent(symbols.types[nominal.index].name)
        default: return false
        }
    }

    fileprivate func isNamedComponent(_ name: Name) -> Bool {
        names.utf8(name).reversed().starts(with: PartNaming.component.utf8.reversed())
    }
}
