import SourceText
import SwiftOutline

/// Which files see copies of a library: those of the same module, those that import it, and, where nobody does, all that no package
/// parts from it.
struct CopySights {
    private let sights: [Sight]
    private let folders: ModuleLayout
    private let imports: TypeCollector.Imports

    private struct Sight {
        let copy: LibraryCopies.Copy
        /// The modules that bring it, as they are imported; nil where no file imports one.
        let modules: NameSet?
    }

    init(
        _ copies: LibraryCopies, _ imports: TypeCollector.Imports, _ exports: [ImportTable.Export], files: [FileFacts], names: NameTable,
        _ folders: ModuleLayout
    ) {
        self.folders = folders
        self.imports = imports
        let imported = NameSet(imports.modules)
        sights = copies.copies.map { copy in
            let own = Set(folders.names(of: copy.home).flatMap(CopySights.moduleNames))
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

    /// What the module of a folder may be called: names of folders hold characters that those of modules cannot.
    private static func moduleNames(_ folder: String) -> [String] {
        if folder == "Sources" || folder == "Source" { return [] }
        let words = folder.split { !$0.isLetter && !$0.isNumber }
        return [folder, words.joined(separator: "_"), words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()]
    }
}
