import SourceText
import SwiftOutline

/// Why a project without RIBs may have some all the same: its classes are named as parts of RIBs are, but nothing says that they are.
/// With it, what a configuration has to say to settle it.
public struct RIBHint: Sendable {
    public enum Reason: Sendable {
        /// A module of the project declares types of the framework's names.
        case declares(module: String)
        /// Classes descend from the framework's names, in files that import a module that is not among the files.
        case imports(module: String)
        /// Classes descend from bases that are not among the files, or that tell nothing.
        case bases
        /// Names are all there is.
        case names
    }

    public let reason: Reason
    /// The types that it is about, in order of roles.
    public let names: [String]
    /// Keys below 'ribs', with their values; none where no base class can be named.
    public let settings: [(key: String, values: [String])]

    private static let parts: [(role: Role, word: String)] = [(.interactor, "Interactor"), (.router, "Router"), (.builder, "Builder")]
    private static let views = ["ViewController", "View", "VC"]

    /// Nil where nothing looks like parts of RIBs.
    ///
    /// - Parameter index: of a project in which no class is an interactor.
    init?(_ index: TypeIndex) {
        let classes = index.types.indices.map { TypeID($0) }.filter { RIBHint.mayBePart($0, index) }
        let parts = RIBHint.parts.map { part in (part.role, classes.filter { index.names.text(index.types[$0.index].name).hasSuffix(part.word) }) }
        guard let interactor = parts[0].1.first, RIBHint.isAccompanied(parts[0].1, routersAndBuilders: parts[1].1 + parts[2].1, classes, index) else { return nil }
        let bases = parts.map { role, types in (role: role, names: RIBHint.sortedOnce(types.compactMap { RIBHint.base(of: $0, role, index) })) }
        let named = bases.filter { !$0.names.isEmpty }
        let settings = named.map { (key: "\($0.role)", values: $0.names) }
        if let (module, names) = RIBHint.declaringModule(of: parts[0].1, index) {
            reason = .declares(module: module)
            self.names = names
            self.settings = RIBHint.isImported(module, index) ? [("modules", [module])] : settings
        } else if let module = RIBHint.foreignModule(of: parts[0].1, index) {
            reason = .imports(module: module)
            names = named.flatMap(\.names)
            self.settings = [("modules", [module])]
        } else if bases[0].names.isEmpty {
            reason = .names
            names = [interactor, (parts[1].1 + parts[2].1).first].compactMap { $0 }.map { index.names.text(index.types[$0.index].name) }
            self.settings = []
        } else {
            reason = .bases
            names = named.flatMap(\.names)
            self.settings = settings
        }
    }

    private static let lastLetters = Set((parts.map(\.word) + views).compactMap(\.utf8.last))

    private static func mayBePart(_ type: TypeID, _ index: TypeIndex) -> Bool {
        let entry = index.types[type.index]
        guard entry.kind == .class, entry.outer == nil, let last = index.names.utf8(entry.name).last, lastLetters.contains(last) else { return false }
        return index.files.all[entry.declaration.file].standing == .source
    }

    /// An interactor alone makes no RIB, nor does a view beside it that goes by another name.
    private static func isAccompanied(_ interactors: [TypeID], routersAndBuilders: [TypeID], _ classes: [TypeID], _ index: TypeIndex) -> Bool {
        if !routersAndBuilders.isEmpty { return true }
        let names = Set(classes.map { index.names.text(index.types[$0.index].name) })
        return interactors.contains { interactor in
            let stem = index.names.text(index.types[interactor.index].name).dropLast("Interactor".count)
            return views.contains { names.contains(stem + $0) }
        }
    }

    // MARK: Base classes

    /// The class that a chain of superclasses ends with, as it is written.
    private static func base(of type: TypeID, _ role: Role, _ index: TypeIndex) -> String? {
        var (current, found) = (type, String?.none)
        for _ in 0..<8 {
            switch index.supertypes(of: current).first {
            case .nominal(let above, _)? where index.types[above.index].kind == .class && above != current:
                (current, found) = (above, index.names.text(index.types[above.index].name))
            // Its role is known.
            case .framework?: return nil
            case .unresolved(let name)? where !Lineage.isProtocolLike(index.names.text(name)): return index.names.text(name)
            default: return found
            }
        }
        return found
    }

    /// The module whose declarations bear the framework's names, and those names.
    private static func declaringModule(of interactors: [TypeID], _ index: TypeIndex) -> (module: String, names: [String])? {
        for type in interactors {
            for case .nominal(let base, _)? in [index.supertypes(of: type).first] {
                let name = index.names.text(index.types[base.index].name)
                guard name == "Interactor" || name == "PresentableInteractor" else { continue }
                let file = index.types[base.index].declaration.file
                let names = ["Interactor", "PresentableInteractor", "Router", "ViewableRouter", "Builder", "Component", "Presenter"].filter { name in
                    index.names.find(name).map { index.topLevelTypes($0) }?.contains {
                        index.folders.moduleFolder(index.types[$0.index].declaration.file) == index.folders.moduleFolder(file)
                    } == true
                }
                let module = index.folders.module(file)
                if names.count > 1, !module.isEmpty { return (module, names) }
            }
        }
        return nil
    }

    private static func isImported(_ module: String, _ index: TypeIndex) -> Bool {
        guard let name = index.names.find(module) else { return false }
        return index.files.all.contains { file in file.outline.imports.contains { $0.name == name } }
    }

    /// The module that is not among the files, imported where a class descends from a name of the framework.
    private static func foreignModule(of interactors: [TypeID], _ index: TypeIndex) -> String? {
        let known = Set(index.vocabulary.knownModules + index.vocabulary.needleModules).union(index.folders.allNames)
        for type in interactors {
            guard case .unresolved(let base)? = index.supertypes(of: type).first, index.lexicon.frameworkNames.contains(base) else { continue }
            let imports = index.files.all[index.types[type.index].declaration.file].outline.imports.map { index.names.text($0.name) }
            if let module = imports.first(where: { !known.contains($0) }) { return module }
        }
        return nil
    }

    private static func sortedOnce(_ words: [String]) -> [String] {
        Set(words).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
