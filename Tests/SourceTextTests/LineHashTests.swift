import SourceText
import Testing

/// The test vectors of GitHub's action, and consequences of its algorithm.
@Suite struct LineHashTests {
    private func hashes(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        let lines = 1...LineMap(bytes: bytes).lineCount
        let hash = LineHash(bytes: bytes, lines: lines)
        return lines.map { hash[$0] }
    }

    @Test func emptyFile() {
        #expect(hashes("") == ["c129715d7a2bc9a3:1"])
    }

    @Test(arguments: [" a\nb\n  \t\tc\n d", " a\r\nb\r\n  \t\tc\r\n d", " a\rb\r  \t\tc\r d"])
    func lineEndsAndBlanksAreIgnored(_ text: String) {
        #expect(hashes(text) == ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"])
    }

    /// Lines with the same hundred following units are distinguished by ordinals.
    @Test func equalLinesHaveOrdinals() {
        let all = hashes(String(repeating: "let x = 1\n", count: 40))
        #expect(all.count == 41)
        let parts = all.map { $0.split(separator: ":") }
        #expect(parts[0][0] == parts[1][0] && parts[0][1] == "1" && parts[1][1] == "2")
        #expect(Set(all).count == all.count)
    }

    /// A carriage return and a line feed with a blank between them end two lines.
    @Test func blankSeparatesReturnAndLineFeed() {
        #expect(hashes("a\r \nb").count == 3)
    }

    @Test func linesAboveDoNotChangeHashes() {
        let below = "class Interactor {\n    var router: Routing?\n}\n"
        #expect(hashes("\n\n\n" + below).dropFirst(3) == hashes(below)[...])
    }

    /// The hash and the ordinal of a line do not depend on the other requested lines.
    @Test(arguments: [String(repeating: "let x = 1\n", count: 40), "\u{FEFF}a\r\n\té 😀\r\n\na\n\n"])
    func hashesOfSingleLines(_ text: String) {
        for (index, hash) in hashes(text).enumerated() {
            #expect(LineHash(bytes: Array(text.utf8), lines: [index + 1])[index + 1] == hash)
        }
    }

    @Test func lineCountMatchesLineMap() {
        for text in ["", "\n", "a", "a\n", "a\r\nb\r", "\u{FEFF}a\n😀\n"] {
            let bytes = Array(text.utf8)
            let count = LineMap(bytes: bytes).lineCount
            let hash = LineHash(bytes: bytes, lines: [count, count + 1])
            #expect(hash[count] != "")
            #expect(hash[count + 1] == "")
        }
    }

    @Test func missingLinesHaveNoHash() {
        let hash = LineHash(bytes: [], lines: [0, 2])
        #expect(hash[0] == "")
        #expect(hash[2] == "")
    }
}
