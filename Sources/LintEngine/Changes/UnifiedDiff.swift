internal import SourceText

/// Parses unified diffs of git and `diff -u`: any number of context lines, with or without prefixes, quoted names,
/// merges with several parents. Text around the diffs, as in mails, is skipped.
struct UnifiedDiff {
    /// A mistake in a diff, with its line from 1.
    struct Mistake: Error, Equatable {
        let line: Int
        let reason: String
    }

    static func files(in bytes: [UInt8]) throws(Mistake) -> [FileDiff] {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw Mistake(line: 1, reason: "UTF-16 text, as PowerShell redirects it; use 'git diff --output=FILE'")
        }
        var reader = UnifiedDiff(bytes)
        try reader.read()
        return reader.files
    }

    /// Without line feeds.
    private let lines: [ArraySlice<UInt8>]
    private var next = 0
    private var files: [FileDiff] = []
    private var header = DiffHeader()
    private var hunks: [LineHunk] = []
    private var isOpen = false

    private init(_ bytes: [UInt8]) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        // The text after the last line end is not a line.
        if lines.last?.isEmpty == true { lines.removeLast() }
        self.lines = lines
    }

    private mutating func read() throws(Mistake) {
        var sawHeader = false
        while next < lines.count {
            let line = UnifiedDiff.withoutReturn(lines[next])
            if line.starts(with: "diff --".utf8) {
                finish()
                sawHeader = true
                header = DiffHeader(line)
            } else if line.starts(with: "--- ".utf8), next + 1 < lines.count, lines[next + 1].starts(with: "+++ ".utf8)
            {
                // `diff -u` writes no other header.
                if isOpen {
                    finish()
                    header = DiffHeader()
                }
                sawHeader = true
                isOpen = true
                header.old = line.dropFirst(4)
                header.new = UnifiedDiff.withoutReturn(lines[next + 1]).dropFirst(4)
                next += 1
            } else if line.starts(with: "@@".utf8), let hunk = HunkHeader(line) {
                guard isOpen else {
                    throw Mistake(line: next + 1, reason: "hunk without '---' and '+++' lines before it")
                }
                try read(hunk)
                continue
            } else {
                header.note(line)
            }
            next += 1
        }
        finish()
        let isBlank = lines.allSatisfy {
            $0.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\t") }
        }
        if !sawHeader, !isBlank { throw Mistake(line: 1, reason: "not a unified diff") }
    }

    private mutating func finish() {
        if isOpen { files.append(FileDiff(oldPath: header.oldPath, path: header.newPath, hunks: hunks)) }
        isOpen = false
        hunks = []
    }

    /// Reads the lines that a hunk's header counts.
    private mutating func read(_ header: HunkHeader) throws(Mistake) {
        let start = next
        next += 1
        var (old, new) = (header.old.start, header.new.start)
        var (oldLeft, newLeft) = (header.old.count, header.new.count)
        var run = (old: old, new: new)
        func close(_ hunks: inout [LineHunk]) {
            if run.old < old || run.new < new { hunks.append(LineHunk(old: run.old..<old, new: run.new..<new)) }
        }
        while oldLeft > 0 || newLeft > 0 {
            guard next < lines.count else {
                throw Mistake(line: start + 1, reason: "the hunk that begins here is incomplete")
            }
            let line = lines[next]
            let marks = line.prefix(header.parents)
            let isRemoved = marks.contains(UInt8(ascii: "-"))
            let isAdded = marks.contains(UInt8(ascii: "+"))
            // In a merge, the numbers of the old text are those of the first parent.
            let isOld = isRemoved ? marks.first == UInt8(ascii: "-") : marks.first != UInt8(ascii: "+")
            if line.first == UInt8(ascii: "\\") {
                // Marks that the line before has no line end.
            } else if isRemoved != isAdded || UnifiedDiff.isContext(marks), !isOld || oldLeft > 0,
                isRemoved || newLeft > 0
            {
                if isOld { (old, oldLeft) = (old + 1, oldLeft - 1) }
                if !isRemoved { (new, newLeft) = (new + 1, newLeft - 1) }
                if !isRemoved, !isAdded {
                    (old, new) = (old - 1, new - 1)
                    close(&hunks)
                    (old, new) = (old + 1, new + 1)
                    run = (old, new)
                }
            } else {
                throw Mistake(line: next + 1, reason: "this line does not match the hunk header in line \(start + 1)")
            }
            next += 1
        }
        close(&hunks)
    }

    /// An empty line is a context line: mail programs remove trailing spaces.
    private static func isContext(_ marks: ArraySlice<UInt8>) -> Bool {
        marks.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
    }

    private static func withoutReturn(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
}

/// `@@ -12,3 +14,5 @@ …`; in a merge, one more `@` and one more range for each further parent.
private struct HunkHeader {
    let parents: Int
    /// The first line, from 1, and the number of lines; for an empty range, the line after which it is.
    let old: (start: Int, count: Int)
    let new: (start: Int, count: Int)

    init?(_ line: ArraySlice<UInt8>) {
        let marks = line.prefix { $0 == UInt8(ascii: "@") }.count
        let words = line.dropFirst(marks).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: true)
        guard marks >= 2,
            words.count > marks,
            words[marks].elementsEqual(line.prefix(marks)),
            let old = HunkHeader.range(words[0], UInt8(ascii: "-")),
            let new = HunkHeader.range(words[marks - 1], UInt8(ascii: "+"))
        else { return nil }
        parents = marks - 1
        self.old = old
        self.new = new
    }

    private static func range(_ word: ArraySlice<UInt8>, _ sign: UInt8) -> (start: Int, count: Int)? {
        guard word.first == sign else { return nil }
        let numbers = word.dropFirst().split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
            digits in
            // No file has that many lines.
            digits.isEmpty || digits.count > 9 ? nil : Int(String(decoding: digits, as: UTF8.self))
        }
        guard (1...2).contains(numbers.count), let start = numbers[0], start >= 0 else { return nil }
        guard let count = numbers.count == 2 ? numbers[1] : 1, count >= 0 else { return nil }
        return (count == 0 ? start + 1 : start, count)
    }
}
