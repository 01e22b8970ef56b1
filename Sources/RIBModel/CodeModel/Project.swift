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
    /// The facts of the layer above.
    let facts: ProjectFacts
    package let threads: ThreadPool
    let memberTable: MemberTable
    /// By type, the library types that it inherits from and that the project extends, as owners in `memberTable`.
    let extendedAbove: ListTable<MemberTable.Owner>
    /// The files with directives, in order.
    public let filesWithDirectives: [FileID]
    /// The files whose bodies were read, in order.
    private let filesWithBodies: [FileID]
    /// The answers of queries.
    let queries: QueryCache
    /// The threads that compute queries. The same as `threads`, except while dependencies are recorded.
    let pool: ThreadPool
    /// Records the dependencies of the answer being computed; nil if they are not recorded.
    let recorder: DependencyRecorder?
    /// Counts the limits that analyses reach; nil if they are not counted.
    let limits: ReachedLimits?
    /// Measures queries; nil if they are not measured.
    let clock: QueryClock?
    private let asker: ActiveQuery?
    /// The same object for all views of a state.
    let state: State

    /// What the views of a state share. A class, because its identity tells states apart.
    final class State: Sendable {
        /// The files that are there, in order: not every number of a workspace has a file.
        let files: [FileID]
        /// Those in Objective-C.
        let objectiveCFiles: [FileID]

        init(_ symbols: SymbolTable) {
            files = symbols.files.indices.filter { !symbols.files.all[$0].isVacant }.map { FileID($0) }
            objectiveCFiles = files.filter { symbols.files.all[$0.index].language.isObjectiveC }
        }

        /// A state with the same files.
        init(_ old: State) { (files, objectiveCFiles) = (old.files, old.objectiveCFiles) }
    }

    /// - Parameters:
    ///   - hierarchy: the hierarchy of the same types, from declarations alone.
    ///   - threads: also used by all queries of the project.
    ///   - members: those of an earlier state.
    ///   - facts: finds the facts of the layer above.
    init(
        symbols: SymbolTable, hierarchy: TypeHierarchy, threads: ThreadPool, limits: ReachedLimits? = nil,
        clock: QueryClock? = nil, keeping members: MemberTable? = nil, facts: @escaping @Sendable () -> ProjectFacts
    ) {
        (self.threads, self.limits, self.clock) = (threads, limits, clock)
        self.symbols = symbols
        pool = threads
        queries = QueryCache()
        (recorder, asker, state) = (nil, nil, State(symbols))
        self.hierarchy = hierarchy
        let (memberTable, found) = threads.both {
            MemberTable(symbols, threads, keeping: members)
        } _: {
            (facts(), symbols.files.indices.filter { !symbols.files.all[$0].directives.isEmpty }.map { FileID($0) })
        }
        self.memberTable = memberTable
        (self.facts, filesWithDirectives) = found
        filesWithBodies = Project.filesWithBodies(symbols)
        extendedAbove = Project.extendedAbove(symbols, hierarchy, memberTable)
    }

    /// By type, the library types that it inherits from and that the project extends.
    private static func extendedAbove(
        _ symbols: SymbolTable, _ hierarchy: TypeHierarchy, _ memberTable: MemberTable
    ) -> ListTable<MemberTable.Owner> {
        let libraryOwners = symbols.libraryNames.libraryTypes.all.enumerated().compactMap { number, type in
            symbols.names.find(type.name).flatMap(memberTable.owner).map {
                (bit: UInt64(1) << UInt64(number), owner: $0)
            }
        }
        let extended = libraryOwners.reduce(0) { $0 | $1.bit }
        return symbols.types.indices.reduce(into: ListTable()) { lists, type in
            for name in hierarchy.knownClasses[type] {
                if let owner = memberTable.owner(name) { lists.add(owner) }
            }
            for name in hierarchy.foreignProtocols(of: TypeID(type)) {
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

    /// The project after an edit of files that still declare the same types; none comes or goes.
    ///
    /// - Parameters:
    ///   - changed: the edited files.
    ///   - queries: answers that are still valid, or that are updated before the next request.
    init(
        _ old: Project, symbols: SymbolTable, changed: [FileID], memberTable: MemberTable, queries: QueryCache,
        threads: ThreadPool
    ) {
        (self.threads, limits, clock) = (threads, old.limits, old.clock)
        pool = threads
        self.symbols = symbols
        self.memberTable = memberTable
        (hierarchy, facts, extendedAbove) = (old.hierarchy, old.facts, old.extendedAbove)
        let others = old.filesWithDirectives.filter { symbols.files.all[$0.index] === old.files.all[$0.index] }
        let isRead = changed.allSatisfy { symbols.files.all[$0.index].hasBodies == old.files.all[$0.index].hasBodies }
        filesWithBodies = isRead ? old.filesWithBodies : Project.filesWithBodies(symbols)
        let changed = changed.filter { !symbols.files.all[$0.index].directives.isEmpty }
        filesWithDirectives = changed.isEmpty ? others : (others.filter { !changed.contains($0) } + changed).sorted()
        self.queries = queries
        (recorder, asker, state) = (nil, nil, State(old.state))
    }

    /// The same project with what rules ask of bodies that no analysis reads.
    ///
    /// - Parameters:
    ///   - files: of the same outlines.
    ///   - dependents: the numbers of the queries whose answers depend on such bodies.
    func with(_ files: [FileFacts], forgetting dependents: [Int], threads: ThreadPool) -> Project {
        queries.forget(dependents)
        let changed = files.indices.filter { files[$0] !== self.files.all[$0] }.map { FileID($0) }
        return Project(
            self, symbols: symbols.with(files), changed: changed, memberTable: memberTable, queries: queries,
            threads: threads)
    }

    /// The project as seen by the computations of answers whose dependencies are recorded: one after the other, each
    /// on one thread.
    init(_ project: Project, recorder: DependencyRecorder) {
        threads = .alone
        (pool, limits, clock) = (project.pool, project.limits, project.clock)
        symbols = SymbolTable(project.symbols, recorder: recorder)
        memberTable = project.memberTable.recording(recorder)
        (hierarchy, facts, extendedAbove) = (project.hierarchy, project.facts, project.extendedAbove)
        (filesWithDirectives, filesWithBodies) = (project.filesWithDirectives, project.filesWithBodies)
        (queries, state) = (project.queries, project.state)
        (self.recorder, asker) = (recorder, nil)
    }

    /// The project as seen by a running query.
    init(_ project: Project, asking asker: ActiveQuery) {
        (threads, pool, limits, clock) = (project.threads, project.pool, project.limits, project.clock)
        (symbols, memberTable) = (project.symbols, project.memberTable)
        (hierarchy, facts, extendedAbove) = (project.hierarchy, project.facts, project.extendedAbove)
        (filesWithDirectives, filesWithBodies) = (project.filesWithDirectives, project.filesWithBodies)
        (queries, recorder, state) = (project.queries, project.recorder, project.state)
        self.asker = asker
    }

    /// The same state of the project, without answers.
    init(withoutAnswers project: Project) {
        (threads, pool, limits, clock) = (project.threads, project.pool, project.limits, project.clock)
        (symbols, memberTable) = (project.symbols, project.memberTable)
        (hierarchy, facts, extendedAbove) = (project.hierarchy, project.facts, project.extendedAbove)
        (filesWithDirectives, filesWithBodies) = (project.filesWithDirectives, project.filesWithBodies)
        (queries, recorder, asker, state) = (QueryCache(), nil, nil, project.state)
    }

    /// The running query, if cycles are checked.
    var activeQuery: ActiveQuery? { recorder?.activeQuery ?? asker }

    public var files: FileList {
        @inline(__always) get { symbols.files }
    }

    package var allFiles: [FileID] {
        recorder?.record(.fileSet)
        return state.files
    }

    /// The files that can contain code: queries about code have no answer for others. While dependencies are recorded,
    /// all files, since an edit can have the bodies of any file read.
    package var filesWithCode: [FileID] { recorder == nil ? filesWithBodies : allFiles }

    /// The number of files whose bodies were read.
    public var bodyCount: Int { filesWithBodies.count }

    private static func filesWithBodies(_ symbols: SymbolTable) -> [FileID] {
        symbols.files.indices.filter { symbols.files.all[$0].hasBodies && !symbols.files.all[$0].isVacant }
            .map { FileID($0) }
    }

    public var names: NameTable { symbols.names }

    public func text(_ name: Name) -> String { names.text(name) }

    /// A type's name without those of the enclosing types.
    public func name(of type: TypeID) -> String { text(symbols.types[type.index].name) }

    /// A type's name with those of the enclosing types, separated by dots.
    public func qualifiedName(of type: TypeID) -> String { symbols.qualifiedName(type) }

    /// Inlined, so that a caller reads only the parts of the declaration that it asks for.
    @inline(__always)
    public func declaration(_ id: DeclarationID) -> Declaration { symbols.declaration(id) }

    /// Whether a class or an ancestor of it has a superclass that is neither declared in the project nor known.
    public func hasUnresolvedSuperclass(_ type: TypeID) -> Bool { hierarchy.hasUnresolvedSuperclass[type.index] }

    /// The directives in comments of a file, in order.
    public func directives(in file: FileID) -> [Directive] { files[file.index].directives }
}

/// The facts about the types of a project that the layer above derives from declarations, once for all states of the
/// project with the same types.
///
/// A class, because the layer above subclasses it and all states of a project share it. Immutable.
class ProjectFacts: @unchecked Sendable {
    /// Whether the facts about a type are the same in another state of the same types.
    func areSame(as other: ProjectFacts, for type: TypeID) -> Bool { true }
}

extension TypeHierarchy {
    /// The names of the supertypes outside of the project that a type or its ancestors are declared with, other than
    /// the known classes, each once.
    fileprivate func foreignProtocols(of type: TypeID) -> [Name] {
        var names: [Name] = []
        for ancestor in ancestors[type.index] {
            for supertype in supertypes[ancestor.index] {
                switch supertype {
                case .known(let name, _), .unresolved(let name):
                    if !names.contains(name), !knownClasses[type.index].contains(name) { names.append(name) }
                default: continue
                }
            }
        }
        return names
    }
}
