/// What a library declares, as far as names and types of a program depend on it.
struct LibraryDeclarations: Sendable {
    /// Modules that declare `types`, or export them again: a file that imports one sees these types.
    var modules: [String] = []
    /// Other modules whose names are external, not unresolved.
    var relatedModules: [String] = []
    /// Types that a file sees by an import.
    var types: [LibraryType] = []
    /// Members of generic classes among `types` whose type is one of the class's arguments.
    var genericMembers: [GenericMember] = []
    /// Classes that are known by name in every file, each with its superclass.
    var classes: [LibraryClass] = []
    /// Members of `classes` whose type is a class.
    var classMembers: [(member: String, type: String)] = []
    /// Other types that are known by name in every file.
    var typeNames: [String] = []
    /// Two or three capital letters that begin the names of types.
    var typePrefixes: [String] = []

    /// Ends of the names of protocols: what is named so may be no class where nothing else tells.
    var protocolSuffixes: [String] = []

    /// A class with its superclass.
    struct LibraryClass: Sendable {
        let name: String
        let superclass: String

        init(_ name: String, _ superclass: String) {
            self.name = name
            self.superclass = superclass
        }
    }

    /// A member of a generic class whose type is an argument of the class.
    struct GenericMember: Sendable {
        let type: String
        let member: String
        /// From 0.
        let argument: Int

        init(_ member: String, of type: String, argument: Int) {
            self.type = type
            self.member = member
            self.argument = argument
        }
    }
}

/// A type of a library that a file sees by an import.
public struct LibraryType: Sendable {
    public let name: String
    public let isClass: Bool
    /// No other library has a type of that name: it is resolved even where the import that brings it is not.
    public let isUnmistakable: Bool
    /// Superclass and protocols among the types of the same library.
    public let refines: [String]
    /// What its descendants are, in terms of the layer above; nil for nothing.
    public let mark: UInt8?
    /// What else it is, in terms of the layer above, one bit each.
    public let traitBits: UInt8

    public init(
        _ name: String, isClass: Bool = false, isUnmistakable: Bool = false, mark: UInt8? = nil, traitBits: UInt8 = 0,
        refines: [String] = []
    ) {
        self.name = name
        self.isClass = isClass
        self.isUnmistakable = isUnmistakable
        self.mark = mark
        self.traitBits = traitBits
        self.refines = refines
    }
}
