package import SourceText

/// Which files may use names that rules of a configuration look for.
extension Project {
    /// The files whose code or declarations may contain one of the names, in order.
    ///
    /// - Parameter names: nil for those of all types.
    package func files(thatMayUse names: NameSet?) -> [FileID] {
        guard let names else { return allFiles }
        guard areSought(names) else {
            return allFiles.filter { mayUse(names, in: $0) }
        }
        return allFiles.filter { file in self[Project.soughtNamesByFile, file].contains { names.contains($0) } }
    }

    /// Whether the code or the declarations of a file may contain one of the names. A file whose code was not read
    /// contains none of those that its code was searched for.
    ///
    /// - Parameter names: nil for those of all types.
    package func mayUse(_ names: NameSet?, in file: FileID) -> Bool {
        guard let names else { return true }
        if files[file.index].hasBodies { return symbols.uses(names, inFile: file.index) }
        return !symbols.libraryNames.sought.isEverything && !areSought(names)
    }

    private func areSought(_ names: NameSet) -> Bool {
        names.subtracting(symbols.libraryNames.soughtNames).isEmpty
    }

    /// By file, those of the names that rules look for which it uses. All rules share them, so that the names of a file
    /// are compared once.
    private static let soughtNamesByFile = Query<FileID, [Name]>("soughtNamesInFile") { project, file in
        let names = project.symbols.libraryNames.soughtNames
        guard project.mayUse(names, in: file) else { return [] }
        return project.files[file.index].usedNames.all.filter { names.contains($0) }
    }
}
