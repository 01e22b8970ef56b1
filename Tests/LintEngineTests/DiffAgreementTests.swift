import SourceText
import Testing

@testable import LintEngine

/// Compares diffs with git: git applies diffs of riblint with the same result, and riblint parses those of git
/// correctly.
@Suite struct DiffAgreementTests {
    /// A deterministic sequence of pseudorandom numbers.
    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }

        /// Lines from a small vocabulary, so that many are equal. Some end with CR LF, and the last can lack a line
        /// ending.
        mutating func text() -> [UInt8] {
            var text: [UInt8] = []
            for _ in 0..<roll(25) {
                text += Array(repeating: UInt8(ascii: "a") + UInt8(roll(3)), count: roll(4))
                text += roll(8) == 0 ? [0x0D, 0x0A] : [0x0A]
            }
            if roll(3) == 0 { text += [0x78] }
            return text
        }

        mutating func edits(of text: [UInt8]) -> [PatchedText.Edit] {
            var edits: [PatchedText.Edit] = []
            var start = 0
            for _ in 0..<roll(5) {
                let first = start + roll(max(1, text.count - start + 1))
                guard first <= text.count else { break }
                let last = min(text.count, first + (roll(2) == 0 ? roll(3) : roll(30)))
                let words: [[UInt8]] = [[], [0x0A], [0x7A], [0x7A, 0x0A], [0x0A, 0x0A, 0x71], Array("abc\nabc".utf8)]
                edits.append(.init(range: first..<last, replacement: words[roll(words.count)]))
                start = last + 1
            }
            return edits
        }
    }

    private static func samples(_ count: Int, seed: UInt64) -> [(name: String, text: PatchedText)] {
        var dice = Dice(state: seed)
        return (0..<count).map { number in
            var text = PatchedText(dice.text())
            text.apply(dice.edits(of: text.original))
            if number % 3 == 0 { text.apply(dice.edits(of: text.bytes)) }
            return ("F\(number).swift", text)
        }
    }

    private static func git(_ tree: TemporaryTree, _ arguments: String...) throws -> Subprocess.Answer {
        try Subprocess.run(
            (["git", "-C", tree.root] + arguments).map { Array($0.utf8) },
            variables: ["GIT_CONFIG_GLOBAL=/dev/null", "LC_ALL=C"])
    }

    private static func contents(_ tree: TemporaryTree, _ path: String) -> [UInt8]? {
        try? SourceReader(root: Disk.workingFolder).contents(of: tree.path(path))
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func gitAppliesOurDiffs(_ seed: UInt64) throws {
        // git treats a file that becomes empty as deleted.
        let samples = DiffAgreementTests.samples(150, seed: seed).filter {
            !$0.text.bytes.isEmpty && !$0.text.original.isEmpty
        }
        let tree = TemporaryTree()
        for (name, text) in samples { tree.write(name, text.original) }
        tree.write("x.patch", samples.flatMap { LineChanges($0.text).unifiedDiff(of: SourcePath($0.name)) })
        #expect(try DiffAgreementTests.git(tree, "init", "-q").status == 0)
        let answer = try DiffAgreementTests.git(tree, "apply", "--whitespace=nowarn", "x.patch")
        #expect(answer.status == 0, "\(String(decoding: answer.errors, as: UTF8.self))")
        for (name, text) in samples { #expect(DiffAgreementTests.contents(tree, name) == text.bytes, "\(name)") }
    }

    /// Lines outside of all hunks are equal in both texts, and are mapped to their new numbers.
    @Test(arguments: [["-U0"], ["-U3"], ["-U0", "--patience", "--ignore-space-at-eol"]], [5, 6] as [UInt64])
    func readsDiffsOfGit(_ options: [String], seed: UInt64) throws {
        let samples = DiffAgreementTests.samples(100, seed: seed)
        let tree = TemporaryTree()
        for (name, text) in samples {
            tree.write("old/\(name)", text.original)
            tree.write("new/\(name)", text.bytes)
        }
        let words = ["git", "-C", tree.root, "diff", "--no-index"] + options + ["old", "new"]
        let answer = try Subprocess.run(words.map { Array($0.utf8) }, variables: ["GIT_CONFIG_GLOBAL=/dev/null"])
        #expect(answer.status == 1)
        let diffs = try UnifiedDiff.files(in: answer.output)
        #expect(!diffs.isEmpty)
        for diff in diffs {
            let name = String(decoding: (diff.path ?? diff.oldPath ?? SourcePath("")).name, as: UTF8.self)
            let sample = try #require(samples.first { $0.name == name })
            let (old, new) = (
                DiffAgreementTests.lines(sample.text.original), DiffAgreementTests.lines(sample.text.bytes)
            )
            DiffAgreementTests.check(diff.hunks, old, new, "\(name) \(options)", ignoringReturns: options.count > 1)
        }
    }

    @Test(arguments: [7, 8] as [UInt64])
    func linesOutsideHunksAreEqual(_ seed: UInt64) {
        for (name, text) in DiffAgreementTests.samples(300, seed: seed) {
            let changes = LineChanges(text)
            DiffAgreementTests.check(
                changes.hunks, DiffAgreementTests.lines(changes.old), DiffAgreementTests.lines(changes.new), name)
        }
    }

    private static func check(
        _ hunks: [LineHunk], _ old: [[UInt8]], _ new: [[UInt8]], _ name: String, ignoringReturns: Bool = false
    ) {
        var changed = Set<Int>()
        for hunk in hunks { changed.formUnion(hunk.old) }
        let kept = (0..<old.count).map { $0 + 1 }.filter { !changed.contains($0) }
        #expect(kept.count + hunks.reduce(0) { $0 + $1.new.count } == new.count, "\(name)")
        func plain(_ line: [UInt8]) -> [UInt8] { ignoringReturns ? line.filter { $0 != 0x0D && $0 != 0x0A } : line }
        for line in kept {
            let carried = LineHunk.carry(line...line, over: hunks)
            guard let carried = carried.first, carried.count == 1, new.indices.contains(carried.lowerBound - 1) else {
                Issue.record("\(name): line \(line) is lost")
                continue
            }
            #expect(plain(old[line - 1]) == plain(new[carried.lowerBound - 1]), "\(name): line \(line)")
        }
    }

    /// The lines including their line endings.
    private static func lines(_ text: [UInt8]) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var start = 0
        for index in text.indices where text[index] == 0x0A {
            lines.append(Array(text[start...index]))
            start = index + 1
        }
        return start < text.count ? lines + [Array(text[start...])] : lines
    }
}
