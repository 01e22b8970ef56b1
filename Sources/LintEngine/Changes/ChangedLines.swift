internal import RuleKit
internal import SourceText

/// Which lines of which files changed.
struct ChangedLines: Sendable, Equatable {
    /// By path from the root.
    private var files: [SourcePath: Lines] = [:]

    private enum Lines: Sendable, Equatable {
        /// The file is new as a whole.
        case all
        case ranges([ClosedRange<Int>])
    }

    init() {}

    init(_ diffs: [FileDiff]) { add(diffs, below: []) }

    /// - Parameter prefix: what leads from the root to where the diff's paths start.
    mutating func add(_ diffs: [FileDiff], below prefix: [UInt8]) {
        for diff in diffs {
            guard let path = diff.path else { continue }
            add(diff.hunks.map(\.touched), of: prefix.isEmpty ? path : SourcePath(bytes: prefix + path.bytes))
        }
    }

    /// The files that changed and are still there, in order.
    var paths: [SourcePath] { files.keys.sorted() }

    /// Takes in a file of which every line is new.
    mutating func addWhole(_ path: SourcePath) { files[path] = .all }

    private mutating func add(_ lines: [ClosedRange<Int>], of path: SourcePath) {
        switch files[path] ?? .ranges([]) {
        case .all: break
        case .ranges(let before): files[path] = .ranges(before + lines)
        }
    }

    /// The same lines after further edits.
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

    /// Whether any place of a finding, evidence and path too, stands on a changed line.
    func touch(_ diagnostic: Diagnostic) -> Bool {
        touch(diagnostic.location) || diagnostic.related.contains { touch($0.location) }
            || diagnostic.path.contains { touch($0.location) }
    }

    private func touch(_ location: Location) -> Bool {
        guard let lines = files[location.path] else { return false }
        guard case .ranges(let ranges) = lines else { return true }
        // An end before a line's first column has nothing of that line.
        let endsBefore = location.end.line > location.start.line && location.end.utf8 == 1
        let covered = location.start.line...max(location.start.line, location.end.line - (endsBefore ? 1 : 0))
        return ranges.contains { $0.overlaps(covered) }
    }
}
