import SourceText

/// The number of files that mention each name.
struct NameCounts {
    private var counts: [Int32] = []

    /// Counts the names in bodies.
    init(_ files: [FileFacts]) {
        // By name, one more than the index of the last file that contained it. A set for each file would be as
        // large as the project's name table.
        var met: [Int32] = []
        for (number, file) in files.enumerated() {
            LoadingRounds.forEachName(in: file.outline) { name in
                let id = Int(name.id)
                if id >= counts.count {
                    counts += repeatElement(0, count: id + 1024 - counts.count)
                    met += repeatElement(0, count: id + 1024 - met.count)
                }
                guard met[id] != Int32(number + 1) else { return }
                met[id] = Int32(number + 1)
                counts[id] += 1
            }
        }
    }

    func count(of name: Name) -> Int32 { Int(name.id) < counts.count ? counts[Int(name.id)] : 0 }

    mutating func add(_ names: NameSet) {
        for name in names {
            if Int(name.id) >= counts.count { counts += Array(repeating: 0, count: Int(name.id) + 1 - counts.count) }
            counts[Int(name.id)] += 1
        }
    }

    mutating func remove(_ names: NameSet) {
        for name in names { counts[Int(name.id)] -= 1 }
    }
}
