import Reporters
import RuleKit
import SourceText
import Testing

@Suite struct GroupingTests {
    private let file = SampleFile("a.swift", "let a = 1\n")

    private func diagnostic(_ rule: String, _ severity: Severity, rib: String?) -> Diagnostic {
        Diagnostic(
            rule: rule, severity: severity, message: "M.", help: "", rib: rib, symbol: "A", fingerprint: "",
            lineHash: "",
            location: file.location("a"), related: [], path: [], fixes: [])
    }

    @Test func byRIB() {
        var style = Style()
        style.groupsByRIB = true
        let report = Report.sample([
            diagnostic("one", .warning, rib: "Root"), diagnostic("two", .error, rib: nil),
            diagnostic("three", .error, rib: "Login"),
            diagnostic("four", .note, rib: "Root"), diagnostic("five", .warning, rib: "Root"),
        ])
        let lines = Format.text.text(report, style: style).split(separator: "\n").filter {
            !$0.hasPrefix(" ") && !$0.hasPrefix("1 |")
        }
        #expect(
            lines.map(String.init) == [
                "RIB Login: 1 error", "error[three]: M.", "RIB Root: 2 warnings, 1 note", "warning[one]: M.",
                "warning[five]: M.", "a.swift:1:5: note: M. [four]",
                "No RIB: 1 error", "error[two]: M.", "2 errors, 2 warnings, 1 note in 1 file (1 RIB)",
            ])
        #expect(Format.text.text(.clean, style: style) == Format.text.text(.clean))
        #expect(Format.concise.text(report, style: style) == Format.concise.text(report))
    }

    @Test func ruleStatistics() {
        let elsewhere = SampleFile("b.swift", "b").location("b")
        let fix = Diagnostic.Fix(title: "F", isSafe: true, edits: [])
        let report = Report.sample([
            diagnostic("b", .error, rib: nil), diagnostic("a", .note, rib: nil),
            .sample("c", .warning, at: elsewhere, fixes: [fix]),
            .sample("c", .error, at: elsewhere), diagnostic("c", .note, rib: nil),
        ])
        let expected = """
            rule  error  warning  note  fixable  files
            c         1        1     1        1      2
            a         0        0     1        0      1
            b         1        0     0        0      1

            """
        #expect(RuleTable(report).text == expected)
        #expect(Format.summary.text(report).hasPrefix(expected + "\n2 errors, 1 warning, 2 notes in 1 file"))
        #expect(RuleTable(.clean).text.isEmpty)
    }
}
