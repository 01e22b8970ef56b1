import Reporters
import RuleKit
import SourceText
import Testing

/// Names and texts with characters that are special in a format, or invalid.
@Suite struct NastyNameTests {
    /// A line ending, `%`, a comma, a colon, quotes, XML and Markdown syntax, an escape character, and invalid UTF-8.
    private static let name: [UInt8] = Array("a\n%,:\"'<&>|`_[b](c)\u{1B}".utf8) + [0xFF] + Array(".swift".utf8)

    /// `x` follows an emoji of two UTF-16 units and four bytes.
    private static let file = SampleFile(path: name, bytes: Array("😀 x = 1\n".utf8))

    private static let message = "1\r\n::error::2 %,: \"'<&>|`_[3](4)\u{0}\u{1B}]]> :100: @me"

    private func text(_ format: Format) -> String {
        let note = Diagnostic.Note(location: Self.file.location("="), message: "\n|")
        return format.text(
            .sample([
                .sample("r", .error, message: Self.message, help: "", at: Self.file.location("x"), related: [note])
            ]))
    }

    private let json = #""a\n%,:\"'<&>|`_[b](c)\u001b"# + "\u{FFFD}.swift\""
    private let words = #""1\r\n::error::2 %,: \"'<&>|`_[3](4)\u0000\u001b]]> :100: @me""#

    @Test func xcode() {
        let name = #"a\n%,:"'<&>|`_[b](c)\u{1B}"# + "\u{FFFD}.swift"
        let expected = """
            \(name):1:6: error: 1\\r\\n::error::2 %,: "'<&>|`_[3](4)\\u{0}\\u{1B}]]> :100: @me (r)
            \(name):1:8: note: \\n|

            """
        #expect(text(.xcode) == expected)
    }

    @Test func linesOfJSON() {
        let lines = text(.jsonl).split(separator: "\n")
        #expect(lines.count == 1)
        #expect(
            lines[0].contains(
                #""location": {"path": "# + json
                    + #", "start": {"line": 1, "utf8": 6, "utf16": 4, "scalar": 3, "offset": 5}"#))
        #expect(lines[0].contains("\"message\": " + words))
    }

    @Test func gitLab() {
        #expect(text(.gitlab).contains(#""location": {"path": "# + json + #", "lines": {"begin": 1}}}]"#))
        #expect(text(.gitlab).contains(#""description": "r: 1\r\n"#))
    }

    @Test func reviewdog() {
        for format in [Format.rdjson, .rdjsonl] {
            let range = #""range": {"start": {"line": 1, "column": 6}, "end": {"line": 1, "column": 7}}}"#
            #expect(text(format).contains(#""message": "# + words + #", "location": {"path": "# + json + ", " + range))
        }
        #expect(text(.rdjsonl).split(separator: "\n").count == 1)
    }

    @Test func sonarQube() {
        let range = #""textRange": {"startLine": 1, "endLine": 1, "startColumn": 3, "endColumn": 4}"#
        #expect(text(.sonarqube).contains(#""message": "# + words + #", "filePath": "# + json + ", " + range))
    }

    private let xmlName = "a&#10;%,:&quot;'&lt;&amp;&gt;|`_[b](c)\u{FFFD}\u{FFFD}.swift"
    private let xmlWords = "1&#13;&#10;::error::2 %,: &quot;'&lt;&amp;&gt;|`_[3](4)\u{FFFD}\u{FFFD}]]&gt; :100: @me"

    @Test func checkstyle() {
        #expect(text(.checkstyle).contains("<file name=\"\(xmlName)\">"))
        #expect(
            text(.checkstyle).contains(
                "<error line=\"1\" column=\"4\" severity=\"error\" message=\"\(xmlWords)\" source=\"riblint.r\"/>"))
    }

    @Test func jUnit() {
        #expect(text(.junit).contains("<testsuite name=\"\(xmlName)\" tests=\"1\" failures=\"1\" errors=\"0\">"))
        #expect(text(.junit).contains("<failure message=\"\(xmlWords)\" type=\"error\">"))
        #expect(text(.junit).contains(":1:3: error: 1&#13;\n::error::2 "))
    }

    @Test func markdown() {
        let row = text(.markdown).split(separator: "\n").last
        let name = #"a\n%,:"'<&>\|`_[b](c)\u{1B}"# + "\u{FFFD}.swift"
        let message =
            #"1\\r\\n:&#58;error::2 %,: "'&lt;&amp;&gt;\|\`\_\[3\](4)\\u\{0\}\\u\{1B\}\]\]&gt; &#58;100: &#64;me"#
        #expect(
            row.map(String.init) == "| error | `r` | ``\(name):1:3`` | \(message)<br>also: ``\(name):1:5`` \\\\n\\| |")
    }

    /// GitHub rejects a summary that exceeds its size limit.
    @Test(.timeLimit(.minutes(15))) func longSummaryIsTruncated() {
        let location = SampleFile("a.swift", "a").location("a")
        let message = String(repeating: "word ", count: 100)
        let bytes = Format.markdown.write(
            .sample((1...5000).map { .sample("r", $0 == 5000 ? .error : .note, message: message, at: location) }))
        #expect((890 << 10)...(901 << 10) ~= bytes.count)
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let shown = lines.count { $0.hasPrefix("| note | ") || $0.hasPrefix("| error | ") }
        #expect(lines.last.map(String.init) == "\(5000 - shown) more not shown: a job summary holds no more.")
        #expect(lines.first { $0.hasPrefix("| error | ") || $0.hasPrefix("| note | ") }?.hasPrefix("| error") == true)
    }

    @Test func codeSpansAreDelimited() {
        for (path, code) in [("`", "`` `:1:1 ``"), ("a``b", "```a``b:1:1```"), (" ", "` :1:1`")] {
            let text = Format.markdown.text(.sample([.sample(at: SampleFile(path, "x").location("x"))]))
            #expect(text.contains("| \(code) |"))
        }
    }
}
