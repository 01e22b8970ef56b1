import SourceText
import SwiftOutline

/// Substitution of generic arguments.
extension Project {
    /// Maps the names of a type's generic parameters to its arguments.
    func bindings(of type: TypeID, to arguments: [TypeReference]) -> [Name: TypeReference] {
        guard !arguments.isEmpty else { return [:] }
        let place = symbols.types[type.index].declaration
        let outline = files[place.file].outline
        let names = outline.nodes(in: declaration(place).generics).map { outline.name($0) }
        return Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first })
    }

    /// What a class binds the generic parameters of one of its base classes to, through the classes between them; empty
    /// if it does not inherit from that class.
    func bindings(of base: TypeID, in type: TypeID) -> [Name: TypeReference] {
        var bound: [Name: TypeReference] = [:]
        for ancestor in classes(of: type) {
            if ancestor == base { return bound }
            guard let above = hierarchy.superclass[ancestor.index],
                case .nominal(_, let arguments)? = hierarchy.supertypes[ancestor.index].first
            else { return [:] }
            bound = bindings(of: above, to: arguments.map { $0.replacing(bound) })
        }
        return [:]
    }

    /// The arguments that a class passes to the generic library class of that name, resolved through its base classes;
    /// nil if it does not inherit from that class.
    func arguments(of type: TypeID, toLibraryType name: String) -> [TypeReference]? {
        arguments(of: type) { $0.name == name }
    }

    /// The arguments that a class passes to its first library ancestor that satisfies a predicate; nil if there is
    /// none.
    func arguments(of type: TypeID, where isMeant: (LibraryType) -> Bool) -> [TypeReference]? {
        guard hierarchy.libraryAncestors[type.index] != 0 else { return nil }
        // Most types name the library class themselves.
        if let own = arguments(toSupertypeOf: type, where: isMeant) { return own }
        var bound: [Name: TypeReference] = [:]
        for ancestor in classes(of: type) {
            if let found = arguments(toSupertypeOf: ancestor, where: isMeant) {
                return found.map { $0.replacing(bound) }
            }
            guard let above = hierarchy.superclass[ancestor.index],
                case .nominal(_, let arguments)? = hierarchy.supertypes[ancestor.index].first
            else { return nil }
            bound = bindings(of: above, to: arguments.map { $0.replacing(bound) })
        }
        return nil
    }

    private func arguments(toSupertypeOf type: TypeID, where isMeant: (LibraryType) -> Bool) -> [TypeReference]? {
        for supertype in hierarchy.supertypes[type.index] {
            if case .library(let number, let arguments) = supertype, isMeant(symbols.libraryType(number)) {
                return arguments
            }
        }
        return nil
    }

    /// Whether a type is, or inherits from, a library type that satisfies a predicate.
    package func reaches(_ type: TypeReference, where isMeant: (LibraryType) -> Bool) -> Bool {
        type.constituents.contains { part in
            switch part {
            case .library(let number, _): reaches(symbols.libraryNames.libraryTypes.ancestors[number], where: isMeant)
            case .nominal(let nominal, _): reaches(nominal, where: isMeant)
            default: false
            }
        }
    }

    /// Whether a type inherits from a library type that satisfies a predicate.
    package func reaches(_ type: TypeID, where isMeant: (LibraryType) -> Bool) -> Bool {
        reaches(hierarchy.libraryAncestors[type.index], where: isMeant)
    }

    private func reaches(_ types: UInt64, where isMeant: (LibraryType) -> Bool) -> Bool {
        var reached = types
        while reached != 0 {
            if isMeant(symbols.libraryType(reached.trailingZeroBitCount)) { return true }
            reached &= reached - 1
        }
        return false
    }
}

extension TypeReference {
    /// The same type with its generic parameters substituted.
    func replacing(_ bound: [Name: TypeReference]) -> TypeReference {
        guard !bound.isEmpty else { return self }
        switch self {
        case .parameter(let name, _): return bound[name] ?? self
        case .nominal(let type, let arguments): return .nominal(type, arguments.map { $0.replacing(bound) })
        case .library(let type, let arguments): return .library(type, arguments.map { $0.replacing(bound) })
        case .known(let name, let arguments): return .known(name, arguments.map { $0.replacing(bound) })
        case .composition(let parts): return .composition(parts.map { $0.replacing(bound) })
        case .collection(let element): return .collection(element.replacing(bound))
        case .tuple(let elements): return .tuple(elements.map { $0.replacing(bound) })
        default: return self
        }
    }

    /// Whether the type is a generic parameter, or an argument or element of it is one.
    var hasParameter: Bool {
        switch self {
        case .parameter: true
        case .nominal(_, let arguments), .library(_, let arguments), .known(_, let arguments):
            arguments.contains(where: \.hasParameter)
        case .composition(let parts), .tuple(let parts): parts.contains(where: \.hasParameter)
        case .collection(let element): element.hasParameter
        default: false
        }
    }
}
