public import SourceText
internal import SwiftOutline

/// The vocabulary as names: made before any file is read, so that its names have the lowest ids and sets of them are small.
public struct WellKnownNames: Sendable {
    public let vocabulary: Vocabulary
    /// The table of the whole project. Readers fill it through tables that share its names; while they do, nobody else looks into it.
    public let names: NameTable
    let known: ExternalTypes
    let subscriptions: StreamModel
    let listeners: NameSet
    let inheritedListeners: NameSet
    let emissions: NameSet
    let weakWrappers: NameSet
    let valueSubjects: NameSet
    let routerMethods: NameSet
    /// Members whose type is an argument of the framework's generic class.
    let genericMembers: NameSet
    /// Modules that export the framework.
    let frameworkModules: NameSet
    /// The place of a type of the framework in `Vocabulary.frameworkTypes`.
    let frameworkTypes: NameMap<Int>
    /// The same for `needleTypes`, behind those of the framework.
    let needleTypes: NameMap<Int>
    /// The names of all of them.
    let frameworkNames: NameSet
    /// Base classes that the project names.
    let bases: ProjectBases
    /// Files that import the framework have their bodies asked for, nearly always, and so have those with classes that descend from its
    /// types, or from the protocols that its templates name after them.
    let bodyPrefilter: BodyPrefilter
    /// Bags that the project names.
    let projectBags: NameSet

    public init(_ vocabulary: Vocabulary = Vocabulary()) {
        let names = NameTable(seeds: Word.texts)
        self.vocabulary = vocabulary
        self.names = names
        known = ExternalTypes(names: names, vocabulary: vocabulary)
        subscriptions = StreamModel(names: names, vocabulary: vocabulary)
        func set(_ words: [String]) -> NameSet { NameSet(words.map { names.intern($0) }) }
        frameworkModules = set(vocabulary.frameworkModules)
        listeners = set(vocabulary.listeners)
        inheritedListeners = set(vocabulary.inheritedListeners)
        emissions = set(vocabulary.emissions)
        weakWrappers = set(vocabulary.weakWrappers)
        valueSubjects = set(vocabulary.valueSubjects)
        routerMethods = set(vocabulary.routerMethods)
        genericMembers = set(vocabulary.genericMembers.map(\.member))
        bases = ProjectBases(vocabulary, names: names)
        projectBags = set(vocabulary.project.bags)
        let ofFramework = vocabulary.frameworkTypes.map { names.intern($0.name) }
        let ofNeedle = vocabulary.needleTypes.map { names.intern($0.name) }
        frameworkTypes = NameMap(ofFramework.enumerated().lazy.map { ($1, $0) })
        needleTypes = NameMap(ofNeedle.enumerated().lazy.map { ($1, ofFramework.count + $0) })
        frameworkNames = NameSet(ofFramework + ofNeedle)
        bodyPrefilter = BodyPrefilter(
            modules: frameworkModules,
            supertypes: frameworkNames.union(NameSet(vocabulary.project.bases.values.joined().map { names.intern($0) })),
            endings: vocabulary.frameworkTypes.filter { !$0.isClass && $0.role != nil }.map { Array($0.name.utf8) })
    }
}
