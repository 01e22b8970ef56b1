/// The folders of a project that manifests assign to modules.
struct DeclaredFolders {
    /// By folder, the folder where its module begins.
    private(set) var modules: [Int: Int] = [:]
    /// Those of them whose subfolders belong to the same module.
    private(set) var deep: Set<Int> = []
    /// By folder where a module begins, the names of the module.
    private(set) var names: [Int: [String]] = [:]
    /// The folders that contain a manifest.
    private(set) var homes: Set<Int> = []

    /// - Parameter numbers: the folders with source files, by their path from the root.
    init(_ declared: DeclaredModules, _ numbers: [String: Int]) {
        func number(_ path: [String]) -> Int? { numbers[path.joined(separator: "/")] }
        for manifest in declared.manifests {
            if let home = number(manifest.home) { homes.insert(home) }
            for module in manifest.modules {
                let folders = module.folders.compactMap { folder in number(folder.path).map { ($0, folder.isDeep) } }
                if let first = folders.first { add(module.names, folders, first.0) }
            }
        }
    }

    /// Adds a module. Modules that share a folder are one with the names of both: which file is in which is not known.
    private mutating func add(_ names: [String], _ folders: [(number: Int, isDeep: Bool)], _ first: Int) {
        let known = Set(folders.compactMap { modules[$0.number] }).sorted()
        let begin = known.first ?? first
        if known.count > 1 {
            modules = modules.mapValues { known.contains($0) ? begin : $0 }
            for other in known.dropFirst() {
                self.names[begin, default: []] += self.names.removeValue(forKey: other) ?? []
            }
        }
        for (number, isDeep) in folders {
            modules[number] = begin
            if isDeep { deep.insert(number) }
        }
        for name in names where self.names[begin]?.contains(name) != true {
            self.names[begin, default: []].append(name)
        }
    }
}
