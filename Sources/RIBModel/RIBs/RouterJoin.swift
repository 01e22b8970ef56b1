public import SourceText

extension Project {
    /// The router classes that own an interactor, in order: those with a generic argument, or a parameter `interactor`
    /// of their initializer, that is the interactor's class or a protocol it conforms to; and those that declare only
    /// the framework's `Interactable`, and that a builder creates with it.
    package func routers(over interactor: TypeID) -> ArraySlice<TypeID> {
        self[Project.routersByInteractor, at: interactor]
    }

    /// Whether a type is a router class that owns an interactor.
    func isRouter(_ router: TypeID, over interactor: TypeID) -> Bool {
        guard isClass(router), roles.has(router, .router) else { return false }
        return self[Project.interactorTypes, router].contains { hierarchy.areRelated($0, interactor) }
    }

    /// The routers, in order, by the types of the project that they declare for their interactor, and by the ancestors
    /// and descendants of these.
    private static let routersByInteractor = Query<WholeProject, Groups<TypeID, TypeID>>(
        index: "routersByInteractor"
    ) { project in
        var routers: [(TypeID, TypeID)] = []
        for router in project.routerClasses {
            let declared = project[interactorTypes, router]
            let types = declared.isEmpty ? project.ribs(ofRouter: router).compactMap(\.interactor) : declared
            let related = types.flatMap { type in
                Array(project.hierarchy.ancestors[type.index]) + project.descendants(of: type)
            }
            routers += related.sortedWithoutRepetitions.map { ($0, router) }
        }
        return Groups(routers)
    }

    /// The types of the project that a router declares for its interactor; several for a composition.
    private static let interactorTypes = Query<TypeID, [TypeID]>("interactorTypes") { project, router in
        project.interactorArguments(of: router).flatMap { $0.constituents.compactMap(\.nominal) }
    }

    /// The types by which a router declares its interactor: the generic argument, or the types of its initializers'
    /// `interactor`.
    private func interactorArguments(of router: TypeID) -> [TypeReference] {
        if let generic = arguments(of: router, to: .routerBase)?.first { return [generic] }
        return members(Name.`init`, of: router, from: file(of: router)).flatMap {
            body(of: $0).parameters.filter { $0.name == .interactorMember }.compactMap(\.writtenType)
        }
    }

    /// The first initializer, declared by a router itself, that passes an interactor to `super.init`, and that call.
    public func interactorHandover(in router: TypeID) -> (initializer: DeclarationID, call: Site)? {
        superInitializer(of: router, passing: .interactorMember)
    }

    /// The same, if the initializer can assign the router to a property of the interactor: the parameter's type has the
    /// property, and the router conforms to the property's type.
    public func interactorHandover(
        in router: TypeID, assigning property: DeclarationID
    ) -> (initializer: DeclarationID, call: Site)? {
        guard let found = interactorHandover(in: router) else { return nil }
        let types = body(of: found.initializer).parameters.filter { $0.name == .interactorMember }
            .compactMap(\.writtenType).flatMap { $0.constituents.compactMap(\.nominal) }
        let isKnown = types.contains { firstProperty(name(of: property), of: $0, from: found.initializer.file) != nil }
        let isRouter = type(of: property).constituents.compactMap(\.nominal).allSatisfy {
            hierarchy.ancestors[router.index].contains($0)
        }
        return isKnown && isRouter ? found : nil
    }

    /// The first initializer, declared by a class itself, that passes its parameter to the parameter of the same name
    /// of `super.init`, and that call.
    package func superInitializer(
        of type: TypeID, passing parameter: Name
    ) -> (initializer: DeclarationID, call: Site)? {
        for initializer in ownMembers(named: Name.`init`, of: type, from: file(of: type))
        where isInitializer(initializer) {
            for chain in body(of: initializer).chains where chain.head?.kind == .superReference && chain.count == 3 {
                guard let last = chain.last, last.kind == .call, chain.before(last).last?.name == Name.`init`,
                    last.arguments.contains(where: {
                        $0.label == parameter && $0.value?.chain?.only?.name == parameter
                    })
                else { continue }
                return (initializer, extent(of: chain.place))
            }
        }
        return nil
    }
}
