import Reporters
import RuleKit
import Testing

/// The exact bytes of a baseline file.
@Suite struct BaselineTextTests {
    private func entry(
        _ path: String, _ rule: String = "r", _ symbol: String = "A", _ subject: String = "", _ count: Int = 1,
        _ reason: String? = nil, _ severity: Severity? = nil
    ) -> Baseline.Entry {
        Baseline.Entry(
            key: Baseline.Key(path: path, rule: rule, symbol: symbol, subject: subject), count: count,
            severity: severity, reason: reason)
    }

    private func text(_ entries: [Baseline.Entry]) -> String {
        String(decoding: BaselineText.write(Baseline(entries), toolVersion: "1"), as: UTF8.self)
    }

    @Test func writesEntriesOnLinesInByteOrder() {
        let entries = [
            entry("é", "r", "A", "s", 2, "say \"why\"\n"), entry("b", "s"), entry("a\\", "r"), entry("b", "r", "B"),
            entry("b", "r", "A.b"), entry("b", "r", "A.b", "x"),
        ]
        let expected = """
            {"schemaVersion": 1, "tool": "riblint 1", "entries": [
            {"path": "a\\\\", "rule": "r", "symbol": "A", "subject": "", "count": 1},
            {"path": "b", "rule": "r", "symbol": "A.b", "subject": "", "count": 1},
            {"path": "b", "rule": "r", "symbol": "A.b", "subject": "x", "count": 1},
            {"path": "b", "rule": "r", "symbol": "B", "subject": "", "count": 1},
            {"path": "b", "rule": "s", "symbol": "A", "subject": "", "count": 1},
            {"path": "é", "rule": "r", "symbol": "A", "subject": "s", "count": 2, "reason": "say \\"why\\"\\n"}
            ]}

            """
        #expect(text(entries) == expected)
        #expect(text(entries.reversed()) == expected)
    }

    /// Of entries for one finding, as after a merge of branches, the highest severity is kept.
    @Test func writesTheSeverityOfEntries() {
        let all = [entry("b", "r", "A", "", 1, nil, .note), entry("b", "r", "A", "", 1, "why", .warning), entry("b")]
        let line = """
            {"path": "b", "rule": "r", "symbol": "A", "subject": "", "count": 1, "severity": "warning", \
            "reason": "why"}
            """
        #expect(text(all).contains("\n\(line)\n") && text(all.reversed()) == text(all))
    }

    @Test func emptyBaselineHasNoEntryLines() {
        #expect(text([]) == "{\"schemaVersion\": 1, \"tool\": \"riblint 1\", \"entries\": [\n]}\n")
    }
}
