import RIBModel
import SourceText

/// The routers that a closure captures, or that a bound method references.
extension RouterCaptures {
    /// The first router that a closure captures strongly from its context.
    func capture(by closure: ClosureSite, in context: CallContext) -> RouterCapture? {
        closure.firstStrongCapture { router($0, in: context) }
    }

    /// The first router that a local function captures strongly from its context.
    func capture(by function: LocalFunction, in context: CallContext) -> RouterCapture? {
        function.firstStrongCapture { router($0, in: context) }
    }

    private func router(_ capture: StrongCapture, in context: CallContext) -> RouterCapture? {
        let found: TypeReference?
        switch capture.source {
        case .value(let chain): return router(chain, in: context)
        case .local(let local): found = router(local, in: context)
        case .property(let name): found = router(ofProperty: name, in: context)
        }
        return found.map { RouterCapture(place: capture.place, router: $0) }
    }

    /// `router?.detach` without a call: the router that the method is bound to.
    func boundMethod(_ method: ChainElement, of chain: Chain, in context: CallContext) -> RouterCapture? {
        guard let found = router(chain.before(method), in: context) else { return nil }
        let isOfLibrary =
            project.wellKnownNames.routerMethods.contains(method.name)
            || project.attachmentsOfCopies.contains(method.name)
        let isMethod =
            isOfLibrary
            || found.router.constituents.contains { part in
                part.nominal.flatMap {
                    project.firstMember(method.name, of: $0, from: method.body.file, where: project.isFunction)
                } != nil
            }
        return isMethod ? found : nil
    }

    /// The router that a path of names denotes, located at its last name.
    private func router(_ path: Chain, in context: CallContext) -> RouterCapture? {
        guard path.isPath, let last = path.lastName else { return nil }
        let type = path.type
        if let router = kept.router(among: type, seenFrom: path.body.file) {
            return RouterCapture(place: last.place, router: router)
        }
        let found =
            if path.only != nil, let local = last.local {
                local.isStrong(outside: nil) ? router(local, in: context) : nil
            } else {
                type.isUnresolved ? router(ofProperty: last.name, in: context) : nil
            }
        return found.map { RouterCapture(place: last.place, router: $0) }
    }

    /// The router in an own property, strong or weak.
    private func router(ofProperty name: Name, in context: CallContext) -> TypeReference? {
        guard let owner = context.owner else { return nil }
        for property in project.members(name, of: owner, from: context.body.file) where project.isProperty(property) {
            let type = project.type(of: property)
            if let router = kept.router(among: type, seenFrom: property.file) ?? namedRouter(property) { return router }
        }
        return nil
    }

    /// The type of a property that is an interactor's router although its type does not show it.
    private func namedRouter(_ property: DeclarationID) -> TypeReference? {
        project.type(around: property).flatMap { project.namedRouter(property, of: $0) }
    }

    /// The router that a local references.
    private func router(_ local: LocalDeclaration, in context: CallContext) -> TypeReference? {
        let type = local.type
        if let router = kept.router(among: type, seenFrom: context.body.file) { return router }
        guard type.isUnresolved, let name = local.origin else { return nil }
        return router(ofProperty: name, in: context)
    }
}

extension Chain {
    /// Whether the chain consists only of names: `self.router?.child`.
    fileprivate var isPath: Bool {
        elements.allSatisfy { element in
            switch element.kind {
            case .identifier, .member, .selfReference, .optionalChain, .forceUnwrap: true
            default: false
            }
        }
    }
}

extension LocalDeclaration {
    /// The member that the local is bound to: `router` in `guard let router = self?.router`.
    fileprivate var origin: Name? {
        switch self {
        case .optionalBinding(let binding): binding.value.map { $0.chain?.lastName?.name } ?? binding.name
        case .capture(let capture): capture.value.map { $0.chain?.lastName?.name } ?? capture.name
        case .variable(let variable): variable.value?.chain?.lastName?.name
        default: nil
        }
    }
}
