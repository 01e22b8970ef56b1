import SourceText
import Testing

@testable import LintEngine

/// Texts with edits, and their diffs.
@Suite struct PatchedTextTests {
    private func patched(_ text: String, _ edits: [(Range<Int>, String)]) -> PatchedText {
        var patched = PatchedText(Array(text.utf8))
        patched.apply(edits.map { .init(range: $0, replacement: Array($1.utf8)) })
        return patched
    }

    private func diff(_ text: PatchedText, _ path: String = "x.swift") -> String {
        String(decoding: LineChanges(text).unifiedDiff(of: SourcePath(path)), as: UTF8.self)
    }

    @Test func appliesEditsInTurn() {
        var text = patched("abcdef", [(0..<0, "<"), (2..<4, "XY"), (6..<6, ">")])
        #expect(String(decoding: text.bytes, as: UTF8.self) == "<abXYef>")
        text.apply([.init(range: 1..<4, replacement: []), .init(range: 8..<8, replacement: [0x21])])
        #expect(String(decoding: text.bytes, as: UTF8.self) == "<Yef>!")
        #expect(text.changes == [.init(old: 0..<4, new: 0..<2), .init(old: 6..<6, new: 4..<6)])
    }

    @Test(arguments: [
        (0..<2, 2..<4, false), (0..<3, 2..<4, true), (2..<2, 2..<2, true), (2..<2, 0..<2, true), (1..<1, 2..<3, false),
        (2..<2, 1..<4, true),
    ])
    func conflicts(_ first: Range<Int>, _ second: Range<Int>, _ expected: Bool) {
        let (first, second) = (
            PatchedText.Edit(range: first, replacement: []), PatchedText.Edit(range: second, replacement: [1])
        )
        #expect(first.conflicts(with: second) == expected && second.conflicts(with: first) == expected)
    }

    @Test func diffShowsThreeLinesOfContext() {
        let text = patched("1\n2\n3\n4\n5\n6\n7\n8\n", [(8..<8, "x")])
        #expect(
            diff(text)
                == """
                diff --git a/x.swift b/x.swift
                --- a/x.swift
                +++ b/x.swift
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +x5
                 6
                 7
                 8

                """
        )
    }

    @Test(arguments: [
        ("a", [(1..<1, "b")], "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+ab\n\\ No newline at end of file\n"),
        ("a\nb", [(0..<2, "")], "@@ -1,2 +1,1 @@\n-a\n b\n\\ No newline at end of file\n"),
        ("a\r\nb\r\n", [(0..<1, "c")], "@@ -1,2 +1,2 @@\n-a\r\n+c\r\n b\r\n"),
        ("a\n", [(0..<2, "")], "@@ -1,1 +0,0 @@\n-a\n"),
        ("", [(0..<0, "a\n")], "@@ -0,0 +1,1 @@\n+a\n"), ("a\n", [(2..<2, "b\n")], "@@ -1,1 +1,2 @@\n a\n+b\n"),
        ("a\nb\n", [(1..<2, "")], "@@ -1,2 +1,1 @@\n-a\n-b\n+ab\n"),
        ("abc\n", [(0..<1, "x"), (2..<3, "y")], "@@ -1,1 +1,1 @@\n-abc\n+xby\n"),
        ("a\n", [(0..<1, "a")], ""),
    ])
    func diffsArbitraryEdits(_ text: String, _ edits: [(Range<Int>, String)], _ expected: String) {
        let lines = diff(patched(text, edits)).split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3)
            .joined(separator: "\n")
        #expect(lines == expected)
    }

    @Test func distantChangesAreSeparateHunks() {
        let text = patched((1...30).map { "\($0)\n" }.joined(), [(0..<0, "x"), (14..<14, "new\n"), (78..<81, "")])
        #expect(
            diff(text).split(separator: "\n").filter { $0.hasPrefix("@@") } == [
                "@@ -1,10 +1,11 @@", "@@ -27,4 +28,3 @@",
            ])
    }

    @Test func quotesNamesLikeGit() {
        let text = patched("a\n", [(0..<0, "b")])
        #expect(
            diff(text, "a b.swift").hasPrefix(
                "diff --git a/a b.swift b/a b.swift\n--- a/a b.swift\t\n+++ b/a b.swift\t\n"))
        #expect(diff(text, "é.swift").hasPrefix("diff --git \"a/\\303\\251.swift\" \"b/\\303\\251.swift\"\n"))
    }
}
