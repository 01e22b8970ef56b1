public import SourceText
internal import SwiftOutline

/// What the models of libraries list, as names: made before any file is read, so that its names have the lowest ids and
/// sets of them are small.
public struct WellKnownNames: Sendable {
    public let models: LibraryModels
    /// The table of the whole project. Readers fill it through tables that share its names; while they do, nobody else
    /// looks into it.
    public let names: NameTable
    let known: ExternalTypes
    let subscriptions: StreamModel
    let listeners: NameSet
    let inheritedListeners: NameSet
    let emissions: NameSet
    let weakWrappers: NameSet
    let valueSubjects: NameSet
    let routerMethods: NameSet
    let foreignComponentFunctions: NameSet
    /// Members whose type is an argument of the framework's generic class.
    let genericMembers: NameSet
    /// The types of libraries that files see by imports.
    let libraryTypes: LibraryTypes
    /// Modules whose names are external, not unresolved.
    let relatedModules: NameSet
    /// By the name of a type of RIBs, its number.
    let frameworkTypes: NameMap<Int>
    /// Base classes that the project names.
    let bases: ProjectBases
    /// Files that import the framework have their bodies asked for, nearly always, and so have those with classes that
    /// descend from its types, or from the protocols that its templates name after them.
    let bodyPrefilter: BodyPrefilter
    /// Members of classes of libraries, with the class that each leads to.
    let classMembers: NameMap<Name>
    private let protocolSuffixes: [String]
    /// Names of members by which copies of RIBs are found.
    let copyMarks: NameSet
    /// Bags that the project names.
    let projectBags: NameSet

    public init(_ models: LibraryModels = LibraryModels()) {
        let names = NameTable(seeds: LibraryWords.texts)
        self.models = models
        self.names = names
        known = ExternalTypes(names: names, models: models)
        subscriptions = StreamModel(names: names, models: models)
        func set(_ words: [String]) -> NameSet { NameSet(words.map { names.intern($0) }) }
        relatedModules = set(models.relatedModules)
        listeners = set(models.all { $0.references.listeners })
        inheritedListeners = set(models.all { $0.references.inheritedListeners })
        emissions = set(models.all { $0.streams.emissions })
        weakWrappers = set(models.all { $0.references.weakWrappers })
        valueSubjects = set(models.all { $0.streams.valueSubjects })
        routerMethods = set(models.all { $0.routing.routerMethods })
        foreignComponentFunctions = set(models.all { $0.routing.foreignComponentFunctions })
        genericMembers = set(models.genericMembers.map(\.member))
        classMembers = NameMap(
            models.all { $0.declarations.classMembers }.map { (names.intern($0.member), names.intern($0.type)) })
        protocolSuffixes = models.all { $0.declarations.protocolSuffixes }
        bases = ProjectBases(models, names: names)
        projectBags = set(models.project.bags)
        libraryTypes = LibraryTypes(models.declarations, names: names)
        frameworkTypes = NameMap(models.ribsTypes.enumerated().lazy.map { (names.intern($1.name), $0) })
        copyMarks = NameSet(Name.methodsOfRIBs)
        bodyPrefilter = BodyPrefilter(
            modules: set(models.ribsModules),
            supertypes: libraryTypes.names.union(NameSet(models.project.bases.all.map { names.intern($0) })),
            endings: models.ribsTypes.filter { !$0.isClass && $0.role != nil }.map { Array($0.name.utf8) })
    }

    /// The copies of libraries among the project's files.
    func copies(in numbered: TypeCollector, _ files: [FileFacts], _ folders: ModuleLayout) -> LibraryCopies {
        CopyFinder.copies(in: numbered, files, folders, self)
    }

    /// Whether a class's first supertype of that name may be a protocol.
    func isProtocolLike(_ name: Name) -> Bool {
        let text = names.text(name)
        return protocolSuffixes.contains { text.hasSuffix($0) }
    }
}
