import RuleKit
import SourceText

/// JUnit's XML: one suite per file, one test case per finding. A finding that does not fail the run is a passed test.
enum JUnitReport {
    static func write(_ report: Report, style: Style) -> [UInt8] {
        let suites = report.fileGroups.map { Suite($0, threshold: style.threshold) }
        // Some servers reject an empty list of suites.
        let all = suites.isEmpty ? [Suite.clean] : suites
        var xml = XMLWriter()
        let sums = [("name", "riblint")] + counts(all.flatMap(\.cases))
        xml.element("testsuites", sums) { xml in
            for suite in all {
                xml.element("testsuite", [("name", suite.name)] + counts(suite.cases)) { xml in
                    for test in suite.cases { xml.testCase(test) }
                }
            }
        }
        return xml.finished
    }

    private static func counts(_ cases: [TestCase]) -> [(String, String)] {
        let statuses: [(String, TestCase.Status)] = [("failures", .failure), ("errors", .error)]
        return [("tests", String(cases.count))]
            + statuses.map { name, status in
                (name, String(cases.count { $0.status == status }))
            }
    }

    /// The test cases of one file.
    private struct Suite {
        let name: String
        let cases: [TestCase]

        static let clean = Suite(name: "riblint", cases: [TestCase(name: "no findings", suite: "riblint")])

        private init(name: String, cases: [TestCase]) {
            self.name = name
            self.cases = cases
        }

        init(_ group: Report.FileGroup, threshold: Severity?) {
            let name = repairedText(group.path.bytes)
            self.name = name
            cases =
                group.diagnostics.map { TestCase($0, suite: name, threshold: threshold) }
                + group.refusals.map { TestCase($0, suite: name) }
        }
    }

    fileprivate struct TestCase {
        let name: String
        let suite: String
        var line: Int?
        var status = Status.passed
        /// The type of the failure: the severity, or the kind of notice.
        var type = ""
        var message = ""
        var text = ""

        enum Status: String { case passed, failure, error }

        init(name: String, suite: String) {
            self.name = name
            self.suite = suite
        }

        init(_ diagnostic: Diagnostic, suite: String, threshold: Severity?) {
            let range = LineRange(diagnostic.location, column: \.scalar)
            self.init(name: "\(diagnostic.rule) at \(range.startLine):\(range.startColumn)", suite: suite)
            line = range.startLine
            status = threshold.map { diagnostic.severity >= $0 } == true ? .failure : .passed
            type = diagnostic.severity.rawValue
            message = diagnostic.message
            let notes = diagnostic.notesElsewhere + (diagnostic.path.count > 1 ? diagnostic.path : [])
            let lines =
                ["\(diagnostic.location.display): \(type): \(message)"]
                + notes.map { "  \($0.location.display): \($0.message)" }
            text = (lines + (diagnostic.help.isEmpty ? [] : ["help: \(diagnostic.help)"])).joined(separator: "\n")
        }

        init(_ notice: Notice, suite: String) {
            self.init(name: notice.kind.rawValue, suite: suite)
            status = .error
            type = notice.kind.rawValue
            message = notice.sentence
            text = "\(suite): \(notice.sentence)"
        }
    }
}

extension XMLWriter {
    fileprivate mutating func testCase(_ test: JUnitReport.TestCase) {
        var attributes = [("name", test.name), ("classname", test.suite)]
        if let line = test.line { attributes += [("file", test.suite), ("line", String(line))] }
        guard !test.text.isEmpty else { return element("testcase", attributes) }
        element("testcase", attributes) { xml in
            if test.status == .passed {
                xml.element("system-out", text: test.text)
            } else {
                xml.element(test.status.rawValue, [("message", test.message), ("type", test.type)], text: test.text)
            }
        }
    }
}
