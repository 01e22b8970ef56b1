import SourceText

/// The assignments of routers to interactors, in the initializers of routers and in the code of builders:
/// `interactor.router = self`.
struct RouterAssignments: Equatable, Sendable {
    struct Assignment: Equatable, Sendable {
        let place: NodeReference
        /// The assigned member.
        let member: Name
        /// The type of the object that it is a member of.
        let owner: TypeReference
    }

    private let assignments: [Assignment]
    /// By type of the object, the indices of the assignments.
    private let byType: [TypeID: [Int]]
    /// By name of an unresolved type, the indices of the assignments.
    private let byUnresolved: [Name: [Int]]

    /// The assignments in the code of all assigners.
    static let query = Query<WholeProject, RouterAssignments>("routerAssignments") { project, _ in
        RouterAssignments(project.answers(Assignment.query, project.assigners.types))
    }

    private init(_ all: [Assignment]) {
        assignments = all.sorted { $0.place < $1.place }
        var byType: [TypeID: [Int]] = [:]
        var byUnresolved: [Name: [Int]] = [:]
        for (number, assignment) in assignments.enumerated() {
            for part in assignment.owner.constituents {
                switch part {
                case .nominal(let type, _): byType[type, default: []].append(number)
                case .unresolved(let name): byUnresolved[name, default: []].append(number)
                default: break
                }
            }
        }
        (self.byType, self.byUnresolved) = (byType, byUnresolved)
    }

    /// The places that assign a member of an interactor's class, in order.
    func places(
        for type: TypeID, _ member: Name, in hierarchy: TypeHierarchy, subclasses: [TypeID]
    ) -> [NodeReference] {
        if assignments.isEmpty { return [] }
        var found: [Int] = []
        func addNumbers(_ numbers: [Int]?) {
            for number in numbers ?? [] where assignments[number].member == member { found.append(number) }
        }
        func add(assignmentsTo types: some Sequence<TypeID>, _ unresolved: some Sequence<Name>) {
            for type in types { addNumbers(byType[type]) }
            for name in unresolved { addNumbers(byUnresolved[name]) }
        }
        if subclasses.isEmpty {
            add(assignmentsTo: hierarchy.ancestors[type.index], hierarchy.unresolvedProtocols[type.index])
        } else {
            let classes = [type] + subclasses
            add(
                assignmentsTo: Set(classes.flatMap { hierarchy.ancestors[$0.index] }),
                Set(classes.flatMap { hierarchy.unresolvedProtocols[$0.index] }))
        }
        found.sort()
        return found.indices.lazy.filter { $0 == 0 || found[$0] != found[$0 - 1] }.map { assignments[found[$0]].place }
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
    func routerAssignments(for type: TypeID, _ member: Name) -> [NodeReference] {
        self[RouterAssignments.query].places(for: type, member, in: hierarchy, subclasses: subclasses(of: type))
    }

    /// The type of a property that is an interactor's router although its type does not show it: inferred from its
    /// name, its assignments, and the types that conform to its protocol.
    func namedRouter(_ property: DeclarationID, of type: TypeID) -> TypeReference? {
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

    /// The classes whose code assigns routers to interactors.
    fileprivate var assigners: TypeList { self[Project.assignerList] }

    private static let assignerList = Query<WholeProject, TypeList>("assigners") { project, _ in
        let types = project.symbols.types.indices.lazy.map { TypeID($0) }.filter {
            project.isClass($0) && project.roles.has($0, anyOf: [.of(.builder), .of(.router)])
        }
        return TypeList(Array(types), of: project.symbols)
    }
}
