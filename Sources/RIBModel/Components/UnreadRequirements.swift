import SourceText

/// A requirement of the protocol of what a component or builder needs, and what reads it.
public struct DependencyRequirement: Sendable, Equatable {
    public let property: DeclarationID
    public let dependency: TypeID
    /// The component's class over the dependency, else the builder's.
    public let owner: TypeID
    public fileprivate(set) var use: Use

    public enum Use: Sendable, Equatable {
        case read(NodeReference)
        /// A value of unknown type is read, or code that is not analyzed gets the dependency.
        case possible(NodeReference)
        /// Code whose types are not analyzed names the dependency and the requirement.
        case unread
        case none
    }

    /// Those of a dependency, with what the code that was read does with them.
    fileprivate static let query = Query<TypeID, [DependencyRequirement]>("dependencyRequirements") {
        project, dependency in
        let properties = project.requiredProperties(of: dependency)
        guard let owners = project[DependencyRequirement.owners][dependency], let owner = owners.first,
            !properties.isEmpty
        else { return [] }
        // Where values of the dependency go is only followed for requirements that no code is known to read.
        lazy var flow = DependencyFlow(dependency, in: owners, project)
        return properties.map { property in
            var use = project.use(of: property, dependency, owners)
            if case .read = use {} else { use = flow.use(of: property) ?? use }
            return DependencyRequirement(property: property, dependency: dependency, owner: owner, use: use)
        }
    }

    /// By dependency, the classes of the components and builders over it: components first.
    static let owners = Query<WholeProject, [TypeID: [TypeID]]>("ownersOfDependencies") { project, _ in
        var result: [TypeID: [TypeID]] = [:]
        for role in [Role.component, .builder] {
            for owner in project.types(role) where project.isClass(owner) && project.isReported(owner) {
                let arguments = project.arguments(of: owner) { $0.role == role && $0.isClass }
                guard let needed = arguments?.first?.nominal, project.isDependency(needed) else { continue }
                result[needed, default: []].append(owner)
            }
        }
        return result
    }
}

extension Project {
    /// The protocols of what components and builders need, in order.
    public var dependencies: [TypeID] { self[DependencyRequirement.owners].keys.sorted() }

    /// The properties that such a protocol itself requires, in order.
    public func requirements(ofDependency dependency: TypeID) -> [DependencyRequirement] {
        self[DependencyRequirement.query, dependency].map { requirement in
            guard requirement.use == .none, isInUnreadBody(requirement) else { return requirement }
            var requirement = requirement
            requirement.use = .unread
            return requirement
        }
    }

    /// The names of the requirements that no code which was read reads: one in another body may be a read.
    var namesOfUnreadRequirements: [Name] {
        dependencies.flatMap { self[DependencyRequirement.query, $0] }.filter { $0.use == .none }
            .map { name(of: $0.property) }
    }

    /// Whether a body that no analysis reads contains the name of a requirement, and its file that of the dependency.
    private func isInUnreadBody(_ requirement: DependencyRequirement) -> Bool {
        let dependency = NameSet([symbols.types[requirement.dependency.index].name])
        let property = NameSet([name(of: requirement.property)])
        return files.indices.contains { file in
            !names(inUnreadBodiesOf: file, among: property).isEmpty && self.file(file, mentionsTypes: dependency)
        }
    }

    fileprivate func requiredProperties(of dependency: TypeID) -> [DeclarationID] {
        ownMembers(of: dependency).filter { isRequirement($0) && isProperty($0) }
    }

    fileprivate func isDependency(_ type: TypeID) -> Bool {
        isProtocol(type) && isReported(type) && reaches(type) { $0.traits.contains(.isDependency) }
    }

    fileprivate func use(
        of property: DeclarationID, _ dependency: TypeID, _ owners: [TypeID]
    ) -> DependencyRequirement.Use {
        guard let reads = self[DependencyReads.all, at: name(of: property)] else { return .none }
        // A parent's component, which provides the member, reads its own. So may a component over the dependency.
        let read = reads.first(on: owners, withReceiver: true)
        let protocols = ([dependency] + hierarchy.ancestors[dependency.index] + descendants(of: dependency))
            .filter { isProtocol($0) }
        let places = [read, reads.first(on: protocols, withReceiver: false)].compactMap { $0 }
        return places.min().map { .read($0) } ?? reads.possible.map { .possible($0) } ?? .none
    }

    /// Whether a static type is a dependency's, or one that refines it or that it refines.
    fileprivate func mayBe(_ type: TypeReference, _ dependency: TypeID) -> Bool {
        type.constituents.contains { part in
            part.nominal.map { hierarchy.areRelated($0, dependency) } ?? false
        }
    }
}

/// Where components and builders take the values of a dependency.
private struct DependencyFlow {
    private let project: Project
    private let uses: ValueUses
    /// The first place where code gets one that is not analyzed.
    private let escape: NodeReference?

    init(_ dependency: TypeID, in owners: [TypeID], _ project: Project) {
        self.project = project
        let members = owners.flatMap { project.ownMembers(of: $0) }
        uses = project.uses(ofObjects: { project.mayBe($0, dependency) }, in: members)
        escape =
            project.unresolvedCall(receiving: dependency, in: members)
            ?? project.firstAbsence(in: uses, of: members)
    }

    /// The use of a property of one of the values; nil if there is none.
    func use(of property: DeclarationID) -> DependencyRequirement.Use? {
        if let escape { return .possible(escape) }
        return uses.uses.first { $0.kind == .member(project.name(of: property)) }.map { .read($0.place) }
    }
}

extension Project {
    /// The first call in the code of components and builders that passes the dependency to a function or type which
    /// belongs neither to the project nor to a library.
    fileprivate func unresolvedCall(receiving dependency: TypeID, in members: [DeclarationID]) -> NodeReference? {
        for member in members where hasCode(member) && isRead(member) {
            let isPassed = body(of: member).calls.first { call in
                call.arguments.first != nil && call.code != .known
                    && call.arguments.contains { $0.value.map { mayBe($0.type, dependency) } ?? false }
            }
            if let isPassed { return isPassed.place }
        }
        return nil
    }
}

/// The first reads of members of one name.
private struct DependencyReads: Sendable, Equatable {
    /// That on a value of unknown type.
    private(set) var possible: NodeReference?
    /// Those on values of a type each, in the order of the types.
    private var byType: [OfType] = []

    private struct OfType: Sendable, Equatable {
        let type: TypeID
        let first: NodeReference
        let firstWithReceiver: NodeReference?
    }

    static let all = Query<WholeProject, [Name: DependencyReads]>(index: "readsOfDependencies") { project in
        let reads = project.collected(DependencyRead.inFile, project.filesWithCode)
        return Dictionary(grouping: reads, by: \.name).mapValues { DependencyReads($0) }
    }

    /// - Parameter reads: in the order of places.
    private init(_ reads: [DependencyRead]) {
        possible = reads.first { $0.type == nil }?.place
        var places: [TypeID: OfType] = [:]
        for read in reads {
            guard let type = read.type else { continue }
            let known = places[type]
            if let known, known.firstWithReceiver != nil || read.isBare { continue }
            places[type] = OfType(
                type: type, first: known?.first ?? read.place, firstWithReceiver: read.isBare ? nil : read.place)
        }
        byType = places.values.sorted { $0.type < $1.type }
    }

    /// The first read on a value of one of the types.
    ///
    /// - Parameter withReceiver: whether something has to be before the name.
    func first(on types: [TypeID], withReceiver: Bool) -> NodeReference? {
        types.compactMap { type in
            let place = byType.partitionPoint { $0.type < type }
            guard place < byType.count, byType[place].type == type else { return nil }
            return withReceiver ? byType[place].firstWithReceiver : byType[place].first
        }.min()
    }
}

/// A read of a member that has the name of a requirement of a dependency.
private struct DependencyRead: Sendable, Equatable {
    let name: Name
    let place: NodeReference
    /// The type on which the member is read; nil if it is unknown.
    let type: TypeID?
    let isBare: Bool

    fileprivate static let inFile = Query<FileID, [DependencyRead]>("readsOfDependenciesInFile") { project, file in
        project.reads(ofMembersNamed: project[names], in: file.index).flatMap { read -> [DependencyRead] in
            func found(on type: TypeID?, isBare: Bool) -> DependencyRead {
                DependencyRead(name: read.name, place: read.place, type: type, isBare: isBare)
            }
            let home = project.home(read.code)
            let receiver = read.isBare ? nil : FunctionBody(home, in: project).receiver(ofMember: read.place.node)
            guard let receiver, !receiver.denotesSelf else {
                return home.type.map { [found(on: $0, isBare: true)] } ?? []
            }
            let parts = receiver.type.constituents
            return parts.compactMap { part in
                switch part {
                case .nominal(let type, _): found(on: type, isBare: false)
                case .unknown, .unresolved: found(on: nil, isBare: false)
                default: nil
                }
            }
        }
    }

    private static let names = Query<WholeProject, NameSet>("namesOfDependencyRequirements") { project, _ in
        NameSet(project.answers(namesOfDependency, project.dependencies))
    }

    private static let namesOfDependency = Query<TypeID, [Name]>("requirementNamesOfDependency") { project, type in
        project.requiredProperties(of: type).map { project.name(of: $0) }
    }
}
