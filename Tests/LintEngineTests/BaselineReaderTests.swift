import JSONText
import RuleKit
import Testing

@testable import LintEngine

/// Reading baselines, and the errors for invalid ones.
@Suite struct BaselineReaderTests {
    private static let entry =
        "{\"path\": \"a.swift\", \"rule\": \"r\", \"symbol\": \"A.b\", \"subject\": \"\", \"count\": 2}"

    private func whole(_ entries: String) -> String {
        "{\"schemaVersion\": 1, \"tool\": \"x\", \"entries\": [\n\(entries)\n]}\n"
    }

    private func read(_ text: String) throws(JSONValue.Mistake) -> [Baseline.Entry] {
        try BaselineReader.read(Array(text.utf8)).entries
    }

    @Test func entriesAreReadWithTheirLines() throws {
        let other =
            """
            { "count":1,"subject":"s\\u00e9\\ud83d\\ude00\\"\\n", "symbol":"",\r\n "rule":"q", "reason": "old", \
            "path":"\\/é" }
            """
        let entries = try read("\u{FEFF}" + whole(other + ",\n" + BaselineReaderTests.entry))
        #expect(
            entries.map(\.key.path) == ["/é", "a.swift"] && entries.map(\.count) == [1, 2]
                && entries.map(\.line) == [2, 4])
        #expect(
            entries.map(\.reason) == ["old", nil] && entries[0].key.subject == "sé😀\"\n"
                && entries[1].key.symbol == "A.b")
        #expect(try read("{\"schemaVersion\": 1}").isEmpty && read(whole("")).isEmpty)
    }

    @Test func equalEntriesTakeLargestCount() throws {
        let more = BaselineReaderTests.entry.replacing("\"count\": 2", with: "\"count\": 3, \"reason\": \"x\"")
        let entries = try read(
            whole([BaselineReaderTests.entry, more, BaselineReaderTests.entry].joined(separator: ",\n")))
        #expect(entries.map(\.count) == [3] && entries[0].reason == "x" && entries[0].line == 2)
    }

    /// Files of earlier versions have no severities.
    @Test func readsSeverities() throws {
        let entries = try read(
            whole(BaselineReaderTests.entry.replacing("\"count\": 2", with: "\"count\": 2, \"severity\": \"note\"")))
        #expect(entries.map(\.severity) == [.note])
        #expect(try read(whole(BaselineReaderTests.entry)).map(\.severity) == [nil])
    }

    private static let edge = "{\"parent\": \"A\", \"child\": \"B\", \"missing\": \"detach\", \"count\": 1}"

    private func edges(_ text: String) throws(JSONValue.Mistake) -> [Baseline.Edge] {
        try BaselineReader.read(Array(text.utf8)).edges
    }

    @Test func readsAcceptedEdges() throws {
        let reasoned = BaselineReaderTests.edge.replacing("\"B\"", with: "\"C\"").replacing(
            "\"count\": 1", with: "\"count\": 2, \"reason\": \"old\"")
        let found = try edges(
            "{\"schemaVersion\": 2, \"entries\": [\n], \"edges\": [\n\(reasoned),\n\(BaselineReaderTests.edge)\n]}"
        )
        #expect(found.map(\.key.child) == ["B", "C"] && found.map(\.count) == [1, 2] && found.map(\.line) == [4, 3])
        #expect(found.map(\.reason) == [nil, "old"] && found[0].key.missing == "detach")
        for (text, message) in [
            (BaselineReaderTests.edge.replacing("missing", with: "mising"), "did you mean 'missing'?"),
            (BaselineReaderTests.edge.replacing(", \"count\": 1", with: ""), "accepted edge without 'count'"),
            (BaselineReaderTests.edge.replacing("1}", with: "0}"), "'count' expects a whole number of at least 1"),
        ] {
            #expect { try edges("{\"schemaVersion\": 2, \"edges\": [\(text)]}") } throws: { error in
                (error as? JSONValue.Mistake)?.message.contains(message) == true
            }
        }
    }

    /// Git's union of two branches, of which each accepts an edge.
    @Test func readsUnionsOfAcceptedEdges() throws {
        let (one, other) = (BaselineReaderTests.edge, BaselineReaderTests.edge.replacing("\"B\"", with: "\"C\""))
        let head = "{\"schemaVersion\": 2, \"tool\": \"x\", \"entries\": [\n\(BaselineReaderTests.entry)\n"
        for text in [
            "\(head)], \"edges\": [\n\(one)\n\(other)\n]}\n",
            "\(head)], \"edges\": [\n\(one)\n]}\n], \"edges\": [\n\(other)\n]}\n",
            "\(head)], \"edges\": [\n\(one)\n], \"edges\": [\n\(other)\n]}\n",
        ] {
            let baseline = try BaselineReader.read(Array(text.utf8))
            #expect(baseline.edges.map(\.key.child) == ["B", "C"] && baseline.entries.count == 1, "\(text)")
        }
    }

    /// The results of `merge=union`, and of deleting only the markers of a conflict.
    @Test func readsResultsOfMerges() throws {
        let (one, other) = (BaselineReaderTests.entry, BaselineReaderTests.entry.replacing("a.swift", with: "b.swift"))
        for entries in [
            "\(one)\n\(other)", "\(one),\n\(other),", "\(one),,\n\n,\(other)\n,", ",\(one)\n\(other),",
            "\(one)\r\n\(other)\r", "\(one)\n]}\n\(other)",
            "\(one)\n]},\n{\"schemaVersion\": 1, \"tool\": \"y\", \"entries\": [\n\(other)",
        ] {
            let read = try read(whole(entries))
            #expect(read.map(\.key.path) == ["a.swift", "b.swift"], "\(entries)")
            #expect(read.first?.line == 2)
        }
    }

    /// A text, the offset of its error, and words of the message.
    @Test(arguments: [
        ("", 0, "unexpected end of file"), ("x", 0, "expected a value"), ("[]", 0, "expected a baseline"),
        ("{}", 0, "not a baseline: 'schemaVersion' is missing"),
        ("{\"schemaVersion\": 3}", 18, "expected 'schemaVersion' 1 or 2."),
        ("{\"schemaVersion\": \"1\"}", 18, "expected 'schemaVersion' 1 or 2."),
        ("{\"schemaVersion\": 1.5}", 18, "expected 'schemaVersion' 1 or 2."),
        ("{\"schemaVersion\": 1} x", 21, "expected the end of the file"),
        ("{\"schemaVersion\": 1,}", 20, "expected a key in double quotes"),
        ("{\"schemaVersion\" 1}", 17, "expected ':'"),
        ("{\"schemaVersion\": 1", 19, "unexpected end of file"),
        ("{\"schemaVersion\": 1 \"a\"", 20, "expected ',' or '}'"),
        ("{\"schemaVersion\": 1, \"schemaVersion\": 1}", 21, "duplicate key 'schemaVersion'"),
        ("{\"schemaVersion\": 1, \"entrys\": []}", 21, "unknown key 'entrys'; did you mean 'entries'?"),
        ("{\"schemaVersion\": 1, \"entries\": {}}", 32, "'entries' expects an array"),
        ("{\"schemaVersion\": 1, \"entries\": [1]}", 33, "expected an entry"),
        ("{\"schemaVersion\": 1, \"entries\": [{} 1]}", 36, "expected ',' or ']'"),
        ("{\"schemaVersion\": 1, \"tool\": 1}", 29, "'tool' expects a string"),
        ("{\"schemaVersion\": 1, \"entries\": [{\"path\": \"a\"}]}", 33, "entry without 'rule'"),
        ("{\"schemaVersion\": 1, \"entries\": [{\"count\": 0}]}", 43, "a whole number of at least 1"),
        (
            "{\"schemaVersion\": 1, \"entries\": [{\"count\": 99999999999999999999}]}", 43,
            "a whole number of at least 1"
        ),
        ("{\"schemaVersion\": 1, \"entries\": [{\"severity\": \"off\"}]}", 46, "\"error\", \"warning\" or \"note\""),
        ("{\"schemaVersion\": 1, \"entries\": [{\"pth\": \"a\"}]}", 34, "did you mean 'path'?"),
        ("{\"schemaVersion\": 1, \"tool\": \"a\n\"}", 31, "control character"),
        ("{\"schemaVersion\": 1, \"tool\": \"a", 29, "unterminated string"),
        ("{\"schemaVersion\": 1, \"tool\": \"\\x\"}", 30, "invalid escape"),
        ("{\"schemaVersion\": 1, \"tool\": \"\\ud800\"}", 30, "invalid escape"),
        ("{\"schemaVersion\": 1,\n<<<<<<< HEAD\n", 21, "unresolved merge conflict"),
        ("{}\n=======\n{}", 3, "unresolved merge conflict"),
        ("{}\n=======\r\n{}", 3, "unresolved merge conflict"),
        ("{}\n||||||| 1234567\n{}", 3, "unresolved merge conflict"),
    ])
    func mistakesHaveTheirPlace(_ text: String, _ offset: Int, _ words: String) {
        do {
            _ = try read(text)
            Issue.record("read")
        } catch {
            #expect(error.offset == offset && error.message.contains(words), "\(error)")
        }
    }

    @Test func rejectsDeepBrackets() {
        #expect(throws: JSONValue.Mistake.self) {
            try BaselineReader.read([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000))
        }
    }

    /// Arbitrary bytes give either a baseline or an error located within them.
    @Test func damagedTextDoesNotCrash() {
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
        do { _ = try BaselineReader.read(bytes) } catch {
            #expect(error.offset <= bytes.count && !error.message.isEmpty)
        }
    }
}
