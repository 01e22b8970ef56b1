internal import SourceText

/// What changed from one text to another, in whole lines as git counts them: each ends with a line feed.
struct LineChanges: Sendable {
    let old: [UInt8]
    let new: [UInt8]
    /// In order, not touching each other.
    let hunks: [LineHunk]
    private let oldStarts: [Int]
    private let newStarts: [Int]

    init(_ text: PatchedText) {
        old = text.original
        new = text.bytes
        oldStarts = LineChanges.starts(old)
        newStarts = LineChanges.starts(new)
        var hunks: [LineHunk] = []
        var whole: [PatchedText.Change] = []
        for change in text.changes {
            let widened = LineChanges.widened(change, old, new)
            if let last = whole.last, last.old.upperBound >= widened.old.lowerBound {
                let end = max(last.old.upperBound, widened.old.upperBound)
                // What follows both is kept, and moved by as much as the later one says.
                let shift = widened.new.upperBound - widened.old.upperBound
                whole[whole.count - 1] = .init(old: last.old.lowerBound..<end, new: last.new.lowerBound..<(end + shift))
            } else {
                whole.append(widened)
            }
        }
        for change in whole where !old[change.old].elementsEqual(new[change.new]) {
            hunks.append(LineHunk(
                old: LineChanges.lines(change.old, oldStarts, old.count), new: LineChanges.lines(change.new, newStarts, new.count)))
        }
        self.hunks = hunks
    }

    /// Adds to both sides what they have in common of the lines at both ends.
    private static func widened(_ change: PatchedText.Change, _ old: [UInt8], _ new: [UInt8]) -> PatchedText.Change {
        var change = change
        func isStart(_ offset: Int, _ text: [UInt8]) -> Bool { offset == 0 || text[offset - 1] == UInt8(ascii: "\n") }
        while !isStart(change.old.lowerBound, old) || !isStart(change.new.lowerBound, new) {
            change.old = (change.old.lowerBound - 1)..<change.old.upperBound
            change.new = (change.new.lowerBound - 1)..<change.new.upperBound
        }
        while change.old.upperBound < old.count, !isStart(change.old.upperBound, old) || !isStart(change.new.upperBound, new) {
            change.old = change.old.lowerBound..<(change.old.upperBound + 1)
            change.new = change.new.lowerBound..<(change.new.upperBound + 1)
        }
        return change
    }

    private static func starts(_ text: [UInt8]) -> [Int] {
        var starts = text.isEmpty ? [] : [0]
        for index in text.indices where text[index] == UInt8(ascii: "\n") && index + 1 < text.count { starts.append(index + 1) }
        return starts
    }

    /// From 1. The range begins and ends where lines do.
    private static func lines(_ range: Range<Int>, _ starts: [Int], _ count: Int) -> Range<Int> {
        func number(_ offset: Int) -> Int {
            if offset >= count { return starts.count + 1 }
            var (low, high) = (0, starts.count)
            while low < high {
                let middle = (low + high) / 2
                if starts[middle] < offset { low = middle + 1 } else { high = middle }
            }
            return low + 1
        }
        return number(range.lowerBound)..<number(range.upperBound)
    }

    /// The unified diff of a file, as `git apply` takes it; nothing where nothing changed.
    func unifiedDiff(of path: SourcePath) -> [UInt8] {
        guard !hunks.isEmpty else { return [] }
        func name(_ prefix: String) -> [UInt8] { QuotedName.write(Array(prefix.utf8) + path.bytes) }
        // A tab after a name with blanks, as git does, lest the rest be taken for a date.
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

    /// Lines that are shown before and after a change.
    private static let context = 3

    private func write(_ group: [LineHunk], into diff: inout [UInt8]) {
        guard let first = group.first, let last = group.last else { return }
        let before = min(LineChanges.context, first.old.lowerBound - 1)
        let after = min(LineChanges.context, oldStarts.count + 1 - last.old.upperBound)
        let oldLines = (first.old.lowerBound - before)..<(last.old.upperBound + after)
        let newLines = (first.new.lowerBound - before)..<(last.new.upperBound + after)
        // An empty range is said to begin at the line before it.
        func range(_ lines: Range<Int>) -> String { "\(lines.isEmpty ? lines.lowerBound - 1 : lines.lowerBound),\(lines.count)" }
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
