import SourceText

/// Configured modules and base classes that do not occur in the files: they may be mistyped.
///
/// Compares names as written. The files are only searched while a word has not been found.
public struct UnmatchedConfiguration: Sendable {
    /// Base classes that no type is named, inherits from or is an alias of.
    public let bases: Set<String>
    /// Modules that no file imports and that no copy of the framework is named.
    public let modules: Set<String>
    /// If a base class was not found: the superclasses that the files name, in order, except those that have a role or
    /// are known.
    public let superclasses: [String]
    /// If a module was not found: the modules that the files import, in order, except known ones.
    public let imports: [String]

    public init(in symbols: SymbolTable) {
        let project = symbols.libraryModels.project
        (bases, superclasses) = UnmatchedConfiguration.bases(project.bases.all, symbols)
        (modules, imports) = UnmatchedConfiguration.modules(project.modules, symbols)
    }

    private static func bases(_ words: [String], _ symbols: SymbolTable) -> (unmet: Set<String>, superclasses: [String])
    {
        var left = Set(words.compactMap { symbols.names.find($0) }.filter { !symbols.typeNames.contains($0) })
        if left.isEmpty { return ([], []) }
        var superclasses = NameSet()
        for type in symbols.types {
            WrittenType(type.declaration, in: symbols.files.all).forEachSupertypePart { place, name in
                if place == 0, type.isClass { superclasses.insert(name) }
                left.remove(name)
                return !left.isEmpty
            }
            if left.isEmpty { return ([], []) }
        }
        let others = superclasses.filter { name in
            !symbols.wellKnownNames.standIns.contains(name) && !symbols.wellKnownNames.libraryTypes.names.contains(name)
                && !symbols.known.contains(name, in: symbols.names)
        }
        return (
            Set(left.map(symbols.names.text)),
            sorted(others.filter { !symbols.wellKnownNames.isProtocolLike($0) }.map(symbols.names.text))
        )
    }

    private static func modules(_ words: [String], _ symbols: SymbolTable) -> (unmet: Set<String>, imports: [String]) {
        var left = Set(words.filter { !symbols.copies.isModule($0) }.compactMap { symbols.names.find($0) })
        if left.isEmpty { return ([], []) }
        var imports = NameSet()
        for file in symbols.files.all {
            for module in file.importedModules {
                imports.insert(module)
                if left.remove(module) != nil, left.isEmpty { return ([], []) }
            }
        }
        let known = Set(
            symbols.libraryModels.relatedModules + symbols.libraryModels.ribsModules
                + symbols.libraryModels.needleModules)
        return (
            Set(left.map(symbols.names.text)), sorted(imports.map(symbols.names.text).filter { !known.contains($0) })
        )
    }

    private static func sorted(_ words: [String]) -> [String] {
        words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
