import SourceText

/// Creates a project from files: reads the bodies that the analyses of RIBs need, and assigns roles to types.
public struct ProjectLoader: Sendable {
    private let threads: ThreadPool
    /// What the project's manifests declare.
    private let modules: DeclaredModules
    /// Decides which bodies are read.
    let demand: BodyDemand
    /// Nil if no file shows signs of RIBs.
    let declared: (hierarchy: TypeHierarchy, roles: Roles)?
    /// Whether a `source` file declares an interactor class.
    private let hasInteractors: Bool
    /// Counts the limits that analyses of the project reach; nil if they are not counted.
    public var limits: ReachedLimits?
    /// Measures queries of the project; nil if they are not measured. Needs a single thread.
    public var clock: QueryClock?
    /// The members of an earlier state of the project.
    var members: MemberTable?

    /// - Parameters:
    ///   - files: in the order of paths.
    ///   - modules: what the project's manifests declare.
    ///   - wellKnownNames: the instance that all readers of these files used.
    public init(
        files: [FileFacts], modules: DeclaredModules = .none, wellKnownNames: WellKnownNames,
        threads: ThreadPool = .alone
    ) {
        self.init(files: files, modules: modules, wellKnownNames: wellKnownNames, threads: threads, reserved: []) {}
    }

    /// - Parameters:
    ///   - reserved: by file, the least number of indices for its types; empty to reserve none.
    ///   - check: called before each table, throws to stop.
    init<Stop: Error>(
        files: [FileFacts], modules: DeclaredModules, wellKnownNames: WellKnownNames, threads: ThreadPool,
        reserved: [Int32], checking check: () throws(Stop) -> Void
    ) throws(Stop) {
        (self.threads, self.modules) = (threads, modules)
        try check()
        let symbols = SymbolTable(
            files: files, modules: modules, libraryNames: wellKnownNames, threads: threads, reserved: reserved)
        try check()
        var isOfRole = [Bool](repeating: false, count: files.count)
        var ofRIBs = NameSet()
        var hasInteractors = false
        let mayHaveRoles =
            symbols.imports.isAnySeen(.ribs) || symbols.imports.unresolved.contains(true) || !symbols.copies.isEmpty
            || !wellKnownNames.standIns.isEmpty
        if mayHaveRoles {
            let hierarchy = TypeHierarchy(symbols, threads)
            try check()
            let roles = Roles(symbols, hierarchy, threads)
            try check()
            declared = (hierarchy, roles)
            var seen = [Bool](repeating: false, count: symbols.types.count)
            for number in symbols.types.indices
            where roles.hasAny(TypeID(number)) && !symbols.types[number].isProtocol {
                for ancestor in hierarchy.ancestors[number] where !seen[ancestor.index] {
                    seen[ancestor.index] = true
                    for part in symbols.parts(of: ancestor) { isOfRole[part.file] = true }
                }
                if roles.has(TypeID(number), .interactor) {
                    hasInteractors = true
                    // What refers to a listener by its protocol may forward to it.
                    for case .nominal(let contract, _) in hierarchy.supertypes[number]
                    where symbols.types[contract.index].isProtocol { ofRIBs.insert(symbols.types[contract.index].name) }
                }
                if roles.has(TypeID(number), .view) { ofRIBs.insert(symbols.types[number].name) }
            }
            // What has a router by its type may call it, and what has a builder may build RIBs, whatever it inherits
            // from.
            for number in symbols.types.indices
            where roles.has(TypeID(number), anyOf: [.of(.builder), .of(.router)]) {
                ofRIBs.insert(symbols.types[number].name)
            }
            let plugins = PluginTypes(symbols, hierarchy)
            let hosts =
                ProjectLoader.dependencies(symbols, hierarchy)
                + symbols.types.indices.lazy.map { TypeID($0) }.filter { hierarchy.isControllerInSwiftUI($0) }
            for type in plugins.switches + plugins.factories + plugins.points + hosts {
                for part in symbols.parts(of: type) { isOfRole[part.file] = true }
            }
        } else {
            declared = nil
        }
        self.hasInteractors = hasInteractors
        let roots = BodyDemand.Roots(
            files: isOfRole, typeNames: ofRIBs, implicitProtocols: .implicitProtocols,
            areImplicit: declared.map { declared in
                symbols.types.indices.map {
                    declared.hierarchy.isOfUI(TypeID($0), wellKnownNames.names)
                        || declared.hierarchy.hasUnresolvedSuperclass[$0]
                }
            } ?? [],
            resultNames: wellKnownNames.subscriptions[.subscriptions].union(.tokenTypes))
        demand = BodyDemand(symbols, declared?.hierarchy, roots, threads)
    }

    /// The classes and structs that builders get their dependencies from: those without a role build RIBs themselves.
    private static func dependencies(_ symbols: SymbolTable, _ hierarchy: TypeHierarchy) -> [TypeID] {
        let contracts = symbols.wellKnownNames.libraryTypes.all.enumerated().reduce(into: UInt64(0)) { bits, type in
            if type.element.traits.contains(.isDependency) { bits |= 1 << UInt64(type.offset) }
        }
        return symbols.types.indices.lazy.map { TypeID($0) }.filter {
            hierarchy.libraryAncestors[$0.index] & contracts != 0 && !symbols.types[$0.index].isProtocol
        }
    }

    /// The loader after an edit of files that still declare the same types.
    init(_ old: ProjectLoader, symbols: SymbolTable, threads: ThreadPool) {
        (self.threads, modules) = (threads, old.modules)
        demand = BodyDemand(old.demand, symbols: symbols, threads: threads)
        (declared, hasInteractors) = (old.declared, old.hasInteractors)
    }

    /// The project from declarations alone, with all of its types.
    public var declaredProject: Project {
        if let (hierarchy, roles) = declared { return project(demand.symbols, hierarchy, roles) }
        return project(demand.symbols)
    }

    /// Reads the bodies that matter, and creates the project.
    ///
    /// - Parameters:
    ///   - typing: asked about receivers that declarations leave open; nil if nobody can tell.
    ///   - read: reads the bodies of files, in any order; omits files that can no longer be read.
    public func project(
        _ extent: BodyDemand.Extent = .analyzed, typing: ReceiverTyping? = nil,
        reading read: (BodyDemand.Request) -> [BodyDemand.Body]
    ) -> Project {
        var files = demand.symbols.files.all
        let names = demand.symbols.libraryNames
        guard !demand.rounds(over: &files, reading: { read(BodyDemand.Request($0)) }).files.isEmpty else {
            return project(of: files, isAnyRead: false)
        }
        if extent.contains(.all) { BodyDemand.readRest(of: &files) { read(BodyDemand.Request($0)) } }
        BodyDemand.add(extent.subtracting([.named, .all]), ofUnreadBodiesTo: &files, names) {
            read(BodyDemand.Request($0, for: Array(names.switches)))
        }
        var project = project(of: files, isAnyRead: true).typed(by: typing)
        guard extent.contains(.named) else { return project }
        if project.files.count == files.count { files = project.files.all }
        // In most projects, the code that was read uses everything that the rules ask about.
        var sought = NameSet()
        while true {
            let next = NameSet(
                project.namesOfUnusedBuilders + project.namesOfUnreadRequirements + project.namesOfUnusedPluginParts)
            // Files that are still unread contain none of the names that were sought before.
            let wanted = next.filter { !sought.contains($0) }
            guard !wanted.isEmpty else { return project }
            sought.formUnion(next)
            BodyDemand.add(.named, ofUnreadBodiesTo: &files, names) { read(BodyDemand.Request($0, for: wanted)) }
            project = project.with(files, forgetting: Project.queriesOfUnreadBodies, threads: threads)
        }
    }

    /// - Parameters:
    ///   - files: with the bodies that matter.
    ///   - isAnyRead: whether any body was read.
    func project(of files: [FileFacts], isAnyRead: Bool) -> Project {
        let symbols = demand.symbols
        guard let declared, isAnyRead else {
            // In a project without roles only the rules about directives and those of a configuration report findings:
            // without either, its files are not needed.
            let areNeeded = symbols.libraryNames.sought.isAsked || files.contains { !$0.directives.isEmpty }
            guard areNeeded else {
                return project(SymbolTable(files: [], modules: .none, libraryNames: symbols.wellKnownNames))
            }
            return project(moved(to: files) ?? table(of: files))
        }
        if let moved = moved(to: files) { return project(moved, declared.hierarchy, declared.roles) }
        return project(table(of: files))
    }

    private func table(of files: [FileFacts]) -> SymbolTable {
        SymbolTable(files: files, modules: modules, libraryNames: demand.symbols.wellKnownNames, threads: threads)
    }

    /// The same symbols with bodies; nil if broken code declares something else once its bodies are read.
    private func moved(to files: [FileFacts]) -> SymbolTable? {
        let symbols = demand.symbols
        return zip(files, symbols.files.all).contains { $0 !== $1 } ? symbols.moved(to: files, threads) : symbols
    }

    private func project(_ symbols: SymbolTable) -> Project {
        let hierarchy = TypeHierarchy(symbols, threads)
        return project(symbols, hierarchy, Roles(symbols, hierarchy, threads))
    }

    private func project(_ symbols: SymbolTable, _ hierarchy: TypeHierarchy, _ roles: Roles) -> Project {
        let hints = hasInteractors ? [] : RIBHint.all(demand.symbols)
        return Project(
            symbols: symbols, hierarchy: hierarchy, roles: roles, threads: threads, hints: hints, limits: limits,
            clock: clock, keeping: members)
    }
}
