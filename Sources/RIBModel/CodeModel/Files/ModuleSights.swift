import SourceText

/// Which modules of the project each file sees: its own and those that it imports, directly or re-exported.
///
/// Modules that manifests declare are certain. Others are inferred from folders, and not each folder is one: only a
/// module at or below a folder `Sources` is separate from the files around it; all files see the others.
package struct ModuleSights: Sendable {
    private let folders: ModuleLayout
    /// By folder, whether it is a separate module; empty if none is.
    private(set) var isSeparate: [Bool] = []
    /// By file, the separate modules that it imports, in order.
    private(set) var imported: [[Int32]] = []
    /// By name in imports, the separate modules that it denotes.
    private(set) var modules: [Name: [Int32]] = [:]
    /// By name, the modules that manifests declare.
    private(set) var declared: [Name: [Int32]] = [:]
    /// By folder, what the files of a module there import.
    private(set) var importedByModule: [[Int32]] = []

    init(
        _ imports: TypeCollector.Imports, _ files: [FileFacts], _ folders: ModuleLayout, _ libraryNames: LibraryNames
    ) {
        self.folders = folders
        // Marks by folder: sets would be of types that nothing else uses.
        var hasFiles = Array(repeating: false, count: folders.count)
        for file in files.indices where !files[file].isVacant { hasFiles[folders.moduleFolder(file)] = true }
        let modules = hasFiles.indices.filter { hasFiles[$0] && folders.isSeparate($0) }
        guard !modules.isEmpty else { return }
        isSeparate = Array(repeating: false, count: folders.count)
        for module in modules { isSeparate[module] = true }
        let named = ImportedModules(imports, modules, files, folders, libraryNames)
        self.modules = named.modules
        let names = NameTable(sharing: libraryNames.names)
        for module in modules {
            for name in folders.declared[module] ?? [] {
                declared[names.intern(name), default: []].append(Int32(module))
            }
        }
        imported = files.indices.map { file in
            let seen = imports.modules(of: file).flatMap { named.modules[$0] ?? [] }
            return seen.count < 2 ? seen : Set(seen).sorted()
        }
        importedByModule = Array(repeating: [], count: folders.count)
        for file in files.indices {
            let folder = folders.moduleFolder(file)
            for module in imported[file] where !importedByModule[folder].contains(module) {
                importedByModule[folder].append(module)
            }
        }
    }

    /// Whether a file can mean types and globals that another file declares for the code of its own module.
    func isInside(_ declaring: Int, from use: Int) -> Bool { !areApart(declaring, use) && sees(declaring, from: use) }

    /// Whether manifests declare different modules for two files: the module of the use, and another one or none.
    func areApart(_ declaring: Int, _ use: Int) -> Bool {
        guard !declared.isEmpty, !folders.isTest(use) else { return false }
        let (first, second) = (folders.moduleFolder(declaring), folders.moduleFolder(use))
        guard first != second, folders.isDeclared(second) else { return false }
        return folders.isDeclared(first) || isOutside(declaring, ofPackageOf: second)
    }

    /// Whether a file is outside of the folder of a module's package, which contains all of its files.
    private func isOutside(_ file: Int, ofPackageOf module: Int) -> Bool {
        folders.isPackaged(module)
            && !folders.isBelow(folder: folders.parent(folders.package(around: module)), file)
    }

    /// Whether a file of the project's code can mean types and globals that another file declares for other modules.
    func sees(_ declaring: Int, from use: Int) -> Bool {
        guard let module = separateModule(declaring, from: use) else { return true }
        return imported[use].contains(module)
    }

    /// Whether a file can mean members that an extension in another file declares for other modules: an import in one
    /// file of a module makes members visible in all of its files.
    func reaches(_ declaring: Int, from use: Int) -> Bool {
        guard let module = separateModule(declaring, from: use) else { return true }
        return importedByModule[folders.moduleFolder(use)].contains(module)
    }

    /// Whether a file is in a separate module that imports name so.
    func isIn(_ module: Name, _ file: Int) -> Bool {
        (modules[module] ?? declared[module])?.contains(Int32(folders.moduleFolder(file))) ?? false
    }

    /// Whether a manifest declares a module of that name.
    func isDeclared(_ module: Name) -> Bool { declared[module] != nil }

    /// Whether an extension may be invisible where the extended type is visible: it is in another separate module.
    ///
    /// - Parameter home: the file that declares the type; nil for a type of a library.
    func isLimited(_ file: Int, extending home: Int?) -> Bool {
        guard !isSeparate.isEmpty else { return false }
        let module = folders.moduleFolder(file)
        return isSeparate[module] && home.map { folders.moduleFolder($0) != module } ?? true
    }

    /// The separate module of a file, if another file is outside of it and of the folder around it.
    private func separateModule(_ declaring: Int, from use: Int) -> Int32? {
        guard !isSeparate.isEmpty else { return nil }
        let module = folders.moduleFolder(declaring)
        guard isSeparate[module], folders.moduleFolder(use) != module, !folders.isTest(use) else { return nil }
        let isAround =
            !areApart(declaring, use) && folders.isBelow(folder: folders.parent(folders.package(around: module)), use)
        return isAround ? nil : Int32(module)
    }
}

/// The modules of the project that names in imports denote.
private struct ImportedModules {
    private(set) var modules: [Name: [Int32]] = [:]

    /// - Parameter separate: the folders where separate modules begin, in order.
    init(
        _ imports: TypeCollector.Imports, _ separate: [Int], _ files: [FileFacts], _ folders: ModuleLayout,
        _ libraryNames: LibraryNames
    ) {
        let names = libraryNames.names
        var byName: [String: [Int32]] = [:]
        for module in separate {
            for name in Set(folders.namesInImports(of: module)) {
                byName[name, default: []].append(Int32(module))
            }
        }
        var anonymous = Set(separate.filter { !folders.isDeclared($0) }.map { Int32($0) })
        var others: [(name: Name, text: String)] = []
        var met = NameSet()
        for name in imports.modules where !met.contains(name) {
            met.insert(name)
            let text = names.text(name)
            if let found = byName[text] {
                modules[name] = found
                anonymous.subtract(found)
            } else if !libraryNames.isModule(name) {
                others.append((name, text.lowercased()))
            }
        }
        // A module may have another name than its folder: `FeatureDetail` in a folder `Detail`.
        for module in anonymous.sorted() {
            let own = folders.moduleName(Int(module)).lowercased()
            guard own.utf8.count > 2 else { continue }
            for (name, text) in others where text.contains(own) || text.count > 2 && own.contains(text) {
                modules[name, default: []].append(module)
            }
        }
        addExports(ImportTable.exports(imports, files, names), folders)
    }

    /// Adds what modules re-export.
    private mutating func addExports(_ exports: [(file: Int, module: Name)], _ folders: ModuleLayout) {
        var isChanged = !exports.isEmpty
        while isChanged {
            isChanged = false
            for (file, exported) in exports {
                let exporting = Int32(folders.moduleFolder(file))
                for name in modules.keys where modules[name]?.contains(exporting) == true {
                    for module in modules[exported] ?? [] where modules[name]?.contains(module) == false {
                        modules[name]?.append(module)
                        isChanged = true
                    }
                }
            }
        }
    }
}
