import SourceText
import Testing

@testable import LintEngine

/// Parsing of unified diffs.
@Suite struct UnifiedDiffTests {
    private func read(_ text: String) throws -> [String] {
        try UnifiedDiff.files(in: Array(text.utf8)).map { file in
            let hunks = file.hunks.map {
                "\($0.old.lowerBound)-\($0.old.upperBound)>\($0.new.lowerBound)-\($0.new.upperBound)"
            }
            return ([file.oldPath?.text ?? "-", file.path?.text ?? "-"] + hunks).joined(separator: " ")
        }
    }

    @Test(arguments: [
        ("--- a/x.swift\n+++ b/x.swift\n@@ -1,3 +1,4 @@ struct A\n a\n+b\n c\n d\n", ["x.swift x.swift 2-2>2-3"]),
        (
            """
            diff --git a/x.swift b/x.swift
            index 1..2 100644
            --- a/x.swift
            +++ b/x.swift
            @@ -2 +2,2 @@
            -b
            +B
            +C

            """,
            ["x.swift x.swift 2-3>2-4"]
        ),
        // Deleted lines give an empty range before the line that follows.
        ("--- a/x.swift\n+++ b/x.swift\n@@ -3,2 +2,0 @@\n-c\n-d\n", ["x.swift x.swift 3-5>3-3"]),
        (
            "diff --git b/x.swift b/x.swift\n--- b/x.swift\n+++ b/x.swift\n@@ -1 +1 @@\n-a\n+b\n",
            ["b/x.swift b/x.swift 1-2>1-2"]
        ),
        (
            "diff --git x.swift x.swift\nnew file mode 100644\n--- /dev/null\n+++ x.swift\n@@ -0,0 +1 @@\n+a\n",
            ["- x.swift 1-1>1-2"]
        ),
        ("diff --git b/x b/x\nnew file mode 100644\n--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+a\n", ["- b/x 1-1>1-2"]),
        (
            "diff --git a/b/x b/b/x\nnew file mode 100644\n--- /dev/null\n+++ b/b/x\n@@ -0,0 +1 @@\n+a\n",
            ["- b/x 1-1>1-2"]
        ),
        ("diff --git i/x w/x\ndeleted file mode 100644\n--- i/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n", ["x - 1-2>1-1"]),
        (
            """
            diff --git a/old.swift b/new name.swift
            similarity index 90%
            rename from old.swift
            rename to new name.swift

            """
                + "--- a/old.swift\n+++ b/new name.swift\t\n@@ -1 +1 @@\n-a\n+b\n",
            ["old.swift new name.swift 1-2>1-2"]
        ),
        ("diff --git a/x.png b/x.png\nBinary files a/x.png and b/x.png differ\n", []),
        ("diff --git a/a b/b\nsimilarity index 100%\nrename from a\nrename to b\n", []),
        (
            "diff --git \"a/\\303\\251 \\\"q\\\"\\n.swift\" \"b/\\303\\251 \\\"q\\\"\\n.swift\"\n"
                + """
                --- "a/\\303\\251 \\"q\\"\\n.swift"
                +++ "b/\\303\\251 \\"q\\"\\n.swift"
                @@ -1 +1 @@
                -a
                +b

                """,
            ["é \"q\"\n.swift é \"q\"\n.swift 1-2>1-2"]
        ),
        (
            "--- x.swift\t2026-01-01 00:00:00 +0000\n+++ x.swift\t2026-01-02 00:00:00 +0000\n@@ -1 +1 @@\n-a\n+b\n",
            ["x.swift x.swift 1-2>1-2"]
        ),
        ("--- a/x\r\n+++ b/x\r\n@@ -1,2 +1,2 @@\r\n a\r\n-b\r\n+c\r\n", ["x x 2-3>2-3"]),
        // Lines of a hunk can look like headers.
        ("--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n--- a\n+++ b\n c\n", ["x x 1-2>1-2"]),
        (
            "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n",
            ["x x 1-2>1-2"]
        ),
        (
            "--- a/x\n+++ b/x\n@@ -1,3 +1,4 @@\n a\n\n+b\n c\n--- a/y\n+++ b/y\n@@ -1 +1,2 @@\n a\n+b\n",
            ["x x 3-3>3-4", "y y 2-2>2-3"]
        ),
        (
            "diff --cc x\nindex 1,2..3\n--- a/x\n+++ b/x\n@@@ -1,3 -1,2 +1,3 @@@\n  a\n- b\n -c\n++d\n +e\n",
            ["x x 2-4>2-4"]
        ),
        (
            """
            From: me
            Subject: [PATCH] x

            ---
             x | 1 +

            diff --git a/x b/x
            --- a/x
            +++ b/x
            @@ -1 +1,2 @@
             a
            +b
            -- 
            2.39.5

            """,
            ["x x 2-2>2-3"]
        ),
        ("", []), ("\n \n", []),
    ])
    func readsEachForm(_ text: String, _ expected: [String]) throws {
        #expect(try read(text) == expected)
    }

    @Test(arguments: [
        ("hello\n", 1, "not a unified diff"), ("--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n a\n", 3, "is incomplete"),
        ("--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n a", 3, "is incomplete"), ("@@ -1 +1 @@\n-a\n+b\n", 1, "hunk without"),
        ("--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n a\n*\n", 5, "does not match"),
    ])
    func reportsMistake(_ text: String, _ line: Int, _ words: String) throws {
        let mistake = #expect(throws: UnifiedDiff.Mistake.self) { try read(text) }
        #expect(mistake?.line == line && mistake?.reason.contains(words) == true, "\(String(describing: mistake))")
    }

    @Test func reportsUTF16OfPowerShell() {
        let mistake = #expect(throws: UnifiedDiff.Mistake.self) { try UnifiedDiff.files(in: [0xFF, 0xFE, 0x64, 0]) }
        #expect(mistake?.reason.contains("UTF-16") == true)
    }

    /// Arbitrary bytes give a result or an error, never a trap.
    @Test func damagedDiffsDoNotCrash() {
        let header = "diff --git \"a/\\303x\" b/y\nrename to \"\\3\n--- a/x\t\n+++ b/x\n"
        let text = Array("\(header)@@ -1,3 +1,4 @@ s\n a\n+b\n-c\n+d\n e\n@@@ -1 -1 +1 @@@\n++a\n--b\n".utf8)
        for index in text.indices {
            _ = try? UnifiedDiff.files(in: Array(text[..<index]))
            for byte: UInt8 in [0, 0x0A, 0x0D, 0x20, 0x22, 0x2B, 0x2D, 0x30, 0x39, 0x40, 0x5C, 0xFF] {
                var changed = text
                changed[index] = byte
                _ = try? UnifiedDiff.files(in: changed)
            }
        }
    }

    @Test func quotedNamesRoundTrip() {
        for name in [
            [UInt8]("a b.swift".utf8), Array("é\t\"\\\n".utf8), [0xFF, 0x01, 0x7F],
            (0...255).map { UInt8($0) }.filter { $0 != 0 },
        ] {
            #expect(DiffHeader.name(QuotedName.write(name)[...]) == name)
        }
    }

    @Test(arguments: [
        (2...2, [(1..<1, 1..<3)], [4...4]), (2...2, [(3..<3, 3..<5)], [2...2]),
        (2...4, [(3..<4, 3..<6)], [2...2, 3...5, 6...6]),
        (2...4, [(3..<3, 3..<5)], [2...2, 5...6]), (5...6, [(1..<3, 1..<1)], [3...4]),
        (2...2, [(1..<4, 1..<1)], [1...1]),
        (1...9, [(2..<3, 2..<2), (5..<5, 4..<6)], [1...1, 1...2, 2...3, 6...10]),
    ])
    func mapsLinesAcrossHunks(
        _ lines: ClosedRange<Int>, _ hunks: [(Range<Int>, Range<Int>)], _ expected: [ClosedRange<Int>]
    ) {
        #expect(LineHunk.carry(lines, over: hunks.map { LineHunk(old: $0, new: $1) }) == expected)
    }
}
