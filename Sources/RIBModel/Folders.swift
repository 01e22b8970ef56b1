import SourceText

/// Which folders files share: names are resolved to the declaration that is nearest to their use.
struct Folders: Sendable {
    /// One folder that holds files.
    private struct Folder {
        /// A number for each of its leading folders, itself last: equal numbers, equal folders.
        let prefixes: [Int32]
        let names: [String]
        /// Its module as far as folders tell: the name behind `Sources`, else the first folder.
        let module: String
    }

    private var folders: [Folder] = []
    /// For each file, its place in `folders`.
    private var folderOf: [Int] = []
    /// The names of all folders.
    private(set) var allNames: Set<String> = []

    init(_ files: [FileFacts]) {
        var known: [[UInt8]: Int] = [:]
        var numbers: [[UInt8]: Int32] = [:]
        folderOf.reserveCapacity(files.count)
        var last: (path: ArraySlice<UInt8>, folder: Int)?
        for file in files {
            let path = file.path.folder
            // Sorted paths come folder by folder.
            if let last, last.path == path {
                folderOf.append(last.folder)
                continue
            }
            let bytes = Array(path)
            let number = known[bytes] ?? folders.count
            if number == folders.count {
                known[bytes] = number
                let folder = Folders.describe(bytes, &numbers)
                folders.append(folder)
                allNames.formUnion(folder.names)
            }
            folderOf.append(number)
            last = (path, number)
        }
    }

    private static func describe(_ bytes: [UInt8], _ numbers: inout [[UInt8]: Int32]) -> Folder {
        let names = bytes.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
        var prefixes: [Int32] = []
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "/") || index == bytes.count - 1 {
            let prefix = Array(byte == UInt8(ascii: "/") ? bytes[..<index] : bytes[...index])
            guard !prefix.isEmpty else { continue }
            let number = numbers[prefix] ?? Int32(numbers.count)
            numbers[prefix] = number
            prefixes.append(number)
        }
        let sources = names.lastIndex { $0 == "Sources" || $0 == "Source" }
        let module = sources.flatMap { $0 + 1 < names.count ? names[$0 + 1] : nil } ?? names.first ?? ""
        return Folder(prefixes: prefixes, names: names, module: module)
    }

    func names(_ file: Int) -> [String] { folders[folderOf[file]].names }

    func module(_ file: Int) -> String { folders[folderOf[file]].module }

    /// How many leading folders two files share.
    func shared(_ left: Int, _ right: Int) -> Int {
        let (first, second) = (folderOf[left], folderOf[right])
        if first == second { return folders[first].prefixes.count }
        var count = 0
        for (a, b) in zip(folders[first].prefixes, folders[second].prefixes) {
            if a != b { break }
            count += 1
        }
        return count
    }

    func depth(_ file: Int) -> Int { folders[folderOf[file]].prefixes.count }

    /// Those candidates that share the most leading folders with a file.
    func nearest<Candidate>(
        _ candidates: some RandomAccessCollection<Candidate>, to file: Int, _ home: (Candidate) -> Int
    ) -> [Candidate] {
        guard candidates.count > 1 else { return Array(candidates) }
        let distances = candidates.map { shared(home($0), file) }
        let most = distances.max() ?? 0
        return zip(candidates, distances).filter { $1 == most }.map(\.0)
    }
}
