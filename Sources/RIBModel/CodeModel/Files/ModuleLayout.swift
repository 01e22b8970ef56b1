import SourceText

/// The tree of folders of the project. A name resolves to the declaration nearest to its use, by the folders that both
/// files share.
package struct ModuleLayout: Sendable {
    /// A folder that contains files, directly or in subfolders.
    struct Folder {
        let parent: Int32
        /// The number of folders from the root to this one; 0 for the root.
        let depth: Int32
        let name: String
        var isSources: Bool { name == "Sources" || name == "Source" }
        /// Whether it contains files directly.
        var holdsFiles = false
        /// The folder where its module begins. If no manifest says so, it is inferred from folder names: the folder
        /// below `Sources`, `Sources` itself if it contains files directly, else the first folder.
        var module: Int32 = 0
    }

    /// The first is the root; parents come before their children.
    private(set) var folders = [Folder(parent: 0, depth: 0, name: "")]
    /// By file, its index in `folders`.
    private var folderOf: [Int32] = []
    /// By file of a listed module, where the module begins: no folder tells it.
    private(set) var listed: [Int: Int32] = [:]
    /// By file, whether it is a test, a mock or a preview.
    private var isTest: [Bool] = []
    /// By folder where a module begins that manifests declare, its names.
    private(set) var declared: [Int: [String]] = [:]

    /// - Parameters:
    ///   - files: in the order of paths, so that all files below a folder are adjacent.
    ///   - modules: what manifests declare.
    init(_ files: [FileFacts], _ modules: DeclaredModules) {
        let slash = ModuleLayout.slash
        folderOf.reserveCapacity(files.count)
        isTest = files.map { $0.kind == .test }
        /// The folders that enclose the previous file, outermost first, each with the length of its path in bytes.
        var around: [(folder: Int32, end: Int)] = []
        var last = ArraySlice<UInt8>()
        for file in files {
            let path = file.isVacant ? last : file.path.folder
            if path != last {
                let shared = ModuleLayout.sharedCount(path, last)
                while let (_, end) = around.last, !(end <= shared && (path.count == end || path[end] == slash)) {
                    around.removeLast()
                }
                var start = around.last?.end ?? 0
                while start < path.count {
                    if path[start] == slash { start += 1 }
                    let end = path[start...].firstIndex(of: slash) ?? path.count
                    if end > start {
                        let name = String(decoding: path[start..<end], as: UTF8.self)
                        around.append((enter(name, in: around.last?.folder ?? 0), end))
                    }
                    start = end
                }
                last = path
                folders[Int(around.last?.folder ?? 0)].holdsFiles = true
            }
            folderOf.append(around.last?.folder ?? 0)
        }
        for folder in folders.indices.dropFirst() { folders[folder].module = module(beginningAt: folder) }
        if !modules.manifests.isEmpty { adopt(modules) }
        if !modules.listed.isEmpty { adopt(modules.listed, files) }
    }

    private func module(beginningAt folder: Int) -> Int32 {
        let (own, above) = (folders[folder], folders[Int(folders[folder].parent)])
        if own.isSources, own.holdsFiles, own.depth > 1 { return Int32(folder) }
        if above.depth == 0 || (above.isSources && !(above.holdsFiles && above.depth > 1)) { return Int32(folder) }
        return above.module
    }

    /// Begins modules where manifests say so: in the folders that they name and below, up to a folder with a manifest
    /// of its own.
    private mutating func adopt(_ modules: DeclaredModules) {
        var paths = [""]
        for folder in folders.dropFirst() {
            paths.append(folder.parent == 0 ? folder.name : "\(paths[Int(folder.parent)])/\(folder.name)")
        }
        let found = DeclaredFolders(modules, Dictionary(zip(paths, paths.indices)) { first, _ in first })
        declared = found.names
        var isDeep = [Bool](repeating: false, count: folders.count)
        for folder in folders.indices {
            if let module = found.modules[folder] {
                folders[folder].module = Int32(module)
                isDeep[folder] = found.deep.contains(folder)
            } else if isDeep[parent(folder)], !found.homes.contains(folder) {
                folders[folder].module = folders[parent(folder)].module
                isDeep[folder] = true
            }
        }
    }

    /// Begins each listed module in a folder of its own, which no file is in, inside of the folder around its files.
    private mutating func adopt(_ modules: [ListedModule], _ files: [FileFacts]) {
        let numbers = Dictionary(zip(files.map(\.path), files.indices)) { first, _ in first }
        for module in modules {
            let own = module.files.compactMap { numbers[$0] }
            guard let first = own.first else { continue }
            let known = Set(own.compactMap { listed[$0] }).sorted()
            let begin = known.first ?? Int32(folders.count)
            if known.isEmpty {
                let around = own.dropFirst().reduce(Int(folderOf[first])) { common($0, Int(folderOf[$1])) }
                folders.append(
                    Folder(
                        parent: Int32(around), depth: folders[around].depth + 1, name: module.name, module: begin))
            }
            for other in known.dropFirst() {
                for (file, one) in listed where one == other { listed[file] = begin }
                declared[Int(begin), default: []] += declared.removeValue(forKey: Int(other)) ?? []
            }
            for file in own { listed[file] = begin }
            declared[Int(begin), default: []].append(module.name)
        }
    }

    private static let slash = UInt8(ascii: "/")

    /// The length in bytes of the common prefix of two paths.
    private static func sharedCount(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
        left.withUnsafeBufferPointer { left in
            right.withUnsafeBufferPointer { right in
                var count = 0
                while count < min(left.count, right.count), left[count] == right[count] { count += 1 }
                return count
            }
        }
    }

    /// Adds a folder that is not in the tree yet.
    private mutating func enter(_ name: String, in parent: Int32) -> Int32 {
        folders.append(Folder(parent: parent, depth: folders[Int(parent)].depth + 1, name: name))
        return Int32(folders.count - 1)
    }

    /// The names of all folders.
    var allNames: Set<String> { Set(folders.dropFirst().map(\.name)) }

    /// The names of the folders that enclose a file, outermost first.
    func names(_ file: Int) -> [String] { names(of: Int(folderOf[file])) }

    /// Whether a folder of that name encloses a file.
    func isBelow(_ name: String, _ file: Int) -> Bool {
        var folder = Int(folderOf[file])
        while folder > 0 {
            if folders[folder].name == name { return true }
            folder = Int(folders[folder].parent)
        }
        return false
    }

    /// The name of a file's module: the folder where it begins, or the folder that encloses it if the module begins at
    /// `Sources`.
    func module(_ file: Int) -> String { moduleName(moduleFolder(file)) }

    func moduleName(_ folder: Int) -> String {
        if let name = declared[folder]?.first { return name }
        let module = folders[folder]
        return module.isSources && module.depth > 1 ? folders[Int(module.parent)].name : module.name
    }

    // MARK: Folders by index

    /// The folder where a file's module begins; the root if the file is in no folder.
    func moduleFolder(_ file: Int) -> Int {
        if !listed.isEmpty, let module = listed[file] { return Int(module) }
        return Int(folders[Int(folderOf[file])].module)
    }

    /// The number of folders, with the root.
    var count: Int { folders.count }

    /// Whether a folder begins a module that only the files which import it see: a manifest declares it, or it is at or
    /// directly below `Sources`, in a folder of its own.
    func isSeparate(_ module: Int) -> Bool {
        isDeclared(module) || isPackaged(module) && folders[parent(package(around: module))].depth > 0
    }

    /// Whether a manifest declares the module that begins at a folder.
    func isDeclared(_ module: Int) -> Bool { declared[module] != nil }

    /// The names that imports may use for a module: those that manifests declare, or else those of its folders.
    func namesInImports(of module: Int) -> [String] {
        declared[module] ?? names(of: module).flatMap(ModuleLayout.moduleNames)
    }

    /// The module names that a folder may have: folder names may contain characters that module names cannot.
    static func moduleNames(_ folder: String) -> [String] {
        if folder == "Sources" || folder == "Source" { return [] }
        let words = folder.split { !$0.isLetter && !$0.isNumber }
        return [
            folder, words.joined(separator: "_"), words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(),
        ]
    }

    /// Whether the module begins at or directly below `Sources`, as in a package.
    func isPackaged(_ folder: Int) -> Bool {
        folders[folder].isSources || folders[Int(folders[folder].parent)].isSources
    }

    /// The `Sources` folder that encloses a module. If `Sources` contains no files directly, it may be one module with
    /// folders or several modules.
    func package(around module: Int) -> Int {
        let above = Int(folders[module].parent)
        return folders[above].isSources && folders[above].depth > 1 ? above : module
    }

    func folder(of file: Int) -> Int { Int(folderOf[file]) }

    func parent(_ folder: Int) -> Int { Int(folders[folder].parent) }

    func isBelow(folder outer: Int, _ file: Int) -> Bool { isFolder(Int(folderOf[file]), below: outer) }

    /// Whether a folder is another one or a descendant of it.
    func isFolder(_ inner: Int, below outer: Int) -> Bool {
        var folder = inner
        while folders[folder].depth > folders[outer].depth { folder = Int(folders[folder].parent) }
        return folder == outer
    }

    /// The innermost folder that encloses both.
    func common(_ left: Int, _ right: Int) -> Int {
        var (first, second) = (left, right)
        while first != second {
            // The deeper one cannot enclose both.
            if folders[first].depth >= folders[second].depth {
                first = Int(folders[first].parent)
            } else {
                second = Int(folders[second].parent)
            }
        }
        return first
    }

    /// The names of a folder and its ancestors, outermost first.
    func names(of folder: Int) -> [String] {
        var names: [String] = []
        var folder = folder
        while folder > 0 {
            names.append(folders[folder].name)
            folder = Int(folders[folder].parent)
        }
        return names.reversed()
    }

    /// The number of leading folders that two files share.
    func shared(_ left: Int, _ right: Int) -> Int {
        Int(folders[common(Int(folderOf[left]), Int(folderOf[right]))].depth)
    }

    func depth(_ file: Int) -> Int { Int(folders[Int(folderOf[file])].depth) }

    /// Whether a file is a test, a mock or a preview.
    func isTest(_ file: Int) -> Bool { isTest[file] }

    /// Whether a file's declarations are meant for tests, and another file is not one.
    func isTest(_ declared: Int, unlike use: Int) -> Bool { isTest[declared] && !isTest[use] }

    /// The candidates that share the most leading folders with a file. Those in tests only count for other tests,
    /// unless there are no others. Most names have one candidate; for those, the inlined test is all.
    ///
    /// - Parameter candidates: in the order of their files.
    @inline(__always)
    func nearest<Candidate>(
        _ candidates: ArraySlice<Candidate>, to file: Int, _ home: (Candidate) -> Int
    ) -> ArraySlice<Candidate> {
        candidates.count > 1 ? nearestOfSeveral(candidates, to: file, home) : candidates
    }

    private func nearestOfSeveral<Candidate>(
        _ candidates: ArraySlice<Candidate>, to file: Int, _ home: (Candidate) -> Int
    ) -> ArraySlice<Candidate> {
        let found = nearestOfAll(candidates, to: file, home)
        guard found.contains(where: { isTest(home($0), unlike: file) }) else { return found }
        let others = candidates.filter { !isTest(home($0), unlike: file) }
        return others.isEmpty ? found : nearestOfAll(others[...], to: file, home)
    }

    /// - Parameter candidates: in the order of their files. Since that is the order of paths, the nearest candidates
    ///   are adjacent to the file's position.
    private func nearestOfAll<Candidate>(
        _ candidates: ArraySlice<Candidate>, to file: Int, _ home: (Candidate) -> Int
    ) -> ArraySlice<Candidate> {
        var first = candidates.partitionPoint { home($0) < file }
        var end = first
        let before = first > candidates.startIndex ? shared(home(candidates[first - 1]), file) : -1
        let following = end < candidates.endIndex ? shared(home(candidates[end]), file) : -1
        let most = max(before, following)
        while first > candidates.startIndex, shared(home(candidates[first - 1]), file) == most { first -= 1 }
        while end < candidates.endIndex, shared(home(candidates[end]), file) == most { end += 1 }
        return candidates[first..<end]
    }
}
