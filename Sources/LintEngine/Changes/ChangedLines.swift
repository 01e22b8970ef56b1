internal import RuleKit
internal import SourceText

/// The changed lines, by file.
struct ChangedLines: Sendable, Equatable {
    /// By path relative to the root.
    private var files: [SourcePath: Lines] = [:]

    private enum Lines: Sendable, Equatable {
        /// The whole file is new.
        case all
        case ranges([ClosedRange<Int>])
    }

    init() {}

    init(_ diffs: [FileDiff]) { add(diffs, below: []) }

    /// - Parameter prefix: the path from the root to the folder that the diff's paths start at.
    mutating func add(_ diffs: [FileDiff], below prefix: [UInt8]) {
        for diff in diffs {
            guard let path = diff.path else { continue }
            add(diff.hunks.map(\.touched), of: prefix.isEmpty ? path : SourcePath(bytes: prefix + path.bytes))
        }
    }

    /// The changed files that still exist, sorted.
    var paths: [SourcePath] { files.keys.sorted() }

    /// Adds a file of which every line is new.
    mutating func addWhole(_ path: SourcePath) { files[path] = .all }

    private mutating func add(_ lines: [ClosedRange<Int>], of path: SourcePath) {
        switch files[path] ?? .ranges([]) {
        case .all: break
        case .ranges(let before): files[path] = .ranges(before + lines)
        }
    }

    /// The lines that are changed in both.
    func intersection(_ other: ChangedLines) -> ChangedLines {
        var result = ChangedLines()
        for (path, lines) in files {
            switch (lines, other.files[path]) {
            case (_, nil): break
            case (_, .all): result.files[path] = lines
            case (.all, .ranges(let ranges)): result.files[path] = .ranges(ranges)
            case (.ranges(let ranges), .ranges(let others)):
                let both = ranges.flatMap { range in
                    others.filter(range.overlaps).map(range.clamped)
                }
                if !both.isEmpty { result.files[path] = .ranges(both) }
            }
        }
        return result
    }

    /// The changed lines after further edits, with their new numbers.
    func carried(over diffs: [FileDiff]) -> ChangedLines {
        var result = self
        for diff in diffs {
            guard let old = diff.oldPath, let lines = files[old] else { continue }
            result.files[old] = nil
            guard let path = diff.path else { continue }
            switch lines {
            case .all: result.files[path] = .all
            case .ranges(let ranges):
                result.files[path] = .ranges(ranges.flatMap { LineHunk.carry($0, over: diff.hunks) })
            }
        }
        return result
    }

    /// Whether a finding, one of its notes or a step of its path is on a changed line.
    func touch(_ diagnostic: Diagnostic) -> Bool {
        touch(diagnostic.location) || diagnostic.related.contains { touch($0.location) }
            || diagnostic.path.contains { touch($0.location) }
    }

    private func touch(_ location: Location) -> Bool {
        guard let lines = files[location.path] else { return false }
        guard case .ranges(let ranges) = lines else { return true }
        // An end before the first column excludes that line.
        let endsBefore = location.end.line > location.start.line && location.end.utf8 == 1
        let covered = location.start.line...max(location.start.line, location.end.line - (endsBefore ? 1 : 0))
        return ranges.contains { $0.overlaps(covered) }
    }
}
