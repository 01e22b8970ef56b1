import SourceText

/// How the modules of a project differ between two states of a workspace.
struct ModuleChanges {
    /// The names in imports that denote other modules than before.
    let names: [Name]

    /// Nil if a file that did not change is in another module than before, or sees other modules.
    ///
    /// - Parameter isChanged: by file, whether it changed, came or went.
    init?(from old: SymbolTable, to new: SymbolTable, isChanged: [Bool]) {
        let areFilesSame = isChanged.indices.allSatisfy {
            !isChanged[$0] || old.allFiles[$0].path == new.allFiles[$0].path
        }
        guard let numbers = areFilesSame ? Array(0..<Int32(old.folders.count)) : old.folders.numbers(in: new.folders)
        else { return nil }
        let (before, after) = (old.sights, new.sights)
        func mapped(_ folders: [Int32]?) -> [Int32] { (folders ?? []).map { numbers[Int($0)] }.filter { $0 >= 0 } }
        let areSeen = isChanged.indices.allSatisfy {
            isChanged[$0] || mapped(before.modules(importedBy: $0)) == after.modules(importedBy: $0)
        }
        let areReached = numbers.indices.allSatisfy { folder in
            let number = Int(numbers[folder])
            return number < 0
                || before.isSeparateModule(folder) == after.isSeparateModule(number)
                    && Set(mapped(before.modules(reachedFrom: folder))) == Set(after.modules(reachedFrom: number))
        }
        guard areSeen, areReached else { return nil }
        names =
            Set(before.modules.keys).union(after.modules.keys)
            .filter { mapped(before.modules[$0]) != after.modules[$0] ?? [] }
            + Set(before.declared.keys).union(after.declared.keys)
            .filter { mapped(before.declared[$0]) != after.declared[$0] ?? [] }
    }
}

extension ModuleSights {
    fileprivate func isSeparateModule(_ folder: Int) -> Bool { !isSeparate.isEmpty && isSeparate[folder] }

    /// The separate modules that a file imports.
    fileprivate func modules(importedBy file: Int) -> [Int32] { imported.isEmpty ? [] : imported[file] }

    /// The separate modules that a file of the module in a folder imports.
    fileprivate func modules(reachedFrom folder: Int) -> [Int32] {
        importedByModule.isEmpty ? [] : importedByModule[folder]
    }
}

extension ModuleLayout {
    /// By folder, its number in another state; -1 if it is not there. Nil if a folder that is there belongs to another
    /// module, or if files are listed.
    fileprivate func numbers(in other: ModuleLayout) -> [Int32]? {
        guard listed.isEmpty, other.listed.isEmpty else { return nil }
        var children: [FolderKey: Int32] = [:]
        for folder in other.folders.indices.dropFirst() {
            children[FolderKey(parent: other.folders[folder].parent, name: other.folders[folder].name)] = Int32(folder)
        }
        var numbers: [Int32] = [0]
        for folder in folders.dropFirst() {
            let parent = numbers[Int(folder.parent)]
            numbers.append(parent < 0 ? -1 : children[FolderKey(parent: parent, name: folder.name)] ?? -1)
        }
        let areSame = folders.indices.allSatisfy { folder in
            let number = Int(numbers[folder])
            return number < 0
                || numbers[Int(folders[folder].module)] == other.folders[number].module
                    && declared[folder] == other.declared[number]
        }
        return areSame ? numbers : nil
    }

    private struct FolderKey: Hashable {
        let parent: Int32
        let name: String
    }
}
