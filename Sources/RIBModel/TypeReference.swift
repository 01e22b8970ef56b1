public import SourceText

/// What a type's text means, optionals stripped.
public enum TypeReference: Sendable, Hashable {
    /// Of the project, with its generic arguments.
    case nominal(TypeID, [TypeReference])
    /// Of the framework: the index in `Vocabulary.frameworkTypes`, or beyond it in `needleTypes`.
    case framework(Int, [TypeReference])
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
    public var constituents: [TypeReference] {
        switch self {
        case .composition(let parts): parts.flatMap(\.constituents)
        case .parameter(_, let bounds): bounds.flatMap(\.constituents)
        default: [self]
        }
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
