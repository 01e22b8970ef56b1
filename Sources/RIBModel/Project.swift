public import SourceText
public import SwiftOutline

/// The whole program: what rules filter and map over.
///
/// Invariants: nothing in it changes, nothing in it depends on the order in which files were read.
///
/// A class because everything that asks holds it: handing it on counts one reference.
public final class Project: Sendable {
    public let symbols: SymbolTable
    public let hierarchy: TypeHierarchy
    public let roles: Roles
    let threads: ThreadPool
    /// Where no class is an interactor: what may be RIBs all the same.
    public let hint: RIBHint?
    let memberTable: MemberTable
    /// By type, those of libraries that it descends from and that the project extends, as owners in `memberTable`.
    let extendedAbove: ListTable<MemberTable.Owner>
    /// By type, whether it is a protocol that an interactor or presenter answers for.
    let isAnswered: [Bool]
    /// The files that have directives, in order.
    public let filesWithDirectives: [FileID]
    /// By role, all types that are to be reported on.
    private let byRole: [[TypeID]]
    private let subscriptionTable = LazyCell<SubscriptionTable>()
    /// Which types queries go over.
    let cast: Cast
    let tables: ProjectTables
    /// What is known from earlier states of the files; nil where nobody keeps it.
    let memory: Memory?
    /// The file whose types alone are to be judged; nil for all.
    let scope: Int?

    /// - Parameters:
    ///   - lineage: that of the same types, as declarations alone give it.
    ///   - crew: helps with whatever is asked of the project.
    init(symbols: SymbolTable, hierarchy: TypeHierarchy, roles: Roles, threads: ThreadPool, hint: RIBHint? = nil) {
        self.threads = threads
        self.hint = hint
        self.symbols = symbols
        cast = Cast()
        tables = ProjectTables()
        memory = nil
        scope = nil
        self.hierarchy = hierarchy
        self.roles = roles
        let (memberTable, overview) = threads.both {
            MemberTable(symbols, threads)
        } _: {
            Overview(symbols, hierarchy, roles)
        }
        self.memberTable = memberTable
        (filesWithDirectives, byRole, isAnswered) = (overview.filesWithDirectives, overview.byRole, overview.isAnswered)
        let framework = symbols.libraryModels.types.enumerated().compactMap { number, type in
            symbols.names.find(type.name).flatMap(memberTable.owner).map { (bit: UInt64(1) << UInt64(number), owner: $0) }
        }
        let extended = framework.reduce(0) { $0 | $1.bit }
        extendedAbove = symbols.types.indices.reduce(into: ListTable()) { lists, type in
            for name in hierarchy.knownClasses[type] {
                if let owner = memberTable.owner(name) { lists.add(owner) }
            }
            if hierarchy.reached[type] & extended != 0 {
                for above in framework where hierarchy.reached[type] & above.bit != 0 { lists.add(above.owner) }
            }
            lists.endList()
        }
    }

    /// What one walk over all files and one over all types find.
    private struct Overview: Sendable {
        let filesWithDirectives: [FileID]
        private(set) var byRole = [[TypeID]](repeating: [], count: Role.allCases.count)
        private(set) var isAnswered: [Bool]

        init(_ symbols: SymbolTable, _ hierarchy: TypeHierarchy, _ roles: Roles) {
            filesWithDirectives = symbols.files.indices.filter { !symbols.files.all[$0].directives.isEmpty }.map { FileID($0) }
            isAnswered = Array(repeating: false, count: symbols.types.count)
            for type in symbols.types.indices.lazy.map({ TypeID($0) }) where roles.hasAny(type) && !roles.isTestDouble(type) {
                let entry = symbols.types[type.index]
                if symbols.files.all[entry.declaration.file].kind == .source {
                    for role in Role.allCases where roles.has(type, role) { byRole[Int(role.rawValue)].append(type) }
                }
                guard entry.kind != .protocol, roles.has(type, .interactor) || roles.has(type, .presenter) else { continue }
                for ancestor in hierarchy.ancestors[type.index] where symbols.types[ancestor.index].kind == .protocol {
                    isAnswered[ancestor.index] = true
                }
            }
        }
    }

    /// The same project after files changed that declare the same types as before.
    ///
    /// - Parameters:
    ///   - changed: those files.
    ///   - memory: what is known of it; the tables are made anew.
    init(_ old: Project, symbols: SymbolTable, changed: [FileID], memberTable: MemberTable, memory: Memory, threads: ThreadPool) {
        self.threads = threads
        hint = old.hint
        self.symbols = symbols
        self.memberTable = memberTable
        (hierarchy, roles, cast) = (old.hierarchy, old.roles, old.cast)
        (extendedAbove, isAnswered, byRole) = (old.extendedAbove, old.isAnswered, old.byRole)
        tables = ProjectTables()
        let others = old.filesWithDirectives.filter { symbols.files.all[$0.index] === old.files.all[$0.index] }
        let changed = changed.filter { !symbols.files.all[$0.index].directives.isEmpty }
        filesWithDirectives = changed.isEmpty ? others : (others.filter { !changed.contains($0) } + changed).sorted()
        self.memory = memory
        scope = nil
    }

    /// The same project, of which what is read is noted, and of which one file's types alone are to be judged, or all.
    ///
    /// One thread has it.
    init(_ whole: Project, judging file: Int?, _ reads: Reads) {
        threads = .alone
        hint = whole.hint
        symbols = SymbolTable(whole.symbols, noting: reads)
        memberTable = whole.memberTable.noting(reads)
        (hierarchy, roles, cast) = (whole.hierarchy, whole.roles, whole.cast)
        (extendedAbove, isAnswered, byRole) = (whole.extendedAbove, whole.isAnswered, whole.byRole)
        (tables, memory) = (whole.tables, whole.memory)
        filesWithDirectives = whole.filesWithDirectives
        scope = file
    }

    /// What interactors subscribe to and something speaks against. Found when it is first asked for, as not every run does.
    public var subscriptions: SubscriptionTable {
        subscriptionTable.value {
            let found = answers(\.subscriptions) { SubscriptionSurvey.table(of: $0).subscriptions }
            return SubscriptionTable(subscriptions: found.sorted { $0.place < $1.place })
        }
    }

    /// Those of them that are to be judged here.
    var judgedSubscriptions: [Subscription] {
        if let memory, let scope { return memory.subscriptions[scope] }
        return subscriptions.subscriptions
    }

    /// The same of everything, found anew, with what answers for those that are right; or only what something speaks against.
    public func subscriptions(_ interest: Interest) -> SubscriptionTable {
        interest == .everything ? SubscriptionSurvey.table(of: self, .everything) : subscriptions
    }

    public var files: FileList { symbols.files }
    var reads: Reads? { symbols.files.reads }
    public var names: NameTable { symbols.names }
    public var libraryModels: LibraryModels { symbols.libraryModels }

    /// Whether its files may change, and what queries find is remembered: then one thread at a time asks.
    public var isOpen: Bool { memory != nil }

    /// All types that are to be reported on and have a role, in order of files.
    public func types(_ role: Role) -> [TypeID] { byRole[Int(role.rawValue)] }

    /// Whether findings may stand in a type: it is no test double, and its file is a source proper.
    public func isReported(_ type: TypeID) -> Bool {
        let file = symbols.types[type.index].declaration.file
        return files.all[file].kind == .source && !roles.isTestDouble(type)
    }

    /// RIBs that are known: each has one interactor, a class of the sources proper that no other class descends from.
    public var ribCount: Int {
        cast.ribCount.value {
            types(.interactor).count { type in
                symbols.types[type.index].kind == .class && !hierarchy.subtypes[type.index].contains { symbols.types[$0.index].kind == .class }
            }
        }
    }

    /// Supertypes of types with a role that are neither in the project nor known: each name once, in order, and how often they are used.
    public var unresolvedSupertypes: (names: [String], uses: Int) { cast.unresolvedSupertypes.value { makeUnresolvedSupertypes() } }

    /// How many supertypes of types with a role are neither in the project nor known.
    public var unresolvedCount: Int { unresolvedSupertypes.names.count }

    private func makeUnresolvedSupertypes() -> (names: [String], uses: Int) {
        // What several types inherit from one is written once.
        var seen = [Bool](repeating: false, count: symbols.types.count)
        var uses: [Name: Int] = [:]
        for type in symbols.types.indices where roles.hasAny(TypeID(type)) {
            guard hierarchy.hasUnresolvedSuperclass[type] || !hierarchy.unresolvedProtocols[type].isEmpty else { continue }
            for ancestor in hierarchy.ancestors[type] where !seen[ancestor.index] {
                seen[ancestor.index] = true
                guard isReported(ancestor), !symbols.wellKnownNames.bases.contains(symbols.types[ancestor.index].name) else { continue }
                for case .unresolved(let name) in hierarchy.supertypes[ancestor.index] { uses[name, default: 0] += 1 }
            }
        }
        let names = uses.keys.map(text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return (names, uses.values.reduce(0, +))
    }

    public func text(_ name: Name) -> String { names.text(name) }

    public func declaration(_ id: DeclarationID) -> Declaration { symbols.declaration(id) }

    /// The display name of the RIB that a type belongs to: the type's name without the word for its role.
    public func ribName(_ type: TypeID) -> String {
        let name = names.text(symbols.types[type.index].name)
        for suffix in ["ViewController", "Interactor", "Router", "Builder", "Component", "Presenter", "View", "VC", "Worker"]
        where name.hasSuffix(suffix) && name.count > suffix.count {
            return String(name.dropLast(suffix.count))
        }
        return name
    }
}
