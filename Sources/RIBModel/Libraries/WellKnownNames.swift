public import SourceText
internal import SwiftOutline

/// The names in the models of all libraries, interned. Created before any file is read, so that its names have the
/// lowest ids and sets of them are small.
public struct WellKnownNames: Sendable {
    public let models: LibraryModels
    /// The name table of the whole project. Readers fill it through tables that share its names; it is not accessed
    /// otherwise while they do.
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
    /// Members whose type is a generic argument of the framework's class.
    let genericMembers: NameSet
    /// The library types that are visible by import.
    let libraryTypes: LibraryTypes
    /// Modules whose names are external, not unresolved.
    let relatedModules: NameSet
    /// The indices of types of RIBs, by name.
    let frameworkTypes: NameMap<Int>
    /// The base classes that the project configures.
    let bases: ProjectBases
    /// Selects files whose bodies are almost always demanded: those that import the framework, and those with classes
    /// that descend from its types or from protocols that its templates name after them.
    let bodyPrefilter: BodyPrefilter
    /// Members of library classes, with the class of each.
    let classMembers: NameMap<Name>
    private let protocolSuffixes: [String]
    /// Names of members that identify copies of RIBs.
    let copyMarks: NameSet
    /// The bags that the project configures.
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

    /// Whether an unresolved first supertype of a class may be a protocol, by its name.
    func isProtocolLike(_ name: Name) -> Bool {
        let text = names.text(name)
        return protocolSuffixes.contains { text.hasSuffix($0) }
    }
}
