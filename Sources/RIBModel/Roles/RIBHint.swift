import SourceText

/// Why a project without recognized RIBs may contain some: classes are named like parts of RIBs, but their declarations
/// do not confirm it. Includes the configuration settings that would.
public struct RIBHint: Sendable {
    public enum Reason: Sendable {
        /// A module of the project declares types with the framework's names.
        case declares(module: String)
        /// Classes inherit from names of the framework, in files that import a module which is not among the files.
        case imports(module: String)
        /// Classes inherit from bases that are not among the files, or that are inconclusive.
        case bases
        /// Names are the only evidence.
        case names
    }

    public let reason: Reason
    /// The types in question, in the order of roles.
    public let names: [String]
    /// Settings below 'ribs' with their values, which the project has to be read with once before anybody advises them;
    /// empty if no base class can be suggested.
    public let settings: [(key: String, values: [String])]

    private static let parts: [(role: Role, word: String)] = [
        (.interactor, PartNaming.interactor), (.router, PartNaming.router), (.builder, PartNaming.builder),
    ]

    /// What may be true of a project in which no class is an interactor, the likeliest first; empty if no class looks
    /// like a part of a RIB.
    static func all(_ symbols: SymbolTable) -> [RIBHint] {
        let classes = symbols.types.indices.map { TypeID($0) }.filter { RIBHint.mayBePart($0, symbols) }
        let parts = RIBHint.parts.map { part in
            (part.role, classes.filter { symbols.names.text(symbols.types[$0.index].name).hasSuffix(part.word) })
        }
        guard let interactor = parts[0].1.first,
            RIBHint.isAccompanied(parts[0].1, routersAndBuilders: parts[1].1 + parts[2].1, classes, symbols)
        else { return [] }
        let bases = parts.map { role, types in
            (role: role, names: RIBHint.sortedOnce(types.compactMap { RIBHint.base(of: $0, role, symbols) }))
        }
        let named = bases.filter { !$0.names.isEmpty }
        let settings = named.map { (key: "\($0.role)", values: $0.names) }
        var hints: [RIBHint] = []
        if let (module, names) = RIBHint.declaringModule(of: parts[0].1, symbols) {
            let isImported = RIBHint.isImported(module, symbols)
            hints.append(
                RIBHint(.declares(module: module), names, isImported ? [("modules", [module])] : settings))
        }
        hints += RIBHint.foreignModules(of: parts[0].1, symbols).map {
            RIBHint(.imports(module: $0), named.flatMap(\.names), [("modules", [$0])])
        }
        if !bases[0].names.isEmpty { hints.append(RIBHint(.bases, named.flatMap(\.names), settings)) }
        let examples = [interactor, (parts[1].1 + parts[2].1).first].compactMap { $0 }
        let texts = examples.map { symbols.names.text(symbols.types[$0.index].name) }
        return hints + [RIBHint(.names, texts, [])]
    }

    private init(_ reason: Reason, _ names: [String], _ settings: [(key: String, values: [String])]) {
        (self.reason, self.names, self.settings) = (reason, names, settings)
    }

    private static let lastLetters = Set((parts.map(\.word) + PartNaming.views).compactMap(\.utf8.last))

    private static func mayBePart(_ type: TypeID, _ symbols: SymbolTable) -> Bool {
        let entry = symbols.types[type.index]
        guard entry.isClass, entry.outer == nil, let last = symbols.names.utf8(entry.name).last,
            lastLetters.contains(last)
        else { return false }
        return symbols.files.all[entry.declaration.file].kind == .source
    }

    /// Whether the interactors have a router, a builder, or a view with a matching name. An interactor alone is not
    /// evidence of a RIB.
    private static func isAccompanied(
        _ interactors: [TypeID], routersAndBuilders: [TypeID], _ classes: [TypeID], _ symbols: SymbolTable
    ) -> Bool {
        if !routersAndBuilders.isEmpty { return true }
        let names = Set(classes.map { symbols.names.text(symbols.types[$0.index].name) })
        return interactors.contains { interactor in
            let stem = symbols.names.text(symbols.types[interactor.index].name).dropLast(PartNaming.interactor.count)
            return PartNaming.views.contains { names.contains(stem + $0) }
        }
    }

    // MARK: Base classes

    /// The last class in a chain of superclasses, as written.
    private static func base(of type: TypeID, _ role: Role, _ symbols: SymbolTable) -> String? {
        var (current, found) = (type, String?.none)
        for _ in 0..<8 {
            switch symbols.supertypes(of: current).first {
            case .nominal(let above, _)? where symbols.types[above.index].isClass && above != current:
                (current, found) = (above, symbols.names.text(symbols.types[above.index].name))
            // Its role is known.
            case .library?: return nil
            case .unresolved(let name)? where !symbols.wellKnownNames.isProtocolLike(name):
                return symbols.names.text(name)
            default: return found
            }
        }
        return found
    }

    /// The module that declares types with the framework's names, and those names.
    private static func declaringModule(
        of interactors: [TypeID], _ symbols: SymbolTable
    ) -> (module: String, names: [String])? {
        for type in interactors {
            for case .nominal(let base, _)? in [symbols.supertypes(of: type).first] {
                let name = symbols.names.text(symbols.types[base.index].name)
                guard PartNaming.isInteractorBase(name) else { continue }
                let file = symbols.types[base.index].declaration.file
                let names = PartNaming.baseClasses.filter { name in
                    symbols.names.find(name).map { symbols.topLevelTypes($0) }?.contains {
                        symbols.folders.moduleFolder(symbols.types[$0.index].declaration.file)
                            == symbols.folders.moduleFolder(file)
                    } == true
                }
                let module = symbols.folders.module(file)
                if names.count > 1, !module.isEmpty { return (module, names) }
            }
        }
        return nil
    }

    private static func isImported(_ module: String, _ symbols: SymbolTable) -> Bool {
        guard let name = symbols.names.find(module) else { return false }
        return symbols.files.all.contains { file in file.importedModules.contains(name) }
    }

    /// Modules that are not among the files, imported by classes that inherit from names of the framework: those that
    /// most of them import first.
    private static func foreignModules(of interactors: [TypeID], _ symbols: SymbolTable) -> [String] {
        let libraries = symbols.libraryModels.relatedModules + symbols.libraryModels.needleModules
        let known = Set(libraries).union(symbols.folders.allNames)
        var counts: [(module: String, count: Int)] = []
        for type in interactors {
            guard case .unresolved(let base)? = symbols.supertypes(of: type).first,
                symbols.wellKnownNames.libraryTypes.names.contains(base)
            else { continue }
            let file = symbols.files.all[symbols.types[type.index].declaration.file]
            for module in file.importedModules.map({ symbols.names.text($0) }) where !known.contains(module) {
                if let index = counts.firstIndex(where: { $0.module == module }) {
                    counts[index].count += 1
                } else {
                    counts.append((module, 1))
                }
            }
        }
        let sorted = counts.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
        return sorted.prefix(mostModules).map(\.element.module)
    }

    private static let mostModules = 4

    private static func sortedOnce(_ words: [String]) -> [String] {
        Set(words).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension ProjectVocabulary {
    /// The vocabulary with what a hint proposes.
    public func adding(_ hint: RIBHint) -> ProjectVocabulary {
        var result = self
        for (key, values) in hint.settings {
            if key == "modules" { result.modules += values }
            for role in Role.allCases where key == "\(role)" { result.bases[role] += values }
        }
        return result
    }
}
