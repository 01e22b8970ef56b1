package import SourceText

/// The names in the models of all libraries, interned. Created before any file is read, so that its names have the
/// lowest ids and sets of them are small.
public final class WellKnownNames: LibraryNames, @unchecked Sendable {
    public let models: LibraryModels
    package let subscriptions: StreamModel
    let execution: ExecutionModel
    let runs: RunModel
    let listeners: NameSet
    package let inheritedListeners: NameSet
    let emissions: NameSet
    let weakWrappers: NameSet
    let valueSubjects: NameSet
    package let routerMethods: NameSet
    let foreignComponentFunctions: NameSet
    /// The member by which code can reach all cases of an enumeration.
    let allCases: Name
    /// The indices of types of RIBs, by name.
    let frameworkTypes: NameMap<Int>
    /// The bags that the project configures.
    let projectBags: NameSet
    let configuredFunctions: ConfiguredFunctions

    public init(_ models: LibraryModels = LibraryModels()) {
        let names = NameTable(seeds: LibraryWords.texts)
        func set(_ words: [String]) -> NameSet { NameSet(words.map { names.intern($0) }) }
        self.models = models
        subscriptions = StreamModel(names: names, models: models)
        execution = ExecutionModel(names: names, models: models, streams: subscriptions)
        runs = RunModel(models, names: names)
        listeners = set(models.all { $0.references.listeners })
        inheritedListeners = set(models.all { $0.references.inheritedListeners })
        emissions = set(models.all { $0.streams[.emissions] })
        weakWrappers = set(models.all { $0.references.weakWrappers })
        valueSubjects = set(models.all { $0.streams[.valueSubjects] })
        routerMethods = set(models.all { $0.routing.routerMethods })
        foreignComponentFunctions = set(models.all { $0.routing.foreignComponentFunctions })
        projectBags = set(models.project.bags)
        configuredFunctions = ConfiguredFunctions(models.project, names: names)
        allCases = names.intern(LibraryModel.allCases)
        frameworkTypes = NameMap(models.ribsTypes.enumerated().lazy.map { (names.intern($1.name), $0) })
        let libraryTypes = LibraryTypes(models.declarations, names: names)
        let project = models.project
        super.init(
            names: names, declarations: models.declarations, libraryTypes: libraryTypes,
            otherTypes: models.all {
                $0.streams[.observables] + $0.streams[.subjects] + $0.streams[.bags] + $0.streams[.subscriptions]
                    + $0.references.weakWrappers
            },
            standIns: StandIns(models, names: names),
            closures: ClosureNames(
                subscribers: subscriptions.subscribers, handlers: subscriptions[.handlers], runners: .closureRunners,
                insertions: subscriptions[.insertions], iterators: .elementIterators,
                ownerNames: subscriptions[.selfNames]),
            copyMarks: NameSet(Name.methodsOfRIBs),
            switches: set(LibraryModel.recordingSwitches),
            // Selects files that import the framework, and those with classes that inherit from its types or from
            // protocols that its templates name after them.
            readModules: set(models.ribsModules),
            readSupertypes: libraryTypes.names.union(NameSet(project.bases.all.map { names.intern($0) })),
            readEndings: models.ribsTypes.filter { !$0.isClass && $0.role != nil }.map { Array($0.name.utf8) },
            fileKinds: FileKindRules(isDouble: project.isDouble, isSource: project.isSource), sought: project.sought)
    }

    override func copies(
        in numbered: TypeCollector, _ files: [FileFacts], _ folders: ModuleLayout
    ) -> LibraryCopies {
        CopyFinder.copies(in: numbered, files, folders, self)
    }

    override func access(_ name: Name) -> ElementAccess { ElementAccess(names.text(name)) }

    override func stopsProgram(_ name: Name) -> Bool { LibraryModel.stopsProgram(names.text(name)) }

    override func leavesBody(_ attribute: Name) -> Bool { LibraryModel.leavesBody(names.text(attribute)) }

    override func isSequenceLabel(_ label: Name) -> Bool { LibraryModel.isSequenceLabel(names.text(label)) }

    override func onlyReadsArguments(_ name: Name) -> Bool { LibraryModel.onlyReadsArguments(names.text(name)) }

    override func passesOnArguments(_ name: Name) -> Bool {
        emissions.contains(name) || LibraryModel.passesOnArguments(names.text(name))
    }

    override func transformsElements(_ name: Name) -> Bool { LibraryModel.transformsElements(names.text(name)) }
    override func isHandler(_ name: Name) -> Bool { LibraryModel.isHandlerName(names.text(name)) }

    override func isActionAttribute(_ name: Name) -> Bool { name.isActionAttribute }

    override func isDelegate(_ name: Name) -> Bool { LibraryModel.isDelegateName(names.text(name)) }

    override func hasSwitches(_ module: Name) -> Bool { LibraryModel.isSnapshotModule(names.utf8(module)) }

    override func hasSwitches(ofFunction name: Name) -> Bool { LibraryModel.comparesSnapshots(names.utf8(name)) }

    override func turnsSwitchOn(_ member: Name) -> Bool { LibraryModel.recordsAllSnapshots(names.text(member)) }

    override func passesOwner(_ callee: Name, _ label: Name) -> Bool {
        LibraryModel.passesOwner(names.text(callee), names.text(label))
    }
}

extension SymbolTable {
    /// The names of all libraries. The cast is safe: every symbol table is created with `WellKnownNames`.
    @inline(__always)
    public var wellKnownNames: WellKnownNames { unsafeDowncast(libraryNames, to: WellKnownNames.self) }

    public var libraryModels: LibraryModels { wellKnownNames.models }
}

extension ExternalTypes {
    /// Whether it is a view controller of a library: all classes that are listed with a superclass are.
    func isViewController(_ name: Name) -> Bool { isClass(name) }
}
