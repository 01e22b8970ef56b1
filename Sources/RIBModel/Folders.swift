import SourceText

/// Which folders files share: names are resolved to the declaration that is nearest to their use.
struct Folders: Sendable {
    /// For each file, a number for each of its leading folders: equal numbers, equal folders.
    private var prefixes: [[Int32]] = []
    /// For each file, the names of its folders.
    private(set) var names: [[String]] = []
    /// For each file, its module as far as folders tell: the name behind `Sources`, else the first folder.
    private(set) var modules: [String] = []

    init(_ files: [FileFacts]) {
        var numbers: [[UInt8]: Int32] = [:]
        var texts: [[UInt8]: [String]] = [:]
        prefixes.reserveCapacity(files.count)
        for file in files {
            let bytes = file.path.bytes
            let slash = bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0
            let folder = Array(bytes[..<slash])
            if let known = texts[folder] {
                names.append(known)
            } else {
                let parts = folder.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
                texts[folder] = parts
                names.append(parts)
            }
            prefixes.append(Folders.prefixes(of: folder, &numbers))
            let parts = names[names.count - 1]
            let sources = parts.lastIndex { $0 == "Sources" || $0 == "Source" }
            modules.append(sources.flatMap { $0 + 1 < parts.count ? parts[$0 + 1] : nil } ?? parts.first ?? "")
        }
    }

    private static func prefixes(of folder: [UInt8], _ numbers: inout [[UInt8]: Int32]) -> [Int32] {
        var result: [Int32] = []
        guard !folder.isEmpty else { return result }
        for (index, byte) in folder.enumerated() where byte == UInt8(ascii: "/") || index == folder.count - 1 {
            let prefix = Array(byte == UInt8(ascii: "/") ? folder[..<index] : folder[...index])
            guard !prefix.isEmpty else { continue }
            if let number = numbers[prefix] {
                result.append(number)
            } else {
                let number = Int32(numbers.count)
                numbers[prefix] = number
                result.append(number)
            }
        }
        return result
    }

    /// How many leading folders two files share.
    func shared(_ left: Int, _ right: Int) -> Int {
        var count = 0
        for (a, b) in zip(prefixes[left], prefixes[right]) {
            if a != b { break }
            count += 1
        }
        return count
    }

    func depth(_ file: Int) -> Int { prefixes[file].count }
}
