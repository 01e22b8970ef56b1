import SourceText
import SwiftOutline

/// What each file can see of the frameworks, by its imports and the project's re-exports.
struct ImportTable: Equatable, Sendable {
    private(set) var framework: [Bool] = []
    /// The same without copies of the framework in the project: by the modules that are known to be it.
    private(set) var library: [Bool] = []
    private(set) var needle: [Bool] = []
    /// Whether it imports something that is neither the project's nor known.
    private(set) var unresolved: [Bool] = []
    /// Whether any file sees the framework.
    var isFrameworkSeen: Bool { framework.contains(true) }

    /// What some modules' names say.
    private struct Meaning {
        var framework = false
        var needle = false
        var unresolved = false
    }

    /// The modules' names that were met, and those of them that mean something.
    private struct Meanings {
        var met = NameSet()
        var framework = NameSet()
        var needle = NameSet()
        var unresolved = NameSet()
    }

    /// A module that another one of the project exports.
    struct Export {
        let folders: [String]
        let module: String
    }

    init(
        _ imports: TypeCollector.Imports, files: [FileFacts], names: NameTable, folders: ModuleLayout, models: LibraryModels,
        copies: FrameworkCopies
    ) {
        let exported = names.find("_exported") ?? .none
        let exports = imports.attributed.compactMap { file, module, attributes -> Export? in
            let outline = files[file].outline
            guard outline.nodes(in: attributes).contains(where: { outline.nodes[Int($0)].name == exported }) else { return nil }
            return Export(folders: folders.names(file), module: names.text(module))
        }
        let frameworkLike = ImportTable.reexporting(Set(models.ribsModules), exports)
        let needleLike = ImportTable.reexporting(Set(models.needleModules), exports)
        let known = Set(models.relatedModules)
        let ofProject = folders.allNames
        // A project has few modules and many imports: each name is looked at once.
        var meanings = Meanings()
        var place = 0
        for end in imports.ends {
            var all = Meaning()
            for name in imports.modules[place..<Int(end)] {
                if !meanings.met.contains(name) {
                    let module = names.text(name)
                    let isFramework = frameworkLike.contains(module)
                    let isNeedle = needleLike.contains(module)
                    meanings.met.insert(name)
                    if isFramework { meanings.framework.insert(name) }
                    if isNeedle { meanings.needle.insert(name) }
                    if !isFramework && !isNeedle && !known.contains(module) && !ofProject.contains(module) { meanings.unresolved.insert(name) }
                }
                all.framework = all.framework || meanings.framework.contains(name)
                all.needle = all.needle || meanings.needle.contains(name)
                all.unresolved = all.unresolved || meanings.unresolved.contains(name)
            }
            place = Int(end)
            framework.append(all.framework)
            needle.append(all.needle)
            unresolved.append(all.unresolved)
        }
        library = framework
        guard !copies.isEmpty else { return }
        let sights = CopySights(copies, imports, exports, files: files, names: names, folders)
        for file in files.indices where !framework[file] { framework[file] = sights.isSeen(from: file) }
    }

    /// The modules, and those of the project that export one of them in turn.
    static func reexporting(_ modules: Set<String>, _ exports: [Export]) -> Set<String> {
        if exports.isEmpty { return modules }
        let generic: Set<String> = ["Sources", "Source", "Modules", "Packages", "App", "Projects", "Classes", "Features", "Core"]
        var result = modules
        var count = 0
        while count != result.count {
            count = result.count
            for export in exports where result.contains(export.module) { result.formUnion(Set(export.folders).subtracting(generic)) }
        }
        return result
    }
}
