public import SourceText

/// The types that a builder combines into one RIB.
public struct RIB: Sendable, Equatable {
    /// The class with the function that creates the router.
    public let builder: TypeID
    public let router: TypeID
    /// The class of the interactor that the router is created with; nil if unknown.
    public let interactor: TypeID?
    public let view: View
    /// The name of the router's class in the call that creates it.
    package let creation: NodeReference

    /// The view of a RIB.
    public enum View: Sendable, Equatable {
        /// No view: the router shows its children on the view of an ancestor.
        case none
        /// An object of a class of the project.
        case type(TypeID)
        /// An object of a library's class.
        case library(Name)
        /// A view from Interface Builder: its properties are not in the code.
        case storyboard(NodeReference)
        /// An object of unknown class.
        case unknown(NodeReference)

        /// The view's class, if it is declared in the project.
        public var type: TypeID? { if case .type(let type) = self { type } else { nil } }
    }

    /// The RIBs whose routers a class creates itself, in build functions.
    package static let query = Query<TypeID, [RIB]>("ribsCreated") { project, builder in
        project.createdRIBs(by: builder)
    }
}

extension Project {
    /// The RIBs whose routers the build functions of a class create, in order.
    package func ribs(createdBy builder: TypeID) -> [RIB] { self[RIB.query, builder] }

    /// The RIBs of a router's class whose builders have the role, in order of the builders.
    public func ribs(ofRouter router: TypeID) -> ArraySlice<RIB> { self[Project.ribsByRouter, at: router] }

    /// The class of a RIB's component: the first that the builder creates; nil if it creates none.
    public func component(of rib: RIB) -> TypeID? { created(.component, by: rib) }

    /// The class of a RIB's presenter, if it is an object of its own; nil if the view is the presenter.
    public func presenter(of rib: RIB) -> TypeID? { created(.presenter, by: rib) }

    private func created(_ role: Role, by rib: RIB) -> TypeID? {
        constructedTypes(by: rib.builder).first {
            isClass($0) && roles.has($0, role) && $0 != rib.view.type
        }
    }

    /// The types of the objects that a builder's code creates, in order.
    func constructedTypes(by builder: TypeID) -> [TypeID] { self[Project.constructedTypes, builder] }

    private static let constructedTypes = Query<TypeID, [TypeID]>("typesConstructedByBuilder") { project, builder in
        var types: [TypeID] = []
        for body in project.bodies(ofBuilder: builder) {
            for call in body.calls {
                if let type = call.construction?.type.nominal { types.append(type) }
            }
        }
        return types
    }

    /// The classes of the interactors that a router is created with, in order; else the class that its generic argument
    /// names or that alone conforms to it.
    package func interactors(of router: TypeID) -> [TypeID] {
        let created = ribs(ofRouter: router).compactMap(\.interactor).sortedWithoutRepetitions
        return created.isEmpty ? [interactorClass(of: router)].compactMap { $0 } : created
    }

    private static let ribsByRouter = Query<WholeProject, Groups<TypeID, RIB>>(index: "ribsByRouter") { project in
        Groups(project.answers(RIB.query, project.types(.builder)), by: \.router)
    }

    fileprivate func createdRIBs(by builder: TypeID) -> [RIB] {
        guard !isProtocol(builder) else { return [] }
        let names = self[Project.namesOfRouters]
        return bodies(ofBuilder: builder).flatMap { body in
            body.calls.compactMap { call -> RIB? in
                // Rejects almost all other calls without resolving them.
                guard names.contains(call.name) || call.name == Name.`init` else { return nil }
                return call.construction.flatMap { rib(of: $0, by: builder) }
            }
        }
    }

    private func rib(of created: Construction, by builder: TypeID) -> RIB? {
        guard let router = created.type.nominal, isClass(router), roles.has(router, .router) else { return nil }
        let interactor = created.call.value(labeled: .interactorMember)?.type.nominal
        return RIB(
            builder: builder, router: router,
            interactor: interactor.flatMap { isClass($0) ? $0 : nil } ?? interactorClass(of: router),
            view: view(passedTo: router, created.call), creation: created.name.place)
    }

    private static let namesOfRouters = Query<WholeProject, NameSet>("namesOfRouters") { project, _ in
        NameSet(project.types(.router).map { project.symbols.types[$0.index].name })
    }

    /// The interactor class that a router's generic argument names, or the only one that conforms to it.
    private func interactorClass(of router: TypeID) -> TypeID? {
        guard let named = arguments(of: router, to: .routerBase)?.first?.nominal else { return nil }
        if isClass(named) { return named }
        let classes = conformers(of: named).filter { roles.has($0, .interactor) && isReported($0) }
        return classes.count == 1 ? classes[0] : nil
    }

    // MARK: View

    private func view(passedTo router: TypeID, _ call: CallSite) -> RIB.View {
        guard reaches(router, where: { $0.traits.contains(.hasView) }) else { return .none }
        let argument = call.arguments.first { $0.label.takesView }
        guard let value = argument?.value else { return .unknown(call.calleePlace) }
        return view(value, depth: 0) ?? .unknown(argument?.place ?? call.calleePlace)
    }

    /// The view that an expression of a builder creates or forwards.
    private func view(_ value: Expression, depth: Int) -> RIB.View? {
        guard depth < 4, let chain = value.firstChain else { return nil }
        let drawn = chain.elements.first { $0.isName && isOfStoryboards($0.name) }
        if let drawn { return viewClass(insteadOfDrawn: value).map { .type($0) } ?? .storyboard(drawn.place) }
        if let head = chain.onlyName, case .variable(let variable)? = head.local, !variable.isDestructured,
            let initial = variable.value, let found = view(initial, depth: depth + 1)
        {
            return found
        }
        for part in value.type.constituents {
            switch part {
            case .nominal(let type, _):
                if let view = viewClass(type) { return .type(view) }
            case .known(let name, _) where symbols.known.isViewController(name): return .library(name)
            default: break
            }
        }
        return shared(chain, depth)
    }

    /// The class of the view that replaces one of a storyboard, as in `HomeViewController.instantiate() ??
    /// HomeViewController()`: the other is of that class, too.
    private func viewClass(insteadOfDrawn value: Expression) -> TypeID? {
        value.operands(of: .otherwise).dropFirst().lazy.compactMap { $0.type.nominal }.first {
            self.isClass($0) && self.viewControllers.contains($0)
        }
    }

    /// The view controller class that a type is, or the only one that conforms to a protocol.
    private func viewClass(_ type: TypeID) -> TypeID? {
        if isClass(type) { return type }
        let classes = conformers(of: type).filter { isReported($0) && viewControllers.contains($0) }
        return classes.count == 1 ? classes[0] : nil
    }

    /// The view that a member of a component creates: `component.viewController`.
    private func shared(_ chain: Chain, _ depth: Int) -> RIB.View? {
        guard let last = chain.last, last.isName, let type = chain.before(last).type.nominal,
            let member = firstMember(last.name, of: type, from: last.body.file),
            isRead(member)
        else { return nil }
        let body = body(of: member)
        guard let value = body.result ?? body.initialValue else { return nil }
        // `shared { HomeViewController() }`
        if let call = value.chain?.calls.first {
            for closure in call.closures {
                for inner in closure.chains { return viewClass(created: inner) }
            }
        }
        return view(value, depth: depth + 1)
    }

    private func viewClass(created chain: Chain) -> RIB.View? {
        chain.type.nominal.flatMap(viewClass).map { .type($0) }
    }
}

extension CallSite {
    /// The value of the argument with a label.
    package func value(labeled label: Name) -> Expression? { arguments.first { $0.label == label }?.value }
}
