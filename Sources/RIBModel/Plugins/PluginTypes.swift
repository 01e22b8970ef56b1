import SourceText

/// The types of a project by their parts in a plugin framework; all empty if the project names no such framework.
package struct PluginTypes: Sendable, Equatable {
    /// Enumerations whose cases switch plugins.
    package private(set) var switches: [TypeID] = []
    /// Types whose objects create plugins, without subclasses.
    private(set) var factories: [TypeID] = []
    /// Types that have factories create plugins.
    private(set) var points: [TypeID] = []
    /// Whether all parts of a framework are declared or inherited from.
    private(set) var isComplete = false

    /// From declarations alone. Looks at no type unless a name of the framework occurs.
    init(_ symbols: SymbolTable, _ hierarchy: TypeHierarchy) {
        let words = PluginPart.allCases.map { part in
            NameSet(part.names(in: symbols.libraryModels.project).compactMap { symbols.names.find($0) })
        }
        guard words.contains(where: { !$0.isEmpty }) else { return }
        for type in symbols.types.indices.lazy.map({ TypeID($0) }) where !symbols.types[type.index].isVacant {
            if hierarchy.descends(type, fromOneOf: words[1], symbols) {
                if PluginTypes.isObject(type, symbols), !hierarchy.hasSubclass(type, symbols) { factories.append(type) }
            } else if hierarchy.descends(type, fromOneOf: words[2], symbols) {
                if PluginTypes.isObject(type, symbols) { points.append(type) }
            } else if symbols.types[type.index].isEnum,
                words[0].contains(symbols.types[type.index].name)
                    || hierarchy.descends(type, fromOneOf: words[0], symbols)
            {
                switches.append(type)
            }
        }
        func isKnown(_ part: Int, _ found: [TypeID]) -> Bool {
            !found.isEmpty || words[part].contains { symbols.typeNames.contains($0) }
        }
        isComplete = isKnown(0, switches) && isKnown(1, factories) && isKnown(2, points)
    }

    /// Whether code can create objects of a type.
    private static func isObject(_ type: TypeID, _ symbols: SymbolTable) -> Bool {
        let entry = symbols.types[type.index]
        return !entry.isProtocol && !entry.isEnum && !entry.isTypeAlias
    }

    static let query = Query<WholeProject, PluginTypes>("pluginTypes") { project, _ in
        var found = PluginTypes(project.symbols, project.hierarchy)
        let isRIBs = !project.types(.router).isEmpty || !project.types(.interactor).isEmpty
        func reported(_ types: [TypeID]) -> [TypeID] { types.filter { isRIBs && project.isReported($0) } }
        found.switches = reported(found.switches)
        found.factories = reported(found.factories)
        found.points = reported(found.points)
        return found
    }
}

extension Project {
    package var pluginTypes: PluginTypes { self[PluginTypes.query] }
}

extension TypeHierarchy {
    /// Whether a type inherits, itself or through others, from a type of one of the names, whether that is declared in
    /// the project or not.
    fileprivate func descends(_ type: TypeID, fromOneOf names: NameSet, _ symbols: SymbolTable) -> Bool {
        guard !names.isEmpty else { return false }
        return ancestors[type.index].contains { ancestor in
            supertypes[ancestor.index].contains { supertype in
                switch supertype {
                case .nominal(let parent, _): names.contains(symbols.types[parent.index].name)
                case .unresolved(let name): names.contains(name)
                default: false
                }
            }
        }
    }

    fileprivate func hasSubclass(_ type: TypeID, _ symbols: SymbolTable) -> Bool {
        subtypes[type.index].contains { symbols.types[$0.index].isClass }
    }
}
