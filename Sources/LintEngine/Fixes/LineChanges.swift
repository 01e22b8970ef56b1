internal import SourceText

/// The difference between two texts in whole lines, as git counts them: each ends with a line feed.
struct LineChanges: Sendable {
    let old: [UInt8]
    let new: [UInt8]
    /// In order of lines; adjacent hunks are merged.
    let hunks: [LineHunk]
    private let oldStarts: [Int]
    private let newStarts: [Int]

    init(_ text: PatchedText) {
        let (old, new) = (text.original, text.bytes)
        let (oldStarts, newStarts) = (LineChanges.starts(old), LineChanges.starts(new))
        let (oldLines, newLines) = (LineTable(old, oldStarts), LineTable(new, newStarts))
        hunks = LineChanges.whole(text.changes, old, new).flatMap { change in
            let whole = LineHunk(
                old: LineChanges.lines(change.old, oldStarts, old.count),
                new: LineChanges.lines(change.new, newStarts, new.count)
            )
            return whole.differences(oldLines, newLines)
        }
        (self.old, self.new, self.oldStarts, self.newStarts) = (old, new, oldStarts, newStarts)
    }

    /// Extends changes to whole lines. If no line starts in the equal text between two changes, the changes share a
    /// line and are merged.
    private static func whole(_ changes: [PatchedText.Change], _ old: [UInt8], _ new: [UInt8]) -> [PatchedText.Change] {
        var whole: [PatchedText.Change] = []
        var open: PatchedText.Change?
        var end = (old: 0, new: 0)
        /// The first and the last start of a line in the equal text after the last change, as offsets in the old text.
        func beginnings(before limit: Int) -> (first: Int, last: Int)? {
            func isStart(_ offset: Int, _ text: [UInt8]) -> Bool {
                offset == 0 || text[offset - 1] == UInt8(ascii: "\n")
            }
            let kept = old[end.old..<limit]
            let isBoth = isStart(end.old, old) && isStart(end.new, new)
            guard let first = isBoth ? end.old : kept.firstIndex(of: UInt8(ascii: "\n")).map({ $0 + 1 }) else {
                return nil
            }
            return (first, kept.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? first)
        }
        for change in changes {
            let shift = end.new - end.old
            let lines = beginnings(before: change.old.lowerBound)
            if let before = open {
                if let lines, lines.first < lines.last {
                    whole.append(
                        .init(
                            old: before.old.lowerBound..<lines.first,
                            new: before.new.lowerBound..<(lines.first + shift)
                        )
                    )
                    open = nil
                }
            }
            if open == nil {
                let start = lines?.last ?? 0
                open = .init(old: start..<start, new: (start + shift)..<(start + shift))
            }
            end = (change.old.upperBound, change.new.upperBound)
        }
        guard let last = open else { return whole }
        let lines = beginnings(before: old.count)
        let stop = lines?.first ?? old.count
        whole.append(.init(old: last.old.lowerBound..<stop, new: last.new.lowerBound..<(stop + end.new - end.old)))
        return whole
    }

    private static func starts(_ text: [UInt8]) -> [Int] {
        var starts = text.isEmpty ? [] : [0]
        for index in text.indices where text[index] == UInt8(ascii: "\n") && index + 1 < text.count {
            starts.append(index + 1)
        }
        return starts
    }

    /// Line numbers from 1. The range starts and ends at line boundaries.
    private static func lines(_ range: Range<Int>, _ starts: [Int], _ count: Int) -> Range<Int> {
        func number(_ offset: Int) -> Int {
            if offset >= count { return starts.count + 1 }
            return starts.partitionPoint { $0 < offset } + 1
        }
        return number(range.lowerBound)..<number(range.upperBound)
    }

    /// The unified diff of a file for `git apply`; empty if nothing changed.
    func unifiedDiff(of path: SourcePath) -> [UInt8] {
        guard !hunks.isEmpty else { return [] }
        func name(_ prefix: String) -> [UInt8] { QuotedName.write(Array(prefix.utf8) + path.bytes) }
        // A tab after a name with spaces, as in git, so that the rest is not read as a date.
        let end = Array((path.bytes.contains(UInt8(ascii: " ")) ? "\t\n" : "\n").utf8)
        var diff = Array("diff --git ".utf8) + name("a/") + [UInt8(ascii: " ")] + name("b/") + [UInt8(ascii: "\n")]
        diff += Array("--- ".utf8) + name("a/") + end
        diff += Array("+++ ".utf8) + name("b/") + end
        var group: [LineHunk] = []
        for hunk in hunks {
            if let last = group.last, hunk.old.lowerBound - last.old.upperBound > 2 * LineChanges.context {
                write(group, into: &diff)
                group = []
            }
            group.append(hunk)
        }
        write(group, into: &diff)
        return diff
    }

    /// The number of unchanged lines before and after a change.
    private static let context = 3

    private func write(_ group: [LineHunk], into diff: inout [UInt8]) {
        guard let first = group.first, let last = group.last else { return }
        let before = min(LineChanges.context, first.old.lowerBound - 1)
        let after = min(LineChanges.context, oldStarts.count + 1 - last.old.upperBound)
        let oldLines = (first.old.lowerBound - before)..<(last.old.upperBound + after)
        let newLines = (first.new.lowerBound - before)..<(last.new.upperBound + after)
        // In a diff, an empty range starts at the line before it.
        func range(_ lines: Range<Int>) -> String {
            "\(lines.isEmpty ? lines.lowerBound - 1 : lines.lowerBound),\(lines.count)"
        }
        diff += Array("@@ -\(range(oldLines)) +\(range(newLines)) @@\n".utf8)
        var next = oldLines.lowerBound
        for hunk in group {
            for line in next..<hunk.old.lowerBound { write(" ", line, of: old, oldStarts, into: &diff) }
            for line in hunk.old { write("-", line, of: old, oldStarts, into: &diff) }
            for line in hunk.new { write("+", line, of: new, newStarts, into: &diff) }
            next = hunk.old.upperBound
        }
        for line in next..<oldLines.upperBound { write(" ", line, of: old, oldStarts, into: &diff) }
    }

    private func write(_ mark: String, _ line: Int, of text: [UInt8], _ starts: [Int], into diff: inout [UInt8]) {
        let end = line < starts.count ? starts[line] : text.count
        let bytes = text[starts[line - 1]..<end]
        diff += Array(mark.utf8) + bytes
        if bytes.last != UInt8(ascii: "\n") { diff += Array("\n\\ No newline at end of file\n".utf8) }
    }
}
