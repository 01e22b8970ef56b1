import Reporters
import RuleKit
import SourceText
import Testing

@Suite struct FormatTests {
    /// `HTMLTests` has those of HTML.
    @Test(arguments: Format.allCases.filter { $0 != .html })
    func wholeProject(format: Format) {
        #expect(format.text(ProjectSample.report, style: Style(offersUnsafeFixes: true)) == Golden.expected(format))
    }

    @Test(arguments: [Format.text, .concise])
    func nothingFound(format: Format) {
        #expect(format.text(.clean) == "No findings in 214 files (41 RIBs)\n")
    }

    @Test func nothingFoundOnGitHub() {
        #expect(Format.github.text(.clean) == "::notice title=riblint::No findings in 214 files (41 RIBs)\n")
    }

    @Test func nothingFoundInJSON() {
        let expected = """
            {
             "schemaVersion": 1,
             "tool": {"name": "riblint", "version": "0.1.0"},
             "complete": true,
             "summary": {"files": 214, "analyzedFiles": 0, "ribs": 41, "error": 0, "warning": 0, "note": 0, \
            "suppressed": 0, "baselined": 0, "notAnalyzed": 0, "analysedFiles": 0, "notAnalysed": 0},
             "findings": [],
             "notices": []}

            """
        #expect(Format.json.text(.clean) == expected)
    }

    @Test func nothingFoundInSARIF() {
        let text = Format.sarif.text(.clean)
        #expect(text.contains(#""rules": [],"#))
        #expect(text.contains(#""invocations": [{"executionSuccessful": true, "toolExecutionNotifications": []}]"#))
        #expect(text.hasSuffix("\"results\": []}]}\n"))
    }

    @Test(arguments: Format.allCases)
    func reportsAreUTF8WithTerminatedLines(format: Format) {
        let bytes = format.write(ProjectSample.report)
        #expect(Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes)
        #expect(bytes.last == UInt8(ascii: "\n"))
        #expect(!bytes.contains(UInt8(ascii: "\r")))
    }

    /// Locations can be invalid; writing a report must not trap on them.
    @Test(arguments: Format.allCases)
    func impossiblePlaces(format: Format) {
        let numbers = [-1, 0, 1, 3, 1_000_000]
        var diagnostics: [Diagnostic] = []
        for line in numbers {
            for column in numbers {
                for excerpt in [[], [Array("let a = 1".utf8)], [[], [0xFF, 0xFE, 0xE2, 0x82]]] {
                    let start = Position(line: line, utf8: column, utf16: column, scalar: column, offset: column)
                    let end = Position(line: line + 1, utf8: -column, utf16: -column, scalar: -column, offset: 0)
                    for (start, end) in [(start, end), (end, start), (start, start)] {
                        let location = Location(
                            path: SourcePath(""), start: start, end: end, excerpt: .init(firstLine: 1, lines: excerpt))
                        diagnostics.append(.sample(at: location, related: [.init(location: location, message: "")]))
                    }
                }
            }
        }
        #expect(!format.write(.sample(diagnostics), style: Style(width: .min)).isEmpty)
        #expect(!format.write(.sample(diagnostics), style: Style(width: .max)).isEmpty)
    }

    /// GitHub's runner executes every line of output that starts with `::`, so reports must not contain others.
    @Test(arguments: [Format.text, .concise])
    func noLineIsAWorkflowCommand(format: Format) {
        let file = SampleFile(" ::error::\n::warning::.swift", "::notice::\n::error::\n::stop-commands::")
        let note = Diagnostic.Note(location: file.location("::error"), message: "\n::error::")
        let diagnostic = Diagnostic.sample(
            "::a", .error, message: "::error::\n::warning::", help: "\r::error", at: file.location("::stop"),
            related: [note, note, note, note],
            path: [note, note]
        )
        for line in format.text(.sample([diagnostic])).split(whereSeparator: \.isNewline) {
            #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"))
        }
    }
}
