public import SourceText
public import SwiftOutline

/// The whole program: the input of all rules.
///
/// Invariants: it is immutable, and nothing in it depends on the order in which files were read.
///
/// A class, because many owners share it.
public final class Project: Sendable {
    public let symbols: SymbolTable
    public let hierarchy: TypeHierarchy
    public let roles: Roles
    let threads: ThreadPool
    /// If no class is an interactor: the classes that may be parts of RIBs nevertheless.
    public let hint: RIBHint?
    let memberTable: MemberTable
    /// By type, the library types that it descends from and that the project extends, as owners in `memberTable`.
    let extendedAbove: ListTable<MemberTable.Owner>
    /// By type, whether it is a protocol that an interactor or presenter conforms to.
    let isAnswered: [Bool]
    /// The files with directives, in order.
    public let filesWithDirectives: [FileID]
    /// By role, all types that are reported on.
    private let byRole: [[TypeID]]
    /// The answers of queries.
    let queries: QueryCache
    /// The threads that compute queries. The same as `threads`, except while dependencies are recorded.
    let pool: ThreadPool
    /// Records the dependencies of the answer being computed; nil if they are not recorded.
    let recorder: DependencyRecorder?
    /// The running query, if cycles are checked.
    let activeQuery: ActiveQuery?

    /// - Parameters:
    ///   - hierarchy: the hierarchy of the same types, from declarations alone.
    ///   - threads: also used by all queries of the project.
    init(symbols: SymbolTable, hierarchy: TypeHierarchy, roles: Roles, threads: ThreadPool, hint: RIBHint? = nil) {
        self.threads = threads
        self.hint = hint
        self.symbols = symbols
        pool = threads
        queries = QueryCache()
        (recorder, activeQuery) = (nil, nil)
        self.hierarchy = hierarchy
        self.roles = roles
        let (memberTable, overview) = threads.both {
            MemberTable(symbols, threads)
        } _: {
            Overview(symbols, hierarchy, roles)
        }
        self.memberTable = memberTable
        (filesWithDirectives, byRole, isAnswered) = (overview.filesWithDirectives, overview.byRole, overview.isAnswered)
        let libraryOwners = symbols.wellKnownNames.libraryTypes.all.enumerated().compactMap { number, type in
            symbols.names.find(type.name).flatMap(memberTable.owner).map {
                (bit: UInt64(1) << UInt64(number), owner: $0)
            }
        }
        let extended = libraryOwners.reduce(0) { $0 | $1.bit }
        extendedAbove = symbols.types.indices.reduce(into: ListTable()) { lists, type in
            for name in hierarchy.knownClasses[type] {
                if let owner = memberTable.owner(name) { lists.add(owner) }
            }
            if hierarchy.libraryAncestors[type] & extended != 0 {
                for above in libraryOwners where hierarchy.libraryAncestors[type] & above.bit != 0 {
                    lists.add(above.owner)
                }
            }
            lists.endList()
        }
    }

    /// The results of one pass over all files and one over all types.
    private struct Overview: Sendable {
        let filesWithDirectives: [FileID]
        private(set) var byRole = [[TypeID]](repeating: [], count: Role.allCases.count)
        private(set) var isAnswered: [Bool]

        init(_ symbols: SymbolTable, _ hierarchy: TypeHierarchy, _ roles: Roles) {
            let files = symbols.files.indices.filter { !symbols.files.all[$0].directives.isEmpty }
            filesWithDirectives = files.map { FileID($0) }
            isAnswered = Array(repeating: false, count: symbols.types.count)
            for type in symbols.types.indices.lazy.map({ TypeID($0) })
            where roles.hasAny(type) && !roles.isTestDouble(type) {
                let entry = symbols.types[type.index]
                if symbols.files.all[entry.declaration.file].kind == .source {
                    for role in Role.allCases where roles.has(type, role) { byRole[Int(role.rawValue)].append(type) }
                }
                guard entry.kind != .protocol, roles.has(type, .interactor) || roles.has(type, .presenter) else {
                    continue
                }
                for ancestor in hierarchy.ancestors[type.index] where symbols.types[ancestor.index].kind == .protocol {
                    isAnswered[ancestor.index] = true
                }
            }
        }
    }

    /// The project after an edit of files that still declare the same types.
    ///
    /// - Parameters:
    ///   - changed: the edited files.
    ///   - queries: answers that are still valid, or that are updated before the next request.
    init(
        _ old: Project, symbols: SymbolTable, changed: [FileID], memberTable: MemberTable, queries: QueryCache,
        threads: ThreadPool
    ) {
        self.threads = threads
        pool = threads
        hint = old.hint
        self.symbols = symbols
        self.memberTable = memberTable
        (hierarchy, roles) = (old.hierarchy, old.roles)
        (extendedAbove, isAnswered, byRole) = (old.extendedAbove, old.isAnswered, old.byRole)
        let others = old.filesWithDirectives.filter { symbols.files.all[$0.index] === old.files.all[$0.index] }
        let changed = changed.filter { !symbols.files.all[$0.index].directives.isEmpty }
        filesWithDirectives = changed.isEmpty ? others : (others.filter { !changed.contains($0) } + changed).sorted()
        self.queries = queries
        (recorder, activeQuery) = (nil, nil)
    }

    /// The project as seen by the computation of one answer. If dependencies are recorded, it is used by one thread.
    init(_ whole: Project, recorder: DependencyRecorder? = nil, asking activeQuery: ActiveQuery?) {
        threads = recorder == nil ? whole.threads : .alone
        pool = whole.pool
        hint = whole.hint
        symbols = recorder == nil ? whole.symbols : SymbolTable(whole.symbols, recorder: recorder)
        memberTable = recorder == nil ? whole.memberTable : whole.memberTable.recording(recorder)
        (hierarchy, roles) = (whole.hierarchy, whole.roles)
        (extendedAbove, isAnswered, byRole) = (whole.extendedAbove, whole.isAnswered, whole.byRole)
        filesWithDirectives = whole.filesWithDirectives
        queries = whole.queries
        self.recorder = recorder
        self.activeQuery = activeQuery
    }

    public var files: FileList { symbols.files }
    public var names: NameTable { symbols.names }
    public var libraryModels: LibraryModels { symbols.libraryModels }

    /// All types with a role that are reported on, in the order of files.
    public func types(_ role: Role) -> [TypeID] { byRole[Int(role.rawValue)] }

    /// Whether findings can be in a type: it is not a test double, and its file is a `source` file.
    public func isReported(_ type: TypeID) -> Bool {
        let file = symbols.types[type.index].declaration.file
        return files.all[file].kind == .source && !roles.isTestDouble(type)
    }

    /// The number of known RIBs: each has one interactor, a class that is reported on and has no subclass.
    public var ribCount: Int { self[Project.knownRIBs] }

    private static let knownRIBs = Query<WholeProject, Int>("ribCount") { project, _ in
        project.types(.interactor).count { type in
            project.symbols.types[type.index].kind == .class
                && !project.hierarchy.subtypes[type.index].contains { project.symbols.types[$0.index].kind == .class }
        }
    }

    /// Supertypes of types with a role that are neither in the project nor known: each name once, in order, and the
    /// number of uses.
    public var unresolvedSupertypes: UnresolvedSupertypes { self[UnresolvedSupertypes.query] }

    /// The number of names in `unresolvedSupertypes`.
    public var unresolvedCount: Int { unresolvedSupertypes.names.count }

    public func text(_ name: Name) -> String { names.text(name) }

    /// A type's name without those of the enclosing types.
    public func name(of type: TypeID) -> String { text(symbols.types[type.index].name) }

    public func declaration(_ id: DeclarationID) -> Declaration { symbols.declaration(id) }

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
