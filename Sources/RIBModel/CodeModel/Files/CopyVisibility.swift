import SourceText
import SwiftOutline

/// Which files see the copy of a library: those of its module and those that import the module. If no file imports it,
/// all files that no package separates from it see it.
struct CopyVisibility {
    private let sights: [Sight]
    private let folders: ModuleLayout
    private let imports: TypeCollector.Imports

    private struct Sight {
        let copy: LibraryCopies.Copy
        /// The names under which files import its modules; nil if no file imports one.
        let modules: NameSet?
    }

    init(
        _ copies: LibraryCopies, _ imports: TypeCollector.Imports, _ exports: [ImportTable.Export], files: [FileFacts],
        names: NameTable, _ folders: ModuleLayout
    ) {
        self.folders = folders
        self.imports = imports
        let imported = NameSet(imports.modules)
        sights = copies.copies.map { copy in
            let declared = folders.declared[copy.moduleFolder] ?? []
            let own = Set(folders.names(of: copy.home).flatMap(ModuleLayout.moduleNames) + declared)
            let isImported = files.indices.contains { file in
                files[file].kind == .source && !folders.isBelow(folder: copy.home, file)
                    && imports.modules(of: file).contains { own.contains(names.text($0)) }
            }
            guard isImported else { return Sight(copy: copy, modules: nil) }
            let all = ImportTable.reexporting(own, exports)
            return Sight(copy: copy, modules: NameSet(imported.filter { all.contains(names.text($0)) }))
        }
    }

    func isSeen(from file: Int) -> Bool { sights.contains { isSeen($0, from: file) } }

    private func isSeen(_ sight: Sight, from file: Int) -> Bool {
        let module = folders.moduleFolder(file)
        if module == sight.copy.moduleFolder || folders.isBelow(folder: sight.copy.home, file) { return true }
        if let modules = sight.modules { return imports.modules(of: file).contains { modules.contains($0) } }
        return folders.isBelow(folder: folders.parent(sight.copy.home), file) || !folders.isPackaged(module)
    }
}
