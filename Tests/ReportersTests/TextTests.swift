import Reporters
import RuleKit
import SourceText
import Testing

@Suite struct TextTests {
    /// The excerpt of a finding: the lines after `-->` and before the first remark.
    private func excerpt(_ location: Location, width: Int = 100, related: [Diagnostic.Note] = []) -> [String] {
        let text = Format.text.text(.sample([.sample(at: location, related: related)]), style: Style(width: width))
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3).prefix {
            !$0.hasPrefix("  = ")
        }.map(String.init)
    }

    @Test func tabsAndWideCharactersShiftUnderline() {
        let file = SampleFile("a.swift", "\tlet\t가나 = \"e\u{301}🇰🇷❤️\"\tX")
        #expect(
            excerpt(file.location("X")) == [
                "1 |     let 가나 = \"e\u{301}🇰🇷❤️\"  X",
                "  |                         ^",
            ])
    }

    @Test func rangesOfWideCharacters() {
        let file = SampleFile("a.swift", "let 가나 = 1")
        #expect(excerpt(file.location("가나")) == ["1 | let 가나 = 1", "  |     ^^^^"])
        #expect(excerpt(file.location("나")) == ["1 | let 가나 = 1", "  |       ^^"])
    }

    @Test func controlCharactersAreShownEscaped() {
        let file = SampleFile("a.swift", "\u{1B}[31m \u{202E}X\u{7F}\u{2028}")
        #expect(
            excerpt(file.location("X")) == ["1 | \\u{1B}[31m \\u{202E}X\\u{7F}\\u{2028}", "  |                    ^"])
    }

    @Test func invalidBytesAreOneCharacter() {
        let file = SampleFile(path: Array("a.swift".utf8), bytes: [0x61, 0xFF, 0xFE, 0xE2, 0x82, 0x58, 0x80])
        #expect(excerpt(file.location("X")) == ["1 | a\u{FFFD}X\u{FFFD}", "  |   ^"])
    }

    @Test func byteOrderMarkIsHidden() {
        let file = SampleFile("a.swift", "\u{FEFF}let X = 1")
        #expect(excerpt(file.location("X")) == ["1 | let X = 1", "  |     ^"])
    }

    @Test func insertionPointIsOneColumn() {
        let file = SampleFile("a.swift", "var a")
        #expect(excerpt(file.location(0, 0)) == ["1 | var a", "  | ^"])
        #expect(excerpt(file.location(5, 5)) == ["1 | var a", "  |      ^"])
    }

    @Test func rangeWithLineEndStaysOnLine() {
        let file = SampleFile("a.swift", "one\ntwo\nthree")
        #expect(excerpt(file.location("two\n")) == ["1 | one", "2 | two", "  | ^^^"])
        #expect(excerpt(file.location("two\nth")) == ["1 | one", "2 | two", "  | ^^^", "3 | three", "  | ^^"])
    }

    @Test func longLinesAreTruncatedAroundRange() {
        let digits = String(repeating: "0123456789", count: 6)
        let head = SampleFile("a.swift", "let X = \(digits)")
        #expect(
            excerpt(head.location("X"), width: 44) == ["1 | let X = 01234567890123456789012345678...", "  |     ^"])
        let middle = SampleFile("a.swift", digits + "X" + digits)
        #expect(
            excerpt(middle.location("X"), width: 44) == [
                "1 | ...4567890123456789X01234567890123456...", "  |                    ^",
            ]
        )
        let tail = SampleFile("a.swift", digits + "X")
        #expect(
            excerpt(tail.location("X"), width: 44) == [
                "1 | ...456789012345678901234567890123456789X", "  |                                        ^",
            ]
        )
        let whole = SampleFile("a.swift", digits)
        #expect(
            excerpt(whole.location(digits), width: 44)
                == ["1 | 0123456789012345678901234567890123456...", "  | " + String(repeating: "^", count: 37)]
        )
    }

    @Test func truncatedLineBeginsWithWord() {
        let line = String(repeating: " ", count: 12) + "listenerOfTheFirstKind.presentableListener?.didFinish()"
        let file = SampleFile("a.swift", line)
        #expect(
            excerpt(file.location("didFinish"), width: 44)
                == ["1 | ...presentableListener?.didFinish()", "  |                         ^^^^^^^^^"])
        // The line before is shown from its start.
        let deep = SampleFile("a.swift", "class A {\n    func finish() {\n" + line)
        #expect(
            excerpt(deep.location("didFinish"), width: 44)
                == [
                    "1 | class A {", "2 |     func finish() {", "3 | ...presentableListener?.didFinish()",
                    "  |                         ^^^^^^^^^",
                ])
    }

    @Test func locationsOfFileAreInOrder() {
        let file = SampleFile(
            "a.swift",
            """
            class A {
                let bag = Bag()

                func f() {
                    let g = 1
                    let h = 2
                    s.put(bag)
                }
            }

            """
        )
        let holder = Diagnostic.Note(location: file.location("bag"), message: "the bag")
        #expect(
            excerpt(file.location("s.put"), related: [holder]) == [
                "1 | class A {", "2 |     let bag = Bag()", "  |         --- the bag", "...", "5 |         let g = 1",
                "6 |         let h = 2",
                "7 |         s.put(bag)", "  |         ^^^^^",
            ])
        let text = Format.text.text(.sample([.sample(at: file.location("s.put"), related: [holder])]))
        #expect(text.split(separator: "--> a.swift").count == 2)
        // No line is elided between adjacent locations; two on the same line share it.
        let near = Diagnostic.Note(location: file.location("h = 2"), message: "before")
        let same = Diagnostic.Note(location: file.location("(bag)"), message: "here")
        #expect(
            excerpt(file.location("s.put"), related: [near, same]) == [
                "5 |         let g = 1", "6 |         let h = 2", "  |             ----- before",
                "7 |         s.put(bag)", "  |         ^^^^^",
                "  |              ----- here",
            ])
    }

    @Test func distantLocationsOnLineRepeatTheLine() {
        let file = SampleFile("a.swift", "first(" + String(repeating: "argument, ", count: 10) + "last)")
        let note = Diagnostic.Note(location: file.location("last"), message: "here")
        #expect(
            excerpt(file.location("first"), width: 44, related: [note]) == [
                "1 | first(argument, argument, argument, a...", "  | ^^^^^",
                "1 | ...argument, argument, argument, last)", "  |                                  ---- here",
            ])
    }

    @Test func blankLinesAreNotContext() {
        let file = SampleFile("a.swift", "a\n\n  \nb\n")
        #expect(excerpt(file.location("b")) == ["4 | b", "  | ^"])
    }

    /// The help names the kind of a single fix.
    @Test func adviceIsPrintedOnce() {
        let location = SampleFile("a.swift", "a").location("a")
        func advice(_ help: String, _ fixes: [(String, Bool)]) -> [String] {
            let fixes = fixes.map { Diagnostic.Fix(title: $0.0, isSafe: $0.1, edits: []) }
            let text = Format.text.text(.sample([.sample(help: help, at: location, fixes: fixes)]))
            return text.split(separator: "\n").filter { $0.hasPrefix("  = ") }.dropLast(2).map {
                String($0.dropFirst(4))
            }
        }
        #expect(advice("Make it weak.", [("Make 'a' weak", true)]) == ["help: Make it weak. (safe fix)"])
        #expect(advice("Make it weak.", [("Make 'a' weak", false)]) == ["help: Make it weak. (unsafe fix)"])
        #expect(advice("", [("Make 'a' weak", true)]) == ["safe fix: Make 'a' weak"])
        #expect(
            advice("Choose.", [("One", true), ("Two", false)]) == ["help: Choose.", "safe fix: One", "unsafe fix: Two"])
        #expect(advice("Think.", []) == ["help: Think."])
    }

    @Test func halfAWideCharacterBecomesBlank() {
        let file = SampleFile("a.swift", String(repeating: "가", count: 40) + "X" + String(repeating: "가", count: 40))
        let lines = excerpt(file.location("X"), width: 46)
        #expect(lines == ["1 | ... 가가가가가가가가X가가가가가가가가가...", "  |                     ^"])
    }

    /// A minified file with many findings on one line.
    @Test(.timeLimit(.minutes(15))) func lineOfOneMegabyte() {
        let line = Array(repeating: UInt8(ascii: "a"), count: 1_000_000)
        let position = Position(line: 1, utf8: 500_001, utf16: 500_001, scalar: 500_001, offset: 500_000)
        let end = Position(line: 1, utf8: 500_002, utf16: 500_002, scalar: 500_002, offset: 500_001)
        let location = Location(
            path: SourcePath("a.swift"), start: position, end: end, excerpt: .init(firstLine: 1, lines: [line]))
        let text = Format.text.text(.sample(Array(repeating: .sample(at: location), count: 1000)))
        #expect(
            text.contains(
                "1 | ...\(String(repeating: "a", count: 90))...\n  |" + String(repeating: " ", count: 48) + "^\n"))
    }

    @Test func colorsDoNotChangeText() {
        let colored = Format.text.text(ProjectSample.report, style: Style(isColored: true))
        #expect(colored.contains("\u{1B}[1;31merror[strong_router]\u{1B}[0m"))
        #expect(colored.replacing(#/\x{1B}\[[0-9;]*m/#, with: "") == Golden.text)
    }

    @Test func pathWithinFileTakesOneLine() {
        let file = SampleFile("a.swift", "tap()\nfinish()\ndismiss()")
        let path = ["tap", "finish", "dismiss"].map {
            Diagnostic.Note(location: file.location($0), message: "calls '\($0)'.")
        }
        let report = Report.sample([.sample(at: file.location("dismiss"), path: path)])
        #expect(
            Format.text.text(report).contains(
                "  = path: calls 'tap' (line 1) → calls 'finish' (line 2) → calls 'dismiss' (line 3)\n"))
        let narrow = """
              = path: calls 'tap' (line 1)
                    → calls 'finish' (line 2)
                    → calls 'dismiss' (line 3)

            """
        #expect(Format.text.text(report, style: Style(width: 40)).contains(narrow))
    }

    @Test func pathOfOneStepIsLabel() {
        let file = SampleFile("a.swift", "dismiss()")
        let location = file.location("dismiss")
        let text = Format.text.text(
            .sample([.sample(at: location, path: [.init(location: location, message: "here")])]))
        #expect(text.contains("  | ^^^^^^^ here\n"))
        #expect(!text.contains("= path"))
    }

    /// Where a terminal would break a line in the middle of a word, text breaks it between words.
    @Test func longTextsWrapInTerminals() {
        let location = SampleFile("a.swift", "a").location("a")
        let words = "'HomeViewController' removes itself without notifying a listener."
        let report = Report.sample([.sample("r", message: words, help: words, at: location)])
        var style = Style(width: 40)
        #expect(Format.text.text(report, style: style).contains("error[r]: \(words)\n"))
        style.wraps = true
        let expected = """
            error[r]: 'HomeViewController'
                removes itself without notifying a
                listener.
             --> a.swift:1:1
              |
            1 | a
              | ^
              = help: 'HomeViewController' removes
                      itself without notifying a
                      listener.

            """
        #expect(Format.text.text(report, style: style).hasPrefix(expected))
    }

    @Test func ruleIsReferencedOnce() {
        let location = SampleFile("a.swift", "a").location("a")
        let text = Format.text.text(
            .sample([.sample(at: location), .sample("other", at: location), .sample(at: location)]))
        #expect(text.split(separator: "riblint explain strong_router").count == 2)
        #expect(text.contains("riblint explain other"))
    }

    @Test func closingLineOfALargeRun() {
        var summary = Report.Summary()
        (summary.files, summary.ribs, summary.errors, summary.warnings, summary.notes) = (214, 41, 12, 3, 1)
        (summary.fixable, summary.suppressed, summary.baselined, summary.unresolved, summary.notAnalyzed) = (
            2, 3, 4, 2, 5
        )
        let report = Report(
            toolVersion: "0", isComplete: false, summary: summary, diagnostics: [], notices: [], rules: [])
        let expected =
            "12 errors, 3 warnings, 1 note in 214 files (41 RIBs); "
            + "2 fixable, 3 suppressed, 4 baselined, 5 files not analyzed\n"
        #expect(Format.text.text(report) == expected)
    }

    @Test func closingLineOmitsUnknownCounts() {
        let location = SampleFile("a.swift", "a").location("a")
        func closing(files: Int, ribs: Int, _ diagnostics: [Diagnostic]) -> String {
            var report = Report.sample(diagnostics).summary
            (report.files, report.ribs) = (files, ribs)
            let text = Format.summary.text(
                Report(toolVersion: "0", isComplete: true, summary: report, diagnostics: [], notices: [], rules: []))
            return String(text.dropLast())
        }
        #expect(closing(files: 1, ribs: 0, [.sample(at: location)]) == "1 error in 1 file")
        #expect(closing(files: 1, ribs: 0, []) == "No findings in 1 file (0 RIBs)")
        #expect(closing(files: 33768, ribs: 1204, []) == "No findings in 33,768 files (1,204 RIBs)")
    }
}
