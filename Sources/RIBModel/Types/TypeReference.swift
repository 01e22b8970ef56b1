public import SourceText

/// What a type's text means, optionals stripped.
public enum TypeReference: Sendable, Hashable {
    /// Of the project, with its generic arguments.
    case nominal(TypeID, [TypeReference])
    /// Of a library that declares types for files that import it: the number in `LibraryTypes`, with its generic arguments.
    case library(Int, [TypeReference])
    /// Of a library that is known.
    case known(Name, [TypeReference])
    /// Neither in the project nor known.
    case unresolved(Name)
    /// `A & B`
    case composition([TypeReference])
    /// An array or dictionary; for the latter the value is the element.
    indirect case collection(TypeReference)
    case tuple([TypeReference])
    /// Its result.
    indirect case function(TypeReference)
    indirect case metatype(TypeReference)
    /// A generic parameter and its bounds.
    case parameter(Name, [TypeReference])
    /// `Void`, or nothing that can be said.
    case unknown

    /// Its parts: more than one for a composition, the bounds of a parameter.
    public var constituents: Constituents {
        switch self {
        case .composition(let parts): Constituents(lone: nil, several: parts.flatMap(\.constituents))
        case .parameter(_, let bounds): Constituents(lone: nil, several: bounds.flatMap(\.constituents))
        default: Constituents(lone: self, several: [])
        }
    }

    /// Nearly every type is its only one, and needs no list.
    public struct Constituents: RandomAccessCollection, Sendable {
        fileprivate let lone: TypeReference?
        fileprivate let several: [TypeReference]

        public var startIndex: Int { 0 }
        public var endIndex: Int { lone == nil ? several.count : 1 }
        public subscript(position: Int) -> TypeReference { lone ?? several[position] }
    }

    /// Whether `constituents` are others than itself.
    var hasParts: Bool {
        switch self {
        case .composition, .parameter: true
        default: false
        }
    }

    /// The project's type, where it is one.
    public var nominal: TypeID? {
        if case .nominal(let type, _) = self { return type }
        return nil
    }

    public var isUnresolved: Bool {
        switch self {
        case .unresolved: true
        case .composition(let parts): parts.contains(where: \.isUnresolved)
        default: false
        }
    }
}
