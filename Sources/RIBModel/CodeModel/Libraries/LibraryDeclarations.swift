/// The declarations of a library that the names and types of a program depend on.
struct LibraryDeclarations: Sendable {
    /// Modules that declare or re-export `types`: a file that imports one sees these types.
    var modules: [String] = []
    /// Other modules whose names are external, not unresolved.
    var relatedModules: [String] = []
    /// Types that are visible in files that import the library.
    var types: [LibraryType] = []
    /// Members of generic classes among `types` whose type is one of the class's arguments.
    var genericMembers: [GenericMember] = []
    /// Members of `types` that hold an object, or a collection of objects, of one of these types.
    var objectMembers: [ObjectMember] = []
    /// Classes that are known by name in every file, with their superclasses.
    var classes: [LibraryClass] = []
    /// Members of `classes` whose type is a class.
    var classMembers: [(member: String, type: String)] = []
    /// Those of `classMembers` that have their type on an object of any type that does not declare them, known or not.
    var unmistakableMembers: [String] = []
    /// Other types that are known by name in every file.
    var typeNames: [String] = []
    /// Those of the known types whose values hold neither code nor objects of the project, and whose functions run no
    /// code but the closures that they are passed.
    var plainTypes: [String] = []
    /// Static members of known types that hold an object of the type: `UserDefaults.standard`.
    var sharedObjects: [String] = []
    /// Prefixes of type names: two or three capital letters.
    var typePrefixes: [String] = []

    /// What Objective-C calls the library's methods, with their names in Swift: `dismiss(animated:completion:)`.
    var selectors: [(selector: String, name: String)] = []
    /// What Objective-C calls the library's properties, with their names in Swift.
    var getters: [(getter: String, name: String)] = []
    /// Constants of C that are cases in Swift, with their names there.
    var cases: [(constant: String, name: String)] = []
    /// Results of methods of Objective-C that the library calls by their selector.
    var actions: [String] = []
    /// What Objective-C calls methods of the library that subclasses override.
    var overridden: [String] = []

    /// Suffixes of protocol names: a name that ends so is taken for a protocol if nothing else is known about it.
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

    /// A member that holds an object or a collection of objects.
    struct ObjectMember: Sendable {
        let type: String
        let member: String
        /// The type of the object or of each object.
        let object: String
        let isCollection: Bool

        init(_ member: String, of type: String, is object: String) {
            self.init(type: type, member: member, object: object, isCollection: false)
        }

        init(_ member: String, of type: String, elements object: String) {
            self.init(type: type, member: member, object: object, isCollection: true)
        }

        private init(type: String, member: String, object: String, isCollection: Bool) {
            self.type = type
            self.member = member
            self.object = object
            self.isCollection = isCollection
        }
    }

    /// A member of a generic class whose type is an argument of the class.
    struct GenericMember: Sendable {
        let type: String
        let member: String
        /// The index of the argument, from 0.
        let argument: Int

        init(_ member: String, of type: String, argument: Int) {
            self.type = type
            self.member = member
            self.argument = argument
        }
    }
}

/// A library type that is visible in files that import the library.
public struct LibraryType: Sendable {
    public let name: String
    public let isClass: Bool
    /// Whether no other library has a type of that name. Such a name resolves even if the import that brings it does
    /// not.
    public let isUnmistakable: Bool
    /// The superclass and protocols, among the types of the same library.
    public let refines: [String]
    /// The mark of all descendants, in terms of the layer above; nil for none.
    public let mark: UInt8?
    /// Further traits in terms of the layer above, as a bit set.
    public let traitBits: UInt16

    public init(
        _ name: String, isClass: Bool = false, isUnmistakable: Bool = false, mark: UInt8? = nil, traitBits: UInt16 = 0,
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
