import SourceText
import SwiftOutline

/// Generic arguments: what stands for a type's parameters.
extension Project {
    /// The arguments of a type by the names of its parameters.
    func bindings(of type: TypeID, to arguments: [TypeReference]) -> [Name: TypeReference] {
        guard !arguments.isEmpty else { return [:] }
        let place = symbols.types[type.index].declaration
        let outline = files[place.file].outline
        let names = outline.nodes(in: declaration(place).generics).map { outline.nodes[Int($0)].name }
        return Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first })
    }

    /// What a class gives the generic base class with that trait for its parameters, through its own base classes; nil where it does not
    /// descend from it.
    func arguments(of type: TypeID, to trait: PartTraits) -> [TypeReference]? {
        arguments(of: type) { $0.traits.contains(trait) }
    }

    /// The same for the base class of that name.
    func arguments(of type: TypeID, toFramework name: String) -> [TypeReference]? { arguments(of: type) { $0.name == name } }

    private func arguments(of type: TypeID, where isMeant: (LibraryType) -> Bool) -> [TypeReference]? {
        guard hierarchy.reached[type.index] != 0 else { return nil }
        var bound: [Name: TypeReference] = [:]
        for ancestor in classes(of: type) {
            for supertype in hierarchy.supertypes[ancestor.index] {
                guard case .framework(let framework, let arguments) = supertype, isMeant(symbols.frameworkType(framework)) else { continue }
                return arguments.map { $0.replacing(bound) }
            }
            guard let above = hierarchy.superclass[ancestor.index], case .nominal(_, let arguments)? = hierarchy.supertypes[ancestor.index].first
            else { return nil }
            bound = bindings(of: above, to: arguments.map { $0.replacing(bound) })
        }
        return nil
    }

    /// Whether a type is one of the framework's, or descends from it.
    func reaches(_ type: TypeReference, where isMeant: (LibraryType) -> Bool) -> Bool {
        type.constituents.contains { part in
            switch part {
            case .framework(let framework, _): frameworkReaches(symbols.frameworkType(framework), where: isMeant)
            case .nominal(let nominal, _): reaches(nominal, where: isMeant)
            default: false
            }
        }
    }

    /// Whether a type descends from one of the framework's types of a kind.
    func reaches(_ type: TypeID, where isMeant: (LibraryType) -> Bool) -> Bool {
        var reached = hierarchy.reached[type.index]
        while reached != 0 {
            if isMeant(symbols.frameworkType(reached.trailingZeroBitCount)) { return true }
            reached &= reached - 1
        }
        return false
    }

    private func frameworkReaches(_ type: LibraryType, where isMeant: (LibraryType) -> Bool) -> Bool {
        if isMeant(type) { return true }
        return libraryModels.ribsTypes.contains { type.refines.contains($0.name) && frameworkReaches($0, where: isMeant) }
    }
}

extension TypeReference {
    /// The same type with generic parameters replaced by what stands for them.
    func replacing(_ bound: [Name: TypeReference]) -> TypeReference {
        guard !bound.isEmpty else { return self }
        switch self {
        case .parameter(let name, _): return bound[name] ?? self
        case .nominal(let type, let arguments): return .nominal(type, arguments.map { $0.replacing(bound) })
        case .framework(let type, let arguments): return .framework(type, arguments.map { $0.replacing(bound) })
        case .known(let name, let arguments): return .known(name, arguments.map { $0.replacing(bound) })
        case .composition(let parts): return .composition(parts.map { $0.replacing(bound) })
        case .collection(let element): return .collection(element.replacing(bound))
        case .tuple(let elements): return .tuple(elements.map { $0.replacing(bound) })
        default: return self
        }
    }
}
