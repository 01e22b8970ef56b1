import Reporters
import RuleKit
import SourceText
import Testing

/// Requirements of servers on their formats that the sample project does not cover.
@Suite struct ServerFormatTests {
    private let file = SampleFile("a.swift", "let a = 1\nlet b = 2\n")
    private let refusal = Notice(.notAnalyzed, path: SourcePath("b.swift"), message: "is over the limit of 5 MB")

    @Test func nothingFound() {
        #expect(Format.xcode.text(.clean) == "" && Format.jsonl.text(.clean) == "" && Format.rdjsonl.text(.clean) == "")
        #expect(Format.gitlab.text(.clean) == "[]\n")
        let checkstyle = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"8.0\">\n</checkstyle>\n"
        #expect(Format.checkstyle.text(.clean) == checkstyle)
        let junit = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="riblint" tests="1" failures="0" errors="0">
              <testsuite name="riblint" tests="1" failures="0" errors="0">
                <testcase name="no findings" classname="riblint"/>
              </testsuite>
            </testsuites>

            """
        #expect(Format.junit.text(.clean) == junit)
        #expect(Format.sonarqube.text(.clean) == "{\n \"rules\": [],\n \"issues\": []}\n")
        #expect(Format.markdown.text(.clean) == "## riblint\n\n**No findings in 214 files (41 RIBs)**\n")
        #expect(Format.summary.text(.clean) == "No findings in 214 files (41 RIBs)\n")
        let rdjson =
            """
            {
             "source": {"name": "riblint", "url": "https://github.com/riblint/riblint"},
             "diagnostics": []}

            """
        #expect(Format.rdjson.text(.clean) == rdjson)
    }

    /// Files that are not analyzed must be findings as well: otherwise, servers would show them as clean.
    @Test(arguments: [Format.gitlab, .checkstyle, .junit, .rdjson, .rdjsonl, .sonarqube, .markdown])
    func reportsUnanalyzedFiles(format: Format) {
        let text = format.text(.sample([], notices: [refusal]))
        #expect(text.contains("b.swift") && text.contains("is over the limit of 5 MB"))
    }

    @Test func fingerprintsOfGitLabDiffer() {
        let location = file.location("a")
        let text = Format.gitlab.text(
            .sample(
                [.sample(at: location), .sample(at: location), .sample(at: location)], notices: [refusal, refusal]))
        for digits in [
            "00000000000000ff", "00000000000000ff-2", "00000000000000ff-3", "not_analysed:b.swift",
            "not_analysed:b.swift-2",
        ] {
            #expect(text.contains("\"fingerprint\": \"\(digits)\""))
        }
    }

    @Test func severities() {
        let words: [(Format, [String])] = [
            (.xcode, ["error: ", "warning: ", "note: "]),
            (.gitlab, [#""severity": "major""#, #""severity": "minor""#, #""severity": "info""#]),
            (.checkstyle, [#"severity="error""#, #"severity="warning""#, #"severity="info""#]),
            (.rdjson, [#""severity": "ERROR""#, #""severity": "WARNING""#, #""severity": "INFO""#]),
            (.sonarqube, [#""severity": "CRITICAL""#, #""severity": "MAJOR""#]),
        ]
        for (format, words) in words {
            for (severity, word) in zip([Severity.error, .warning, .note], words) {
                #expect(
                    format.text(.sample([.sample("r", severity, at: file.location("a"))])).contains(word),
                    "\(format) \(severity)")
            }
        }
    }

    /// A test case fails if its finding fails the run.
    @Test func thresholds() {
        let diagnostics = [Severity.error, .warning, .note].map { Diagnostic.sample("r", $0, at: file.location("a")) }
        for (threshold, failures) in [(Severity.error, 1), (.warning, 2), (.note, 3), (nil, 0)] {
            var style = Style()
            style.threshold = threshold
            let text = Format.junit.text(.sample(diagnostics), style: style)
            #expect(text.contains("<testsuites name=\"riblint\" tests=\"3\" failures=\"\(failures)\" errors=\"0\">"))
            #expect(text.split(separator: "<failure ").count - 1 == failures)
            #expect(text.split(separator: "<system-out>").count - 1 == 3 - failures)
        }
    }

    @Test func xcodePathsAreAbsolute() {
        var style = Style()
        for (root, path) in [("/Users/me/my app", "/Users/me/my app/a.swift"), ("/", "/a.swift")] {
            style.root = SourcePath(root)
            #expect(
                Format.xcode.text(.sample([.sample(at: file.location("b"))]), style: style).hasPrefix(
                    "\(path):2:5: error: "))
        }
        let outside = SampleFile("/else/b.swift", "b").location("b")
        #expect(
            Format.xcode.text(.sample([.sample(at: outside)]), style: style).hasPrefix("/else/b.swift:1:1: error: "))
    }

    /// All readers reject ranges that end before their start, and numbers below one.
    @Test func positionsAreClamped() {
        let (low, high) = (
            Position(line: 0, utf8: -4, utf16: -4, scalar: -4, offset: 0),
            Position(line: 7, utf8: 9, utf16: 9, scalar: 9, offset: 9)
        )
        let back = Position(line: 7, utf8: 2, utf16: 2, scalar: 2, offset: 2)
        func range(_ start: Position, _ end: Position) -> String {
            let location = Location(
                path: SourcePath("a"), start: start, end: end, excerpt: .init(firstLine: 1, lines: []))
            let text = Format.rdjson.text(.sample([.sample(at: location)]))
            return text.matches(of: #/\d+(?=[,}])/#).map { String(text[$0.range]) }.joined(separator: " ")
        }
        #expect(
            range(low, low) == "1 1 1 1" && range(low, high) == "1 1 7 9" && range(high, low) == "7 9 7 9"
                && range(high, back) == "7 9 7 9")
    }

    /// Each suggestion is applied on its own, so a fix with several edits must not be split.
    @Test func suggestions() {
        let other = SampleFile("c.swift", "c").location("c")
        func suggestions(_ locations: [Location], isSafe: Bool = true, offersUnsafe: Bool = false) -> Int {
            let fix = Diagnostic.Fix(
                title: "F", isSafe: isSafe, edits: locations.map { .init(location: $0, replacement: "x") })
            let report = Report.sample([.sample(at: file.location("a"), fixes: [fix])])
            return Format.rdjson.text(report, style: Style(offersUnsafeFixes: offersUnsafe)).split(
                separator: "\"suggestions\""
            ).count - 1
        }
        #expect(suggestions([file.location("b")]) == 1)
        #expect(suggestions([file.location("a"), file.location("b")]) == 0)
        #expect(suggestions([other]) == 0)
        #expect(suggestions([]) == 0)
        #expect(suggestions([file.location("b")], isSafe: false) == 0)
        #expect(suggestions([file.location("b")], isSafe: false, offersUnsafe: true) == 1)
    }

    /// The server rejects empty ranges, issues without a rule, and duplicate rules.
    @Test func sonarQubesRules() {
        let text = Format.sonarqube.text(
            .sample(
                [.sample("r", .warning, at: file.location(0, 0)), .sample("r", .note, at: file.location("a"))],
                notices: [refusal]))
        #expect(text.contains(#""textRange": {"startLine": 1}"#))
        #expect(
            text.split(separator: #"{"id": "r", "#).count == 2
                && text.split(separator: #"{"id": "not_analysed", "#).count == 2)
        #expect(text.contains(#""type": "CODE_SMELL", "severity": "MAJOR""#))
        #expect(text.contains("\"name\": \"A file was not analyzed.\""))
    }

    /// The severity of a rule is the highest of its findings; without findings, its default.
    @Test func severitiesOfSonarQubesRules() {
        let rule = Rule(
            "r", in: .layering, as: .error,
            documentation: RuleDocumentation(
                summary: "S.", reason: "R.", howItWorks: "", limitations: "", example: RuleExample(""))
        ) { _ in }
        func rules(_ diagnostics: [Diagnostic]) -> String {
            Format.sonarqube.text(.sample(diagnostics, rules: [rule.page]))
        }
        #expect(rules([]).contains(#""cleanCodeAttribute": "MODULAR", "type": "CODE_SMELL", "severity": "CRITICAL""#))
        let warning = rules([.sample("r", .warning, at: file.location("a"))])
        #expect(
            warning.contains(
                #""severity": "MAJOR", "impacts": [{"softwareQuality": "MAINTAINABILITY", "severity": "MEDIUM"}]"#))
        // Notes are left out, and do not count for the severity of their rule.
        #expect(rules([.sample("r", .note, at: file.location("a"))]) == rules([]))
    }
}
