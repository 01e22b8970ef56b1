import SourceText
import SwiftOutline

/// The libraries that each file sees, by its imports and the project's re-exports.
package struct ImportTable: Equatable, Sendable {
    /// By file, the libraries whose types it sees.
    private(set) var libraries: [LibrarySet] = []
    /// Like `libraries`, without copies of libraries in the project.
    private(set) var imported: [LibrarySet] = []
    /// By file, whether it imports a module that is neither of the project nor of a modeled library.
    private(set) var unresolved: [Bool] = []

    /// Whether all files see the same in both states, but for some of them.
    func isSame(as other: ImportTable, except files: [Int]) -> Bool {
        if files.isEmpty { return self == other }
        let isExcepted = files.reduce(into: [Bool](repeating: false, count: libraries.count)) { $0[$1] = true }
        return libraries.indices.allSatisfy {
            isExcepted[$0]
                || libraries[$0] == other.libraries[$0] && imported[$0] == other.imported[$0]
                    && unresolved[$0] == other.unresolved[$0]
        }
    }

    /// Whether any file sees one of the given libraries.
    func isAnySeen(_ wanted: LibrarySet) -> Bool { libraries.contains { !$0.isDisjoint(with: wanted) } }

    /// The libraries that some imported modules belong to.
    private struct Modules {
        var libraries: LibrarySet = []
        var isUnresolved = false
    }

    /// The module names visited so far, and their libraries.
    private struct Meanings {
        var met = NameSet()
        /// By library, its modules and those that re-export it.
        var libraries: [(library: LibrarySet, modules: Set<String>, names: NameSet)]
        var unresolved = NameSet()
    }

    /// A module that a module of the project re-exports.
    struct Export {
        /// The names that the module may have.
        let folders: [String]
        let module: String
    }

    init(
        _ imports: TypeCollector.Imports, files: [FileFacts], names: NameTable, folders: ModuleLayout,
        _ libraryNames: LibraryNames, copies: LibraryCopies
    ) {
        let exports = ImportTable.exports(imports, files, names).map { file, module in
            let declared = folders.declared[folders.moduleFolder(file)]
            return Export(folders: declared ?? folders.names(file), module: names.text(module))
        }
        let ofProject = folders.allNames.union(folders.declared.values.joined())
        // A project has few modules and many imports: each name is resolved once.
        var meanings = Meanings(
            libraries: libraryNames.libraryTypes.modules.map { library, _, texts in
                (library, ImportTable.reexporting(Set(texts), exports), NameSet())
            })
        var place = 0
        for end in imports.ends {
            var all = Modules()
            for name in imports.modules[place..<Int(end)] {
                if !meanings.met.contains(name) {
                    let module = names.text(name)
                    var isKnown = libraryNames.relatedModules.contains(name) || ofProject.contains(module)
                    meanings.met.insert(name)
                    for library in meanings.libraries.indices
                    where meanings.libraries[library].modules.contains(module) {
                        meanings.libraries[library].names.insert(name)
                        isKnown = true
                    }
                    if !isKnown { meanings.unresolved.insert(name) }
                }
                for (library, _, modules) in meanings.libraries where modules.contains(name) {
                    all.libraries.insert(library)
                }
                all.isUnresolved = all.isUnresolved || meanings.unresolved.contains(name)
            }
            place = Int(end)
            libraries.append(all.libraries)
            unresolved.append(all.isUnresolved)
        }
        imported = libraries
        guard !copies.isEmpty else { return }
        let sights = CopyVisibility(copies, imports, exports, files: files, names: names, folders)
        for file in files.indices where libraries[file].isDisjoint(with: copies.library) && sights.isSeen(from: file) {
            libraries[file].formUnion(copies.library)
        }
    }

    /// The imports by which files re-export a module.
    static func exports(
        _ imports: TypeCollector.Imports, _ files: [FileFacts], _ names: NameTable
    ) -> [(file: Int, module: Name)] {
        guard let exported = names.find("_exported") else { return [] }
        return imports.attributed.compactMap { file, module, attributes in
            let outline = files[file].outline
            return outline.nodes(in: attributes).contains { outline.name($0) == exported } ? (file, module) : nil
        }
    }

    /// The given modules and those of the project that re-export one of them, transitively.
    static func reexporting(_ modules: Set<String>, _ exports: [Export]) -> Set<String> {
        if exports.isEmpty { return modules }
        let generic: Set<String> = [
            "Sources", "Source", "Modules", "Packages", "App", "Projects", "Classes", "Features", "Core",
        ]
        var result = modules
        var count = 0
        while count != result.count {
            count = result.count
            for export in exports where result.contains(export.module) {
                result.formUnion(Set(export.folders).subtracting(generic))
            }
        }
        return result
    }
}
