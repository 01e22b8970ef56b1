import SourceText

/// SwiftUI views that a RIB's view hosts: the root view, and those composed in its body, but not those that a sheet or
/// link presents.
package struct HostedViews: Equatable, Sendable {
    /// In the order of discovery, with the bindings that their hosts pass.
    package let roots: [HostedRoot]

    /// By type, its index in `roots`.
    private let places: [TypeID: Int]

    static let query = Query<WholeProject, HostedViews>("hostedViews") { project, _ in HostedViews(project) }

    private init(_ project: Project) {
        let views = project.ribViews
        var roots: [HostedRoot] = []
        for view in views.hosted {
            project.collect(FunctionBody(view.home, in: project).expression(at: view.root), &roots)
        }
        roots += project.answers(HostedRoot.embedded, project.viewControllers.types)
        var seen: Set<TypeID> = []
        var result: [HostedRoot] = []
        var next = 0
        while next < roots.count {
            let root = roots[next]
            next += 1
            guard seen.insert(root.type).inserted, project.isReported(root.type) else { continue }
            if root.owner == nil {
                project.composed(in: root, &roots)
                if let coordinator = project.coordinator(of: root) { roots.append(coordinator) }
            }
            result.append(root)
        }
        self.roots = result
        places = Dictionary(uniqueKeysWithValues: result.enumerated().map { ($1.type, $0) })
    }

    func root(_ type: TypeID) -> HostedRoot? { places[type].map { roots[$0] } }
}

/// A SwiftUI view, or the coordinator of one, and the bindings that the view's host passes.
package struct HostedRoot: Equatable, Sendable {
    package let type: TypeID
    let bindings: Set<Name>
    /// For a coordinator, its view.
    package var owner: TypeID?

    /// The SwiftUI views that a view controller embeds.
    fileprivate static let embedded = Query<TypeID, [HostedRoot]>("embeddedRoots") { project, type in
        guard project.ribViews.hasController(type), project.mayHost(type) else { return [] }
        var roots: [HostedRoot] = []
        project.hostedRoots(of: type, &roots)
        return roots
    }
}

extension Project {
    /// The SwiftUI views that a RIB's view hosts.
    package var hostedViews: HostedViews { self[HostedViews.query] }

    // MARK: Roots

    /// Whether a view is a hosting controller or contains code that creates one. Rejects most views cheaply.
    fileprivate func mayHost(_ view: TypeID) -> Bool {
        hierarchy.knownClasses[view.index].contains(where: \.isHostingController)
            || classes(of: view).contains { type in
                ownMembers(of: type).contains { hasArgument(inCodeOf: $0, where: \.isRootViewLabel) }
            }
    }

    /// The root views of a subclass of a hosting controller.
    fileprivate func hostedRoots(of view: TypeID, _ roots: inout [HostedRoot]) {
        let isHost = hierarchy.knownClasses[view.index].contains(where: \.isHostingController)
        guard isHost else {
            embeddedRoots(of: view, &roots)
            return
        }
        for supertype in classes(of: view).flatMap({ hierarchy.supertypes[$0.index] }) {
            guard case .known(let name, let arguments) = supertype, name.isHostingController else { continue }
            for case .nominal(let type, _) in arguments.flatMap(\.constituents) {
                roots.append(HostedRoot(type: type, bindings: bindings(of: type)))
            }
        }
        for member in classes(of: view).flatMap({ ownMembers(of: $0) }) {
            rootArguments(in: member, &roots, onlyEmbedded: false)
        }
    }

    /// The root views of hosting controllers that a view embeds.
    private func embeddedRoots(of view: TypeID, _ roots: inout [HostedRoot]) {
        let family = ClassDispatch(view, in: self)
        for member in family.code where !isUncalled(member, family) {
            rootArguments(in: member, &roots, onlyEmbedded: true)
        }
    }

    /// Whether nothing calls a function of a view: no code mentions its name, and no library knows it.
    private func isUncalled(_ member: DeclarationID, _ family: ClassDispatch) -> Bool {
        isFunction(member) && !isInitializer(member) && family.entryKind(of: member) == nil && !isMentioned(member)
    }

    private func rootArguments(in member: DeclarationID, _ roots: inout [HostedRoot], onlyEmbedded: Bool) {
        for call in body(of: member).calls {
            for argument in call.arguments where argument.label.isRootViewLabel {
                guard let value = argument.value, !onlyEmbedded || isEmbedded(call.chain) else { continue }
                collect(value, &roots)
            }
        }
    }

    /// Whether the hosting controller that a chain creates becomes a child of the view: `addChild(host)`.
    private func isEmbedded(_ chain: Chain) -> Bool {
        for case .binding(let binding) in chain.ancestors {
            guard let name = binding.variable?.name else { return false }
            return chain.body.chains.contains { other in
                other.names.contains(where: \.isEmbedding)
                    && other.argumentChains.contains { $0.leadingName == name }
            }
        }
        return false
    }

    /// Collects the struct that a root expression creates, through locals, modifiers and content closures. Nothing is
    /// reported in a view that is passed through too many locals.
    fileprivate func collect(_ value: Expression, _ roots: inout [HostedRoot], depth: Int = 0) {
        guard depth < 6 else { return note(.hostedViews, at: value.place) }
        for chain in value.chains {
            guard let head = chain.head, head.kind == .identifier else { continue }
            if case .variable(let variable) = head.local {
                if let initial = variable.value { collect(initial, &roots, depth: depth + 1) }
                continue
            }
            if case .nominal(let type, _) = symbols.resolve(head.name, in: Scope(value.body.home.declaration)) {
                roots.append(HostedRoot(type: type, bindings: bindings(of: type)))
                continue
            }
            // A container of SwiftUI composes the views that its closures create.
            if let call = chain.elements.first(where: { $0.kind == .call }) {
                content(of: call.chainsWithin, binding: [], &roots, depth: 0)
            }
        }
    }

    /// The bindings of a root view, which its host passes.
    private func bindings(of type: TypeID) -> Set<Name> {
        Set(
            ownMembers(of: type).filter { member in attributes(of: member).contains(where: \.name.isBindingAttribute) }
                .map { name(of: $0) })
    }

    /// The object of the project that is notified of the events of a controller or view inside SwiftUI.
    fileprivate func coordinator(of root: HostedRoot) -> HostedRoot? {
        guard
            let maker = firstOwnMember(
                Name.coordinatorMaker, of: root.type, from: file(of: root.type), where: isFunction),
            let type = type(of: maker).nominal, isClass(type)
        else { return nil }
        return HostedRoot(type: type, bindings: root.bindings, owner: root.type)
    }

    // MARK: Composition

    /// The views that are created in a view's body.
    fileprivate func composed(in root: HostedRoot, _ roots: inout [HostedRoot]) {
        for member in ownMembers(of: root.type) where isVariable(member) || isFunction(member) {
            content(of: body(of: member).outerChains, binding: root.bindings, &roots, depth: 0)
        }
    }

    /// The maximum nesting depth of views. Nothing is reported in a view that is not found.
    private static let deepestContent = 40

    /// - Parameter bindings: those that the host of the enclosing view passes.
    private func content(
        of chains: OuterChains, binding bindings: Set<Name>, _ roots: inout [HostedRoot], depth: Int
    ) {
        guard depth < Project.deepestContent else { return }
        for chain in chains {
            var name = Name.none
            var isLink = false
            for element in chain.elements {
                switch element.kind {
                case .identifier:
                    name = element.name
                    isLink = name.isLink
                    if let type = view(named: name, in: chain.body) {
                        let call = bindings.isEmpty ? nil : chain.call(of: element)
                        let passed = call.map { self.bindings(passedBy: $0, among: bindings) } ?? []
                        roots.append(HostedRoot(type: type, bindings: passed))
                    }
                case .member: name = element.name
                case .call:
                    if !isLink, !name.isPresentingModifier {
                        content(of: element.chainsWithin, binding: bindings, &roots, depth: depth + 1)
                    }
                case .closure, .tuple, .literal:
                    content(of: element.chainsWithin, binding: bindings, &roots, depth: depth + 1)
                default: break
                }
            }
        }
    }

    /// The labels of the arguments that pass one of some bindings on: `isShown: $isShown`.
    private func bindings(passedBy call: CallSite, among bindings: Set<Name>) -> Set<Name> {
        let texts = bindings.map { "$" + text($0) }
        return Set(
            call.arguments.lazy.filter { argument in
                argument.value?.plainChain?.lastName.map { texts.contains(self.text($0.name)) } ?? false
            }.map(\.label))
    }

    /// The struct of the project that a name denotes.
    private func view(named name: Name, in body: FunctionBody) -> TypeID? {
        guard symbols.typeNames.contains(name),
            case .nominal(let type, _) = symbols.resolve(name, in: Scope(body.home.declaration)),
            isStruct(type)
        else { return nil }
        return type
    }
}
