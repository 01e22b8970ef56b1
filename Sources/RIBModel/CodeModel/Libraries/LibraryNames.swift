public import SourceText
internal import SwiftOutline

/// The names that are known before any file is read, interned: the declarations of libraries that symbols, types and
/// closures depend on, and the kinds of files that the configuration declares.
///
/// A class, because the layer above subclasses it: it adds the names that its own analyses need, and overrides the
/// questions that only it can answer. Immutable.
public class LibraryNames: @unchecked Sendable {
    /// The name table of the whole project. Readers add names through tables that share its storage; there is no other
    /// access meanwhile.
    public final let names: NameTable
    /// Types that are known by name.
    final let known: ExternalTypes
    /// The types that are visible by import.
    final let libraryTypes: LibraryTypes
    /// Modules whose names are external, not unresolved.
    final let relatedModules: NameSet
    /// Members whose type is a generic argument of a library's class.
    final let genericMembers: NameMap<[LibraryDeclarations.GenericMember]>
    /// Members that hold an object or a collection of them: for each declaring type, its number and the member's type.
    final let objectMembers: NameMap<[(owner: Int, type: TypeReference)]>
    /// Members of library classes, with the class of each.
    final let classMembers: NameMap<Name>
    final let unmistakableMembers: NameSet
    /// Types whose values hold neither code nor objects of the project.
    final let plainTypes: NameSet
    /// Static members that hold an object of their type.
    final let sharedObjects: NameSet
    /// The classes that the project configures.
    final let standIns: StandIns
    final let closures: ClosureNames
    /// Names of members that identify copies of libraries.
    final let copyMarks: NameSet
    /// The names of libraries' switches that tests turn on.
    final let switches: NameSet
    /// The names in code that rules of a configuration look for, as bytes and as names.
    final let sought: SoughtNames
    final let soughtNames: NameSet
    /// Selects files whose bodies are almost always demanded.
    final let bodyPrefilter: BodyPrefilter
    final let fileKinds: FileKindRules
    /// What Swift calls the methods of Objective-C.
    final let selectors: SwiftSelectors
    private let protocolSuffixes: [String]

    /// - Parameters:
    ///   - names: contains the words of all libraries.
    ///   - declarations: of all libraries; their types are `libraryTypes`.
    ///   - otherTypes: names of further types of libraries.
    ///   - readModules: modules whose imports demand a file's bodies.
    ///   - readSupertypes: supertypes of classes that demand them.
    ///   - readEndings: ends of the names of such supertypes.
    init(
        names: NameTable, declarations: [LibraryDeclarations], libraryTypes: LibraryTypes, otherTypes: [String],
        standIns: StandIns, closures: ClosureNames, copyMarks: NameSet, switches: NameSet, readModules: NameSet,
        readSupertypes: NameSet, readEndings: [[UInt8]], fileKinds: FileKindRules, sought: SoughtCode
    ) {
        self.sought = SoughtNames(sought)
        soughtNames = NameSet(sought.names.sorted().map { names.intern($0) })
        self.names = names
        self.libraryTypes = libraryTypes
        self.standIns = standIns
        self.closures = closures
        self.copyMarks = copyMarks
        self.switches = switches
        bodyPrefilter = BodyPrefilter(modules: readModules, supertypes: readSupertypes, endings: readEndings)
        self.fileKinds = fileKinds
        known = ExternalTypes(names: names, declarations, otherTypes: otherTypes)
        relatedModules = NameSet(declarations.flatMap(\.relatedModules).map { names.intern($0) })
        let generic = Dictionary(grouping: declarations.flatMap(\.genericMembers)) { names.intern($0.member) }
        genericMembers = NameMap(generic.lazy.map { ($0.key, $0.value) })
        let objects = Dictionary(grouping: declarations.flatMap(\.objectMembers)) { names.intern($0.member) }
        objectMembers = NameMap(
            objects.lazy.map { name, members in
                let typed = members.compactMap { member -> (owner: Int, type: TypeReference)? in
                    guard let owner = names.find(member.type).flatMap(libraryTypes.first),
                        let object = names.find(member.object).flatMap(libraryTypes.first)
                    else { return nil }
                    let type = TypeReference.library(object, [])
                    return (owner: owner, type: member.isCollection ? .collection(type) : type)
                }
                return (name, typed)
            })
        classMembers = NameMap(
            declarations.flatMap(\.classMembers).map { (names.intern($0.member), names.intern($0.type)) })
        plainTypes = NameSet(declarations.flatMap(\.plainTypes).map { names.intern($0) })
        sharedObjects = NameSet(declarations.flatMap(\.sharedObjects).map { names.intern($0) })
        unmistakableMembers = NameSet(declarations.flatMap(\.unmistakableMembers).map { names.intern($0) })
        selectors = SwiftSelectors(
            methods: declarations.flatMap(\.selectors), getters: declarations.flatMap(\.getters),
            cases: declarations.flatMap(\.cases), actions: declarations.flatMap(\.actions),
            overridden: declarations.flatMap(\.overridden), names)
        protocolSuffixes = declarations.flatMap(\.protocolSuffixes)
    }

    /// Whether an unresolved first supertype of a class may be a protocol, judging by its name.
    final func isProtocolLike(_ name: Name) -> Bool {
        let text = names.text(name)
        return protocolSuffixes.contains { text.hasSuffix($0) }
    }

    /// Whether a module belongs to a library.
    final func isModule(_ name: Name) -> Bool {
        relatedModules.contains(name) || libraryTypes.modules.contains { $0.names.contains(name) }
    }

    // MARK: Overridden by the layer above

    /// The copies of libraries among the project's files.
    func copies(in numbered: TypeCollector, _ files: [FileFacts], _ folders: ModuleLayout) -> LibraryCopies {
        LibraryCopies(of: [])
    }

    /// Whether a method of that name on a collection or an optional returns its elements transformed by a closure.
    func transformsElements(_ name: Name) -> Bool { false }

    /// What a member of that name of a collection or an optional does with the elements.
    func access(_ name: Name) -> ElementAccess { .unknown }

    /// Whether a function of that name stops the program, whatever it is passed.
    func stopsProgram(_ name: Name) -> Bool { false }

    /// Whether an attribute of that name leaves the body of a function as it is written.
    func leavesBody(_ attribute: Name) -> Bool { false }

    /// Whether a label says that the elements of the argument are added: `append(contentsOf:)`.
    func isSequenceLabel(_ label: Name) -> Bool { false }

    /// Whether a function of that name reads what it is passed, and neither keeps nor changes it.
    func onlyReadsArguments(_ name: Name) -> Bool { false }

    /// Whether a function of that name passes what it is passed to whoever listens: `onNext(_:)`.
    func passesOnArguments(_ name: Name) -> Bool { false }

    /// Whether any function of that name stores the closures that it is passed.
    func isHandler(_ name: Name) -> Bool { false }

    /// Whether an attribute marks a function that a library calls by its name.
    func isActionAttribute(_ name: Name) -> Bool { false }

    /// Whether a protocol is named like one through which an object notifies another.
    func isDelegate(_ name: Name) -> Bool { false }

    /// Whether tests that import a module can turn its switches on.
    func hasSwitches(_ module: Name) -> Bool { false }

    /// Whether arguments of a function can turn switches on.
    func hasSwitches(ofFunction name: Name) -> Bool { false }

    /// Whether a member of that name turns a switch on, as `true` does.
    func turnsSwitchOn(_ member: Name) -> Bool { false }

    /// Whether a call passes the value of an argument to its closure: the object that the closure's code belongs to.
    func passesOwner(_ callee: Name, _ label: Name) -> Bool { false }
}

/// Names in libraries from which the lifetime of closures follows.
struct ClosureNames: Sendable {
    /// Methods that store the closures of the whole chain of calls.
    let subscribers: NameSet
    /// Functions that store the closures that they are passed.
    let handlers: NameSet
    /// Types whose initializer runs a closure once.
    let runners: NameSet
    /// Methods of collections that store what they are passed.
    let insertions: NameSet
    /// Methods of collections that pass each element to their closure.
    let iterators: NameSet
    /// Names of closure parameters that receive the object which the code belongs to.
    let ownerNames: NameSet
}

/// The kinds of files, by their paths from the root, that the configuration of a project declares.
struct FileKindRules: Sendable {
    /// Whether a file contains test doubles.
    let isDouble: (@Sendable (SourcePath) -> Bool)?
    /// Whether a file is a source file despite its name and folders.
    let isSource: (@Sendable (SourcePath) -> Bool)?
}
