import SourceText

/// A property, stored or with a setter, in which an interactor has its own router: named `router`, or of a Routing
/// protocol that a router of the interactor conforms to.
public struct RouterProperty: Sendable, Equatable {
    public let property: DeclarationID
    /// The class that declares the property.
    public let interactor: TypeID
    public let assignment: Assignment
    /// Further facts that decide whether the missing assignment matters; nil if the property may be assigned.
    public let surroundings: Surroundings?

    public struct Surroundings: Sendable, Equatable {
        /// The first read of the property.
        public let use: NodeReference?
        /// The routers that own the interactor, in order.
        public let routers: [TypeID]
        /// Whether all superclasses of the interactor and of its routers are analyzed.
        public let isComplete: Bool
        /// Whether there may be objects of the interactor's class itself, not only of subclasses.
        public let isCreated: Bool
    }

    /// The router properties of a class.
    fileprivate static let query = Query<TypeID, [RouterProperty]>("routerProperties") { project, type in
        project.ownMembers(of: type).filter { project.isRouterProperty($0, of: type) }.map { property in
            let assignment = project.assignment(of: property, in: type)
            return RouterProperty(
                property: property,
                interactor: type,
                assignment: assignment,
                surroundings: assignment == .never ? project.surroundings(of: property, in: type) : nil)
        }
    }
}

extension Project {
    /// The properties by which an interactor's class reaches its own router, in order.
    public func routerProperties(of interactor: TypeID) -> [RouterProperty] { self[RouterProperty.query, interactor] }

    /// The properties named `router` of an interactor's class that nothing can assign, in order.
    public func fixedRouterProperties(of interactor: TypeID) -> [DeclarationID] {
        ownMembers(named: .routerMember, of: interactor, from: file(of: interactor)).filter { property in
            isProperty(property) && isSource(property) && !isStatic(property)
                && !isRouterProperty(property, of: interactor)
        }
    }

    fileprivate func surroundings(of property: DeclarationID, in type: TypeID) -> RouterProperty.Surroundings {
        let routers = routers(over: type)
        return RouterProperty.Surroundings(
            use: reads(of: property, in: type).first,
            routers: Array(routers),
            isComplete: ([type] + routers).allSatisfy { !hasAbsentCode($0) },
            isCreated: isCreated(type))
    }

    fileprivate func isRouterProperty(_ property: DeclarationID, of interactor: TypeID) -> Bool {
        guard isVariable(property),
            !isStatic(property),
            isSource(property),
            !isComputed(property) || hasSetter(property)
        else { return false }
        if name(of: property) == .routerMember { return true }
        guard let type = writtenType(of: property) else { return false }
        return type.constituents.contains { part in
            guard let nominal = part.nominal,
                isProtocol(nominal),
                roles.has(nominal, .router)
            else { return false }
            return conformers(of: nominal).contains { isRouter($0, over: interactor) }
        }
    }

    /// Whether objects of a class itself may be created: a call names the class, or it has no subclass.
    private func isCreated(_ type: TypeID) -> Bool {
        if subclasses(of: type).isEmpty { return true }
        let name = symbols.types[type.index].name
        return code(namingInteractor: type).contains { body(of: $0).calls.contains { $0.name == name } }
    }
}
