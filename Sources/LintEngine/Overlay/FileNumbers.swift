internal import RIBModel
internal import SourceText

/// The numbers of a workspace's files, in the order of their paths. Some numbers are vacant, so that files can come and
/// go while the others keep theirs.
struct FileNumbers {
    /// By number; those without a file are vacant.
    private(set) var files: [Analysis.File] = []
    /// The numbers of the files, by path.
    private(set) var numbers: [SourcePath: FileID] = [:]

    /// The vacant numbers before each file and after the last.
    private static let spare = 1

    /// - Parameter files: in the order of paths, with their facts.
    /// - Returns: the numbers, and the facts by number.
    static func spaced(_ files: [(file: Analysis.File, facts: FileFacts)]) -> (FileNumbers, [FileFacts]) {
        var result = FileNumbers()
        var facts: [FileFacts] = []
        let count = files.count * (spare + 1) + spare
        result.files.reserveCapacity(count)
        facts.reserveCapacity(count)
        result.numbers.reserveCapacity(files.count)
        func addSpare() {
            result.files += repeatElement(.vacant, count: spare)
            facts += repeatElement(.vacant, count: spare)
        }
        for each in files {
            addSpare()
            result.numbers[each.file.path] = FileID(result.files.count)
            result.files.append(each.file)
            facts.append(each.facts)
        }
        addSpare()
        return (result, facts)
    }

    subscript(path: SourcePath) -> FileID? { numbers[path] }

    /// Replaces a file by another state of it.
    mutating func replace(_ number: FileID, by file: Analysis.File) { files[number.index] = file }

    /// Makes the number of a file vacant.
    mutating func remove(_ path: SourcePath) -> FileID? {
        guard let number = numbers.removeValue(forKey: path) else { return nil }
        files[number.index] = .vacant
        return number
    }

    /// Gives vacant numbers to files that have none.
    ///
    /// - Parameter new: in the order of paths.
    /// - Returns: false, without changes, if there are too few between two files.
    mutating func add(_ new: [Analysis.File]) -> Bool {
        var places: [Int] = []
        var start = 0
        while start < new.count {
            let gap = gap(around: new[start].path)
            var end = start + 1
            while end < new.count, self.gap(around: new[end].path) == gap { end += 1 }
            let (count, room) = (end - start, gap.upperBound - gap.lowerBound)
            guard count <= room else { return false }
            places += (1...count).map { gap.lowerBound - 1 + $0 * (room + 1) / (count + 1) }
            start = end
        }
        for (place, file) in zip(places, new) {
            files[place] = file
            numbers[file.path] = FileID(place)
        }
        return true
    }

    /// The vacant numbers between the files before and after a path.
    private func gap(around path: SourcePath) -> Range<Int> {
        let first = files.end(before: path)
        let end = files[first...].firstIndex { !$0.isVacant } ?? files.count
        return first..<end
    }
}

extension [Analysis.File] {
    /// One more than the number of the last file that precedes a path; 0 if none does.
    func end(before path: SourcePath) -> Int {
        var (low, high) = (0, count)
        // All files before `low` precede the path, those from `high` on do not.
        while low < high {
            let middle = (low + high) / 2
            guard let occupied = (middle..<high).first(where: { !self[$0].isVacant }) else {
                high = middle
                continue
            }
            if self[occupied].path < path { low = occupied + 1 } else { high = middle }
        }
        return self[..<low].lastIndex { !$0.isVacant }.map { $0 + 1 } ?? 0
    }
}
