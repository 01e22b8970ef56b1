import RIBModel
import SourceText

/// The routers that a closure captures, or that a bound method references.
extension RouterCaptures {
    /// The first router that a closure captures strongly from its context.
    func capture(by closure: ClosureSite, in context: CallContext) -> RouterCapture? {
        for capture in closure.captures where !capture.isWeak && !capture.isUnowned {
            if let router = listed(capture, in: context) { return router }
        }
        return capture(by: closure.code, of: closure.extent, in: context)
    }

    /// The first router that a local function captures strongly from its context.
    func capture(by function: LocalFunction, in context: CallContext) -> RouterCapture? {
        capture(by: function.code, of: function.extent, in: context)
    }

    /// - Parameter extent: the closure or function that the code belongs to.
    private func capture(by code: BodyNodes, of extent: BodyExtent, in context: CallContext) -> RouterCapture? {
        for part in code where part.isNameByItself && context.body.mayBind(part.name) {
            guard let local = context.body.localDeclaration(part.name, at: part.node),
                let router = router(local, outside: extent, in: context)
            else { continue }
            return RouterCapture(place: part.place, router: router)
        }
        return nil
    }

    /// A router in a closure's capture list.
    private func listed(_ capture: Capture, in context: CallContext) -> RouterCapture? {
        if let value = capture.value { return value.chain.flatMap { router($0, in: context) } }
        let found =
            if let local = capture.outer {
                router(local, outside: nil, in: context)
            } else {
                router(ofProperty: capture.name, in: context)
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
                router(local, outside: nil, in: context)
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

    /// The router that a local references strongly.
    ///
    /// - Parameter extent: a closure or function that must not contain the local's declaration.
    private func router(
        _ local: LocalDeclaration, outside extent: BodyExtent?, in context: CallContext
    ) -> TypeReference? {
        guard local.isStrong(outside: extent) else { return nil }
        let type = local.type
        if let router = kept.router(among: type, seenFrom: context.body.file) { return router }
        guard type.isUnresolved, let name = local.origin else { return nil }
        return router(ofProperty: name, in: context)
    }
}

extension BodyNode {
    /// Whether the part is a plain name, or rebinds a name to its outer value: a name that a closure can capture.
    fileprivate var isNameByItself: Bool {
        switch kind {
        case .identifier: true
        case .optionalBinding: optionalBinding.value == nil
        // A nested closure's capture, even a weak one, is captured by the outer closure, too.
        case .capture: capture.value == nil
        default: false
        }
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
