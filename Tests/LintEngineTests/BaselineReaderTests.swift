import RuleKit
import Testing

@testable import LintEngine

/// Baselines as text: what is read, and what is said of texts that are none.
@Suite struct BaselineReaderTests {
    private static let entry = "{\"path\": \"a.swift\", \"rule\": \"r\", \"symbol\": \"A.b\", \"subject\": \"\", \"count\": 2}"

    private func whole(_ entries: String) -> String { "{\"schemaVersion\": 1, \"tool\": \"x\", \"entries\": [\n\(entries)\n]}\n" }

    private func read(_ text: String) throws(JSONValue.Mistake) -> [Baseline.Entry] { try BaselineReader.read(Array(text.utf8)).entries }

    @Test func entriesAreReadWithTheirLines() throws {
        let other = "{ \"count\":1,\"subject\":\"s\\u00e9\\ud83d\\ude00\\\"\\n\", \"symbol\":\"\",\r\n \"rule\":\"q\", \"reason\": \"old\", \"path\":\"\\/é\" }"
        let entries = try read("\u{FEFF}" + whole(other + ",\n" + BaselineReaderTests.entry))
        #expect(entries.map(\.key.path) == ["/é", "a.swift"] && entries.map(\.count) == [1, 2] && entries.map(\.line) == [2, 4])
        #expect(entries.map(\.reason) == ["old", nil] && entries[0].key.subject == "sé😀\"\n" && entries[1].key.symbol == "A.b")
        #expect(try read("{\"schemaVersion\": 1}").isEmpty && read(whole("")).isEmpty)
    }

    @Test func ofEqualEntriesTheLargestCountStands() throws {
        let more = BaselineReaderTests.entry.replacing("\"count\": 2", with: "\"count\": 3, \"reason\": \"x\"")
        let entries = try read(whole([BaselineReaderTests.entry, more, BaselineReaderTests.entry].joined(separator: ",\n")))
        #expect(entries.map(\.count) == [3] && entries[0].reason == "x" && entries[0].line == 2)
    }

    /// The text, the offset of the mistake, words of its message.
    @Test(arguments: [
        ("", 0, "breaks off"), ("x", 0, "a value has to stand here"), ("[]", 0, "a baseline is an object"), ("{}", 0, "no 'schemaVersion'"),
        ("{\"schemaVersion\": 2}", 18, "'schemaVersion' 1 alone"), ("{\"schemaVersion\": \"1\"}", 18, "'schemaVersion' 1 alone"),
        ("{\"schemaVersion\": 1.5}", 18, "'schemaVersion' 1 alone"), ("{\"schemaVersion\": 1} x", 21, "nothing may follow"),
        ("{\"schemaVersion\": 1,}", 20, "a key in double quotes"), ("{\"schemaVersion\" 1}", 17, "':'"), ("{\"schemaVersion\": 1", 19, "breaks off"),
        ("{\"schemaVersion\": 1 \"a\"", 20, "',' or '}'"), ("{\"schemaVersion\": 1, \"schemaVersion\": 1}", 21, "stands twice"),
        ("{\"schemaVersion\": 1, \"entrys\": []}", 21, "did you mean 'entries'?"), ("{\"schemaVersion\": 1, \"entries\": {}}", 32, "'entries' is an array"),
        ("{\"schemaVersion\": 1, \"entries\": [1]}", 33, "an entry is an object"), ("{\"schemaVersion\": 1, \"tool\": 1}", 29, "'tool' is a text"),
        ("{\"schemaVersion\": 1, \"entries\": [{\"path\": \"a\"}]}", 33, "the entry has no 'rule'"),
        ("{\"schemaVersion\": 1, \"entries\": [{\"count\": 0}]}", 43, "a number from 1 on"),
        ("{\"schemaVersion\": 1, \"entries\": [{\"count\": 99999999999999999999}]}", 43, "a number from 1 on"),
        ("{\"schemaVersion\": 1, \"entries\": [{\"pth\": \"a\"}]}", 34, "did you mean 'path'?"),
        ("{\"schemaVersion\": 1, \"tool\": \"a\n\"}", 31, "control character"), ("{\"schemaVersion\": 1, \"tool\": \"a", 29, "no end"),
        ("{\"schemaVersion\": 1, \"tool\": \"\\x\"}", 30, "no such escape"), ("{\"schemaVersion\": 1, \"tool\": \"\\ud800\"}", 30, "no such escape"),
        ("{\"schemaVersion\": 1,\n<<<<<<< HEAD\n", 21, "a merge left its marks"), ("{}\n=======\n{}", 3, "a merge left its marks"),
    ])
    func mistakesHaveTheirPlace(_ text: String, _ offset: Int, _ words: String) {
        do {
            _ = try read(text)
            Issue.record("read")
        } catch {
            #expect(error.offset == offset && error.message.contains(words), "\(error)")
        }
    }

    @Test func deepBracketsAreNoDanger() {
        #expect(throws: JSONValue.Mistake.self) { try BaselineReader.read([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)) }
    }

    /// Any bytes are either a baseline or a mistake within them.
    @Test func damageIsNoDanger() {
        let text = Array(whole(BaselineReaderTests.entry + ",\n" + BaselineReaderTests.entry).utf8)
        for length in text.indices { damaged(Array(text[..<length])) }
        for index in text.indices {
            for byte: UInt8 in [0, 0x22, 0x5C, 0x7B, 0x5D, 0x39, 0xFF] {
                var changed = text
                changed[index] = byte
                damaged(changed)
            }
        }
    }

    private func damaged(_ bytes: [UInt8]) {
        do { _ = try BaselineReader.read(bytes) } catch { #expect(error.offset <= bytes.count && !error.message.isEmpty) }
    }
}
