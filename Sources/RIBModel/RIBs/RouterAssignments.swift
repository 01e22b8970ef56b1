package import SourceText

/// The assignments of routers to interactors, in the initializers of routers and in the code of builders:
/// `interactor.router = self`.
struct RouterAssignments {
    struct Assignment: Equatable, Sendable {
        let place: NodeReference
        /// The assigned member.
        let member: Name
        /// The type of the object that it is a member of.
        let owner: TypeReference
    }

    private let project: Project

    fileprivate init(_ project: Project) { self.project = project }

    /// The places at which a member of an interactor's class is written, in order.
    func places(for type: TypeID, _ member: Name) -> [NodeReference] {
        var places: [NodeReference] = []
        func add(_ assignments: ArraySlice<Assignment>) {
            for assignment in assignments where assignment.member == member { places.append(assignment.place) }
        }
        func add(assignmentsTo types: some Sequence<TypeID>, _ unresolved: some Sequence<Name>) {
            for type in types { add(project[RouterAssignments.byType, at: type]) }
            for name in unresolved { add(project[RouterAssignments.byUnresolvedType, at: name]) }
        }
        let (hierarchy, subclasses) = (project.hierarchy, project.subclasses(of: type))
        if subclasses.isEmpty {
            add(assignmentsTo: hierarchy.ancestors[type.index], hierarchy.unresolvedProtocols[type.index])
        } else {
            let classes = [type] + subclasses
            add(
                assignmentsTo: Set(classes.flatMap { hierarchy.ancestors[$0.index] }),
                Set(classes.flatMap { hierarchy.unresolvedProtocols[$0.index] }))
        }
        places.sort()
        return places.indices.lazy.filter { $0 == 0 || places[$0] != places[$0 - 1] }.map { places[$0] }
    }

    /// By the type that is written to.
    private static let byType = Query<WholeProject, Groups<TypeID, Assignment>>(index: "routerAssignments") { project in
        Groups(
            all(in: project).flatMap { assignment in
                assignment.owner.constituents.compactMap(\.nominal).map { ($0, assignment) }
            })
    }

    /// By the name of an unresolved type that is written to.
    private static let byUnresolvedType = Query<WholeProject, Groups<Name, Assignment>>(
        index: "routerAssignmentsToUnresolved"
    ) { project in
        Groups(
            all(in: project).flatMap { assignment in
                assignment.owner.constituents.compactMap { part in
                    if case .unresolved(let name) = part { (name, assignment) } else { nil }
                }
            })
    }

    private static func all(in project: Project) -> [Assignment] {
        project.answers(Assignment.query, project.assigners.types)
    }
}

extension RouterAssignments.Assignment {
    /// The assignments in the code of an assigner. Limited to members that may contain an interactor's router, to avoid
    /// determining the owner's type of others.
    fileprivate static let query = Query<TypeID, [RouterAssignments.Assignment]>("routerAssignmentsOfType") {
        project, type in
        let isBuilder = project.roles.has(type, .builder)
        let names = project[routerMembers]
        var result: [RouterAssignments.Assignment] = []
        for member in project.ownMembers(of: type)
        where (isBuilder || project.isInitializer(member)) && project.mentions(names, member) {
            for assignment in project.body(of: member).assignments {
                guard let target = assignment.target,
                    let property = target.last,
                    property.kind == .member,
                    names.contains(property.name)
                else { continue }
                result.append(
                    RouterAssignments.Assignment(
                        place: property.place, member: property.name, owner: target.before(property).type))
            }
        }
        return result
    }

    /// The names of properties in which interactors store routers.
    private static let routerMembers = Query<WholeProject, NameSet>("routerMembers") { project, _ in
        let candidates = project.answers(StoredRouterCandidate.query, project.interactorClasses.types)
        return NameSet([Name.routerMember] + candidates.map(\.name))
    }
}

extension Project {
    /// The places that assign a member of an interactor's class, in order.
    package func routerAssignments(for type: TypeID, _ member: Name) -> [NodeReference] {
        RouterAssignments(self).places(for: type, member)
    }

    /// The type of a property that is an interactor's router although its type does not show it: inferred from its
    /// name, its assignments, and the types that conform to its protocol.
    package func namedRouter(_ property: DeclarationID, of type: TypeID) -> TypeReference? {
        guard name(of: property) == .routerMember,
            let named = self.type(of: property).constituents.first(where: { $0.isUnresolved || isForRouters($0) }),
            !routerAssignments(for: type, .routerMember).isEmpty
        else { return nil }
        return named
    }

    /// Whether a type is a protocol that does not refine the framework's, as in `protocol HomeRouting: AnyObject`, but
    /// that only routers conform to.
    private func isForRouters(_ type: TypeReference) -> Bool {
        guard let nominal = type.nominal, isProtocol(nominal) else { return false }
        let conformers = conformers(of: nominal).filter { !roles.isTestDouble($0) }
        return !conformers.isEmpty && conformers.allSatisfy { roles.has($0, .router) }
    }

    /// The classes whose code assigns routers to interactors. A class with a superclass that is not analyzed may be a
    /// router.
    fileprivate var assigners: TypeList { self[Project.assignerList] }

    private static let assignerList = Query<WholeProject, TypeList>("assigners") { project, _ in
        let types = project.symbols.types.indices.lazy.map { TypeID($0) }.filter {
            project.isClass($0)
                && (project.roles.has($0, anyOf: [.of(.builder), .of(.router)]) || project.hasUnresolvedSuperclass($0))
        }
        return TypeList(Array(types), of: project.symbols)
    }
}
