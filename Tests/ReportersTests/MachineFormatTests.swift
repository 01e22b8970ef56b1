import Reporters
import RuleKit
import SourceText
import Testing

@Suite struct JSONTests {
    /// In a GitHub job, locations link to lines of its commit.
    @Test func locationsInMarkdownAreLinks() {
        var style = Style()
        style.sourceLink = "https://github.com/o/r/blob/abc/"
        let file = SampleFile("Sources/a b(1).swift", "let a\nlet b\n")
        let note = Diagnostic.Note(location: file.location("b\n"), message: "here")
        let text = Format.markdown.text(
            .sample([.sample(at: file.location("a\nlet b"), related: [note])]), style: style)
        let address = "https://github.com/o/r/blob/abc/Sources/a%20b%281%29.swift"
        #expect(text.contains("| [`Sources/a b(1).swift:1:5`](\(address)#L1-L2) |"))
        #expect(text.contains("also: [`Sources/a b(1).swift:2:5`](\(address)#L2) here"))
        #expect(
            Format.markdown.text(.sample([.sample(at: file.location("a"))])).contains("| `Sources/a b(1).swift:1:5` |"))
    }

    @Test func escapes() {
        let location = SampleFile("a.swift", "a").location("a")
        let text = Format.json.text(
            .sample([.sample("r", .note, message: "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}é\u{2028}😀", at: location)]))
        #expect(text.contains(#""message": "\"\\/\b\f\n\r\t\u0000\u001f"# + "\u{7F}é\u{2028}😀\","))
    }

    @Test func pathsOfAnyBytes() {
        let bytes: [UInt8] = [0x61, 0xF0, 0x9F, 0x98, 0x62, 0xED, 0xA0, 0x80, 0x22, 0xC0, 0xAF]
        let location = SampleFile(path: bytes, bytes: [0x61]).location("a")
        #expect(
            Format.json.text(.sample([.sample(at: location)])).contains("\"path\": \"a\u{FFFD}b\u{FFFD}\\\"\u{FFFD}\",")
        )
    }
}

@Suite struct SARIFTests {
    private let file = SampleFile("a.swift", "let a = [b](c)\nlet d = e\n")

    private func sarif(_ diagnostics: [Diagnostic], rules: [RulePage] = [], unsafe: Bool = false) -> String {
        Format.sarif.text(.sample(diagnostics, rules: rules), style: Style(offersUnsafeFixes: unsafe))
    }

    @Test func bracketsInLinkedTexts() {
        let note = Diagnostic.Note(location: file.location("b"), message: "'a[0](x)\\' is here.")
        let text = sarif([
            .sample(message: "Use '[weak self](x)'", help: "", at: file.location("a"), related: [note, note])
        ])
        #expect(
            text.contains(
                #""Use '[weak self] (x)'. See ['a\\[0\\] (x)\\\\' is here](1), ['a\\[0\\] (x)\\\\' is here](2).""#))
        #expect(text.contains(#"{"id": 2, "message": {"text": "'a[0] (x)\\' is here."}"#))
    }

    @Test func manyRelatedPlaces() {
        let notes = (1...130).map { Diagnostic.Note(location: file.location("b"), message: "number \($0)") }
        let text = sarif([.sample(at: file.location("a"), related: notes)])
        #expect(text.contains("[number 10](10) and 120 more locations.\""))
        #expect(text.contains(#"{"id": 100,"#) && !text.contains(#"{"id": 101,"#))
    }

    @Test func longPathKeepsItsEnd() {
        let steps = (1...130).map { Diagnostic.Note(location: file.location("b"), message: "step \($0)") }
        let text = sarif([.sample(at: file.location("a"), path: steps)])
        #expect(text.split(separator: "\"importance\"").count == 101)
        #expect(text.contains("step 99\"") && !text.contains("step 100\"") && text.contains("step 130\""))
    }

    @Test func unsafeFixesNeedRequest() {
        let fix = Diagnostic.Fix(
            title: "Cut", isSafe: false, edits: [.init(location: file.location("a"), replacement: "")])
        let empty = Diagnostic.Fix(title: "Nothing", isSafe: true, edits: [])
        #expect(!sarif([.sample(at: file.location("a"), fixes: [fix, empty])]).contains("\"fixes\""))
        #expect(
            sarif([.sample(at: file.location("a"), fixes: [fix, empty])], unsafe: true).contains(
                #"{"applicability": "unsafe"}"#))
    }

    @Test func fixOfSeveralFiles() {
        let other = SampleFile("b.swift", "x")
        let locations = [file.location("a"), other.location("x"), file.location("d")]
        let fix = Diagnostic.Fix(
            title: "Rename", isSafe: true, edits: locations.map { .init(location: $0, replacement: "z") })
        let text = sarif([.sample(at: file.location("a"), fixes: [fix])])
        #expect(text.split(separator: "\"replacements\"").count == 3)
        #expect(text.split(separator: "\"deletedRegion\"").count == 4)
    }

    /// Two findings of a rule on the same line have the same GitHub hash; both must be reported.
    @Test func twoResultsOnOneLine() {
        #expect(
            sarif([.sample(at: file.location("b")), .sample(at: file.location("c"))]).split(separator: "\"ruleId\"")
                .count == 3)
    }

    @Test func pathsAreEncodedByteByByte() {
        let path = Array("á ü/a:b?c#d%[e]{f}|g\\h\"<i>^`~-._@+,;=!$&'()*".utf8) + [0xFF, 0x00, 0x0A]
        let text = sarif([.sample(at: SampleFile(path: path, bytes: [0x61]).location("a"))])
        let expected = "%C3%A1%20%C3%BC/a%3Ab%3Fc%23d%25%5Be%5D%7Bf%7D%7Cg%5Ch%22%3Ci%3E%5E%60~-._@+,;=!$&'()*%FF%00%0A"
        #expect(text.contains("\"uri\": \"\(expected)\""))
    }

    @Test func longDescriptionsAreTruncated() throws {
        let reason = String(repeating: "Subscriptions go on. ", count: 60)
        let rule = Rule(
            "r", in: .tree, as: .note,
            documentation: RuleDocumentation(
                summary: "S.", reason: reason, howItWorks: "", limitations: "", example: RuleExample(""))
        ) { _ in }
        let text = sarif([.sample("r", at: file.location("a"))], rules: [rule.page])
        let description = try #require(
            text.split(separator: #""fullDescription": {"text": ""#).last?.split(separator: "\"").first)
        #expect(description.utf16.count <= 1024 && description.hasSuffix(" Subscriptions…"))
    }

    /// The whole page of a rule is worth its size only beside a result.
    @Test func rulesWithoutResultsHaveShortTexts() {
        let rule = Rule(
            "r", in: .tree, as: .note,
            documentation: RuleDocumentation(
                summary: "Summary.", reason: "Reason.", howItWorks: "How.", limitations: "", example: RuleExample(""))
        ) { _ in }
        let clean = sarif([], rules: [rule.page])
        #expect(
            clean.contains(
                #""name": "R", "shortDescription": {"text": "Summary."}, "fullDescription": {"text": "Summary."}, "#
                    + #""help": {"text": "Summary."}, "helpUri": "https://"#))
        #expect(!clean.contains("Reason.") && !clean.contains("markdown"))
        let found = sarif([.sample("r", at: file.location("a"))], rules: [rule.page])
        #expect(found.contains(#""fullDescription": {"text": "Reason."}"#) && found.contains(#""markdown": "#))
    }

    @Test func kindsOfSymbols() {
        for (symbol, kind) in [("A.b", "member"), ("A.b()", "function"), ("A", "type"), ("A.B", "type")] {
            #expect(
                sarif([.sample(symbol: symbol, at: file.location("a"))]).contains(
                    #"{"fullyQualifiedName": "\#(symbol)", "kind": "\#(kind)"}"#))
        }
    }
}

@Suite struct GitHubTests {
    private let location = SampleFile("a.swift", "let a\nlet b\n").location("a")

    @Test func limitsAnnotationsPerSeverity() {
        let severities: [(Severity, Int)] = [(.note, 12), (.warning, 3), (.error, 12)]
        let diagnostics = severities.flatMap { severity, count in
            (1...count).map { Diagnostic.sample("r", severity, message: "number \($0)", at: location) }
        }
        let lines = Format.github.text(.sample(diagnostics)).split(separator: "\n")
        let kinds = lines.map { $0.prefix { $0 != " " } }
        let expected =
            Array(repeating: "::error", count: 10) + Array(repeating: "::warning", count: 3)
            + ["::notice"]
        #expect(kinds.map(String.init) == expected)
        #expect(lines[9].contains("number 10%0A"))
        let total =
            "::notice title=riblint::12 errors, 3 warnings, 12 notes in 1 file (1 RIB). "
            + "2 more errors and 12 notes are in the job summary (GitHub shows 10 annotations per level)."
        #expect(lines.last.map(String.init) == total)
    }

    @Test func notesAreInTheJobSummary() {
        func text(_ count: Int) -> String {
            Format.github.text(.sample(Array(repeating: .sample("r", .note, at: location), count: count)))
        }
        #expect(text(1) == "::notice title=riblint::1 note in 1 file (1 RIB). 1 note is in the job summary.\n")
        #expect(text(2) == "::notice title=riblint::2 notes in 1 file (1 RIB). 2 notes are in the job summary.\n")
    }

    @Test func escapes() {
        let odd = SampleFile("a,b:c%\r\nd.swift", "x").location("x")
        let text = Format.github.text(
            .sample([.sample("r", .error, message: "50%:\r\n::error::a,b", help: "", at: odd)]))
        let expected =
            "::error file=a%2Cb%3Ac%25%0D%0Ad.swift,line=1,endLine=1,col=1,endColumn=1,title=r"
            + "::50%25:%0D%0A::error::a,b"
        #expect(text.split(separator: "\n").first.map(String.init) == expected)
    }

    @Test func multilineRangesHaveNoColumns() {
        let file = SampleFile("a.swift", "let a\nlet b\n")
        let text = Format.github.text(
            .sample([.sample(at: file.location("a\nlet")), .sample(at: file.location("a\n"))]))
        #expect(text.contains("file=a.swift,line=1,endLine=2,title="))
        #expect(text.contains("file=a.swift,line=1,endLine=1,title="))
    }
}
