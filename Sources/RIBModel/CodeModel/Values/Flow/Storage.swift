package import SourceText

/// The storage location that an expression denotes.
package enum Storage: Equatable {
    /// The object that the code where the flow began belongs to.
    case owner
    /// A stored property of the owner, or part of the container in it; or the computed property or function that stores
    /// a value in the owner by other means.
    case property(DeclarationID)
    /// A requirement of the extended protocol: a property of each conforming type.
    case requirement(Name)
    /// An object created by the expression itself.
    case fresh
    case local(LocalDeclaration)
    /// A parameter of a member, by position: the callers' argument.
    case parameter(DeclarationID, Int)
    /// The followed value.
    case followed
    case unknown
}

extension ValueFlow where Model: FlowModel {
    package func storage(of chain: Chain, in context: CallContext) -> Storage {
        StorageDomain(flow: self, context: context).value(of: chain)
    }

    func storage(of expression: Expression, in context: CallContext) -> Storage {
        StorageDomain(flow: self, context: context).value(of: expression)
    }

    /// Whether the object in an own property is a container of the owner, not an object from outside that has one.
    func isOwnContainer(_ property: DeclarationID) -> Bool {
        let type = project.type(of: property)
        return model.keeps(type) && (type.nominal == nil || project.hasInitialValue(property))
    }

    /// The property that fulfills a requirement in a class.
    func property(_ name: Name, of type: TypeID) -> DeclarationID? {
        guard case .property(let found) = ownProperty(name, of: type, depth: 0) else { return nil }
        return found
    }

    /// The stored property that a name denotes in the owner, through getters of one expression.
    fileprivate func ownProperty(_ name: Name, of owner: TypeID, depth: Int) -> Storage {
        let found = project.members(name, of: owner, from: project.file(of: owner)).filter { project.isProperty($0) }
        guard let property = found.first(where: { !project.isRequirement($0) }) else {
            return found.isEmpty || !project.isProtocol(owner) ? .unknown : .requirement(name)
        }
        guard project.isComputed(property), !model.isStoredInObject(property) else { return .property(property) }
        guard depth < ValueBudget.depth else { return .unknown }
        let getter = body(of: property)
        guard let result = getter.result else { return .unknown }
        let inner = CallContext(body: getter, owner: owner, subject: .owner)
        return StorageDomain(flow: self, context: inner).value(of: result, depth: depth + 1)
    }
}

/// Values as storage locations.
private struct StorageDomain<Model: FlowModel>: ValueDomain {
    let flow: ValueFlow<Model>
    let context: CallContext

    private var project: Project { flow.project }

    var unknown: Storage { .unknown }

    func denotation(ofSelf element: ChainElement) -> Storage {
        // A closure may have a parameter of that name.
        if case .closureParameter(let parameter) = context.body.localDeclaration(.`self`, at: element.node),
            !parameter.isSelf
        {
            return .unknown
        }
        return context.subject.storage
    }

    func denotation(ofSuper element: ChainElement) -> Storage { context.subject == .owner ? .owner : .unknown }

    func denotation(ofHead element: ChainElement, in chain: Chain, depth: Int) -> Storage {
        switch element.kind {
        case .typeReference, .implicitMember: .fresh
        default: element.literal == .array || element.literal == .dictionary ? .fresh : .unknown
        }
    }

    func denotation(ofName name: Name, in chain: Chain?, depth: Int) -> Storage {
        if name == .`self` { return context.subject.storage }
        let own = member(name, of: context.subject.storage, depth: depth)
        guard own == .unknown, let chain else { return own }
        if isOwnType(name), chain.only == nil { return .owner }
        return project.startsUpper(name) ? .fresh : .unknown
    }

    /// `Self.bag`, `HomeInteractor.bag`
    private func isOwnType(_ name: Name) -> Bool {
        guard context.subject == .owner, let owner = context.owner else { return false }
        return name == .`Self` || name == project.symbols.types[owner.index].name
    }

    func denotation(ofMember name: Name, of base: Storage, at path: AccessPath, depth: Int) -> Storage {
        member(name, of: base, depth: depth)
    }

    private func member(_ name: Name, of base: Storage, depth: Int) -> Storage {
        switch base {
        case .owner: context.owner.map { flow.ownProperty(name, of: $0, depth: depth) } ?? .unknown
        case .property(let property): flow.isOwnContainer(property) ? base : .unknown
        default: .unknown
        }
    }

    func denotation(ofCall callee: Storage, at path: AccessPath, depth: Int) -> Storage {
        if callee == .fresh { return .fresh }
        guard let name = path.call.callee, flow.model.readsFromObject(name.name),
            let object = path.call.arguments.first?.value, value(of: object, depth: depth + 1) == .owner
        else { return .unknown }
        return .property(context.body.home.declaration)
    }

    func denotation(ofElementIn base: Storage) -> Storage {
        if case .property = base { return base }
        return .unknown
    }

    func denotation(ofParameter parameter: Parameter, depth: Int) -> Storage {
        if let passed = context.arguments[parameter.place] { return passed }
        for (position, own) in context.body.parameters.enumerated() where own == parameter {
            return .parameter(context.body.home.declaration, position)
        }
        return .unknown
    }

    func denotation(
        ofLocal local: LocalDeclaration, holding value: @autoclosure () -> Storage, depth: Int
    ) -> Storage {
        let value = value()
        return switch local {
        case .variable: value == .fresh || value == .unknown ? .local(local) : value
        case .optionalBinding(let binding): value == .unknown && binding.value != nil ? .local(local) : value
        case .capture(let capture): value == .unknown && capture.value != nil ? .local(local) : value
        case .closureParameter, .parameter: value == .unknown ? .local(local) : value
        case .pattern, .function: .local(local)
        }
    }
}
