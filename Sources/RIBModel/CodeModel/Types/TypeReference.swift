public import SourceText

/// The type that a written type denotes, with optionals stripped.
public enum TypeReference: Sendable, Hashable {
    /// A type of the project, with its generic arguments.
    case nominal(TypeID, [TypeReference])
    /// A modeled type of a library, visible in files that import the library: its index in `LibraryTypes`, with its
    /// generic arguments.
    case library(Int, [TypeReference])
    /// A type of a library that is known by name only.
    case known(Name, [TypeReference])
    /// A name that is neither declared in the project nor known.
    case unresolved(Name)
    /// `A & B`
    case composition([TypeReference])
    /// An array, set or dictionary; the element of a dictionary is its value.
    indirect case collection(TypeReference)
    case tuple([TypeReference])
    /// The payload is the result type.
    indirect case function(TypeReference)
    indirect case metatype(TypeReference)
    /// A generic parameter and its bounds.
    case parameter(Name, [TypeReference])
    /// `Void`, or a type that cannot be determined.
    case unknown

    /// The constituent types: several for a composition and for the bounds of a parameter, else the type itself.
    public var constituents: Constituents {
        switch self {
        case .composition(let parts): Constituents(lone: nil, several: parts.flatMap(\.constituents))
        case .parameter(_, let bounds): Constituents(lone: nil, several: bounds.flatMap(\.constituents))
        default: Constituents(lone: self, several: [])
        }
    }

    /// The usual single constituent is stored without an array.
    public struct Constituents: RandomAccessCollection, Sendable {
        fileprivate let lone: TypeReference?
        fileprivate let several: [TypeReference]

        public var startIndex: Int { 0 }
        public var endIndex: Int { lone == nil ? several.count : 1 }
        public subscript(position: Int) -> TypeReference { lone ?? several[position] }
    }

    /// Whether `constituents` are others than the type itself.
    var hasParts: Bool {
        switch self {
        case .composition, .parameter: true
        default: false
        }
    }

    /// The type of the elements of a collection; otherwise the type itself.
    package var element: TypeReference {
        if case .collection(let element) = self { return element }
        return self
    }

    /// The type of the project that this refers to, or nil.
    public var nominal: TypeID? {
        if case .nominal(let type, _) = self { return type }
        return nil
    }

    /// Whether the values are a library's, whose code does nothing with objects of the project but what it documents.
    var isOfLibraries: Bool {
        let parts = constituents
        return !parts.isEmpty && parts.allSatisfy(\.isOneOfLibraries)
    }

    /// Whether the values may be of a type that nothing declares: none of the constituents is known.
    var mayBeAbsent: Bool {
        constituents.allSatisfy { $0.nominal == nil && !$0.isOneOfLibraries }
    }

    /// The same of one constituent.
    private var isOneOfLibraries: Bool {
        switch self {
        case .known, .library, .collection, .tuple: true
        default: false
        }
    }

    public var isUnresolved: Bool {
        switch self {
        case .unresolved: true
        case .composition(let parts): parts.contains(where: \.isUnresolved)
        default: false
        }
    }
}
