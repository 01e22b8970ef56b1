import SourceText

/// The functions and types that the parts of a RIB are passed to, for rules that may not know how a project uses them.
extension Project {
    /// Those that receive the child of an edge, or its view.
    public func receivers(ofChild edge: Edge) -> [ValueReceiver] {
        receivers(ofValuesAt: [edge.site] + edge.slots.flatMap { reads(of: $0, in: edge.parent) })
    }

    /// Those that receive the value of a property of a class.
    public func receivers(of property: DeclarationID, in type: TypeID) -> [ValueReceiver] {
        receivers(ofValuesAt: reads(of: property, in: type))
    }

    /// Those that receive an interactor where it is created, and from a router that is created with it.
    ///
    /// - Parameter routers: the classes of the routers.
    public func receivers(ofInteractor interactor: TypeID, over routers: [TypeID] = []) -> [ValueReceiver] {
        var found = receivers(ofValuesAt: creations(of: interactor).map(\.place))
        let types = Set([interactor] + hierarchy.ancestors[interactor.index])
        for router in routers {
            for initializer in members(Name.`init`, of: router, from: file(of: router)) where hasCode(initializer) {
                for parameter in body(of: initializer).parameters
                where parameter.type.constituents.contains(where: { $0.nominal.map(types.contains) ?? false }) {
                    found += receivers(of: parameter)
                }
            }
        }
        return once(found)
    }

    /// Those that receive the listener of an edge's child.
    public func receivers(ofListenersOf edge: Edge) -> [ValueReceiver] {
        once(
            edge.child.ribs.compactMap(\.interactor).flatMap { interactor in
                listenerProperties(of: interactor).flatMap { receivers(of: $0.property, in: interactor) }
            })
    }

    /// Those that receive a router from its interactor.
    public func receivers(ofRouter router: TypeID) -> [ValueReceiver] {
        once(
            ribs(ofRouter: router).compactMap(\.interactor).flatMap { interactor in
                routerProperties(of: interactor).flatMap { receivers(of: $0.property, in: interactor) }
            })
    }

    /// Those that receive the presenter of an interactor from it.
    public func receivers(ofPresenterOf interactor: TypeID) -> [ValueReceiver] {
        once(
            classes(of: interactor).flatMap { type in
                members(Name.presenterMember, of: type, from: file(of: type)).flatMap {
                    receivers(of: $0, in: interactor)
                }
            })
    }

    /// Those that receive values of a protocol, by which a part of a RIB uses another.
    public func receivers(ofValuesOf type: TypeID) -> [ValueReceiver] {
        let properties = self[Project.propertiesOfParts, at: type]
        let found = properties.flatMap { property in
            symbols.type(around: property).map { receivers(of: property, in: $0) } ?? []
        }
        return once(found)
    }

    private func once(_ receivers: [ValueReceiver]) -> [ValueReceiver] {
        receivers.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// By protocol, the stored properties of that type in the classes of interactors, views and presenters.
    private static let propertiesOfParts = Query<WholeProject, Groups<TypeID, DeclarationID>>(
        index: "propertiesOfParts"
    ) { project in
        let parts = Set(project.types(.interactor) + project.types(.view) + project.types(.presenter)).sorted()
        let members = parts.filter { project.isClass($0) }.flatMap { project.ownMembers(of: $0) }
        return Groups(
            members.filter { project.isProperty($0) }.flatMap { property in
                project.type(of: property).constituents.compactMap(\.nominal).filter { project.isProtocol($0) }
                    .map { ($0, property) }
            })
    }
}
