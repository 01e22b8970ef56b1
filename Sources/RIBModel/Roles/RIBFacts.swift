import SourceText

/// The facts about the types of a project that follow from their roles.
final class RIBFacts: ProjectFacts, @unchecked Sendable {
    let roles: Roles
    /// If no class is an interactor: the classes that may be parts of RIBs nevertheless.
    let hints: [RIBHint]
    /// By type, whether it is a protocol that an interactor or presenter conforms to.
    let isAnswered: [Bool]
    /// By role, all types that are reported on.
    let typesByRole: [[TypeID]]

    init(_ symbols: SymbolTable, _ hierarchy: TypeHierarchy, _ roles: Roles, _ hints: [RIBHint]) {
        var byRole = [[TypeID]](repeating: [], count: Role.allCases.count)
        var isAnswered = Array(repeating: false, count: symbols.types.count)
        for type in symbols.types.indices.lazy.map({ TypeID($0) })
        where roles.hasAny(type) && !roles.isTestDouble(type) {
            let entry = symbols.types[type.index]
            if symbols.files.all[entry.declaration.file].kind == .source {
                for role in Role.allCases where roles.has(type, role) { byRole[Int(role.rawValue)].append(type) }
            }
            guard !entry.isProtocol, roles.has(type, .interactor) || roles.has(type, .presenter) else {
                continue
            }
            for ancestor in hierarchy.ancestors[type.index] where symbols.types[ancestor.index].isProtocol {
                isAnswered[ancestor.index] = true
            }
        }
        self.roles = roles
        self.hints = hints
        self.isAnswered = isAnswered
        typesByRole = byRole
    }

    override func areSame(as other: ProjectFacts, for type: TypeID) -> Bool {
        let other = unsafeDowncast(other, to: RIBFacts.self)
        return roles.areSame(as: other.roles, for: type) && isAnswered[type.index] == other.isAnswered[type.index]
    }
}

extension Project {
    convenience init(
        symbols: SymbolTable, hierarchy: TypeHierarchy, roles: Roles, threads: ThreadPool, hints: [RIBHint] = [],
        limits: ReachedLimits? = nil, clock: QueryClock? = nil, keeping members: MemberTable? = nil
    ) {
        self.init(
            symbols: symbols, hierarchy: hierarchy, threads: threads, limits: limits, clock: clock, keeping: members
        ) {
            RIBFacts(symbols, hierarchy, roles, hints)
        }
    }

    /// The cast is safe: `ProjectFacts` of every project are `RIBFacts`.
    @inline(__always)
    private var ribFacts: RIBFacts { unsafeDowncast(facts, to: RIBFacts.self) }

    @inline(__always)
    public var roles: Roles { ribFacts.roles }

    /// If no class is an interactor: the classes that may be parts of RIBs nevertheless, the likeliest reading first.
    public var hints: [RIBHint] { ribFacts.hints }

    /// By type, whether it is a protocol that an interactor or presenter conforms to.
    @inline(__always)
    var isAnswered: [Bool] { ribFacts.isAnswered }

    public var libraryModels: LibraryModels { symbols.libraryModels }

    /// All types with a role that are reported on, in the order of files.
    public func types(_ role: Role) -> [TypeID] { ribFacts.typesByRole[Int(role.rawValue)] }

    /// Whether findings can be in a type: it is not a test double, and its file is a `source` file.
    public func isReported(_ type: TypeID) -> Bool {
        let file = symbols.types[type.index].declaration.file
        return files.all[file].kind == .source && !roles.isTestDouble(type)
    }

    /// Supertypes of types with a role that are neither in the project nor known: each name once, in order, and the
    /// number of uses.
    public var unresolvedSupertypes: UnresolvedSupertypes { self[UnresolvedSupertypes.query] }

    /// The number of names in `unresolvedSupertypes`.
    public var unresolvedCount: Int { unresolvedSupertypes.names.count }

    /// The display name of the RIB that a type belongs to by its name; nil if no interactor, router or builder has that
    /// name, so that it is not a RIB.
    public func knownRIBName(_ type: TypeID) -> String? {
        let name = ribName(type)
        return self[Project.ribNames].contains(name) ? name : nil
    }

    private static let ribNames = Query<WholeProject, Set<String>>("ribNames") { project, _ in
        Set(project.collected(ribNameOfType, [Role.interactor, .router, .builder].flatMap(project.types)))
    }

    private static let ribNameOfType = Query<TypeID, [String]>("ribNameOfType") { project, type in
        [project.ribName(type)]
    }

    /// The display name of the RIB that a type belongs to: the type's name without the suffix for its role.
    public func ribName(_ type: TypeID) -> String {
        let name = names.text(symbols.types[type.index].name)
        for suffix in PartNaming.parts
        where name.hasSuffix(suffix) && name.count > suffix.count {
            return String(name.dropLast(suffix.count))
        }
        return name
    }
}

extension Project {
    /// The classes of routers that are to be reported on, in order.
    public var routerClasses: [TypeID] { types(.router).filter { isClass($0) } }
}
