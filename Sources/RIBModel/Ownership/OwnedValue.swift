import SourceText

/// An object, relative to the view whose code denotes it.
enum OwnedValue: Equatable {
    /// The view itself.
    case itself
    /// The object in a property of the view.
    case property(DeclarationID)
    /// An object that the view, or the object in one of its properties, owns.
    case part(DeclarationID?)
    /// An object that a call creates.
    case made(CallSite)
    case unknown

    var declaration: DeclarationID? {
        switch self {
        case .property(let property): property
        case .part(let property): property
        case .itself, .made, .unknown: nil
        }
    }
}

/// Values in the code of a view.
struct OwnedDomain: ValueDomain {
    let objects: OwnedObjects
    let body: FunctionBody
    /// The object that the code belongs to.
    let own: OwnedValue

    init(_ objects: OwnedObjects, _ body: FunctionBody, own: OwnedValue = .itself) {
        (self.objects, self.body, self.own) = (objects, body, own)
    }

    private var project: Project { objects.project }

    var unknown: OwnedValue { .unknown }

    func denotation(ofSelf element: ChainElement) -> OwnedValue { own }

    func denotation(ofSuper element: ChainElement) -> OwnedValue { own }

    func denotation(ofElementIn base: OwnedValue) -> OwnedValue { base }

    func denotation(ofName name: Name, in chain: Chain?, depth: Int) -> OwnedValue {
        body.home.type.map { member(name, of: own, .nominal($0, []), depth: depth) } ?? .unknown
    }

    func denotation(ofMember name: Name, of base: OwnedValue, at path: AccessPath, depth: Int) -> OwnedValue {
        switch base {
        case .itself: return member(name, of: base, .nominal(objects.view, []), depth: depth)
        case .unknown: return .unknown
        default: return member(name, of: base, path.base.type, depth: depth)
        }
    }

    func denotation(ofCall callee: OwnedValue, at path: AccessPath, depth: Int) -> OwnedValue {
        let call = path.call
        if project.takesReusableView(call.name) { return .part(nil) }
        if call.name.configuresReceiver, let receiver = call.receiver { return value(of: receiver, depth: depth + 1) }
        return call.isConstruction ? .made(call) : .unknown
    }

    func denotation(
        ofLocal local: LocalDeclaration, holding value: @autoclosure () -> OwnedValue, depth: Int
    ) -> OwnedValue {
        if case .closureParameter(let parameter) = local, parameter.isCell { return .part(nil) }
        return value()
    }

    func passesReceiver(_ call: CallSite) -> Bool { call.passesElements || call.name.configuresReceiver }

    private func member(_ name: Name, of base: OwnedValue, _ type: TypeReference, depth: Int) -> OwnedValue {
        if base == .itself, objects.isInteractor, name == .presenterMember { return .part(nil) }
        for nominal in type.constituents.lazy.compactMap(\.nominal) {
            guard let found = project.firstMember(name, of: nominal, from: body.file) else { continue }
            guard project.isProperty(found), !project.isStatic(found) else { return .unknown }
            if project.isComputed(found) {
                let getter = FunctionBody(BodyOwner(found, type: nominal), in: project)
                guard depth < ValueBudget.depth, let result = getter.result else { return .unknown }
                return OwnedDomain(objects, getter, own: base).value(of: result, depth: depth + 1)
            }
            guard objects.keeps(found) else { return .unknown }
            return base == .itself ? .property(found) : .part(base.declaration)
        }
        return name.isPartOfView ? .part(base.declaration) : .unknown
    }
}

extension OwnedObjects {
    /// Whether an object owns what a property of it references: not what its creator passes to it, but for interactors.
    fileprivate func keeps(_ property: DeclarationID) -> Bool {
        if project.isWeak(property) {
            return project.attributes(of: property).contains { $0.name.isOutletAttribute }
        }
        guard isStrong(property), !project.isListener(property) else { return false }
        if isInteractor || project.hasInitialValue(property) || project.isOptionalVariable(property) { return true }
        return !project.isConstant(property)
    }
}
