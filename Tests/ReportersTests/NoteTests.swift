import Reporters
import RuleKit
import SourceText
import Testing

/// Findings of severity `note` in each format.
@Suite struct NoteTests {
    private static let file = SampleFile("a.swift", "let a = b\n")

    private static let report: Report = {
        let (a, b) = (file.location("a"), file.location("b"))
        return .sample([
            .sample("one", .note, message: "One.", at: a, related: [.init(location: b, message: "here")]),
            .sample("two", .warning, message: "Two.", help: "", at: b),
            .sample("three", .note, message: "Three.", at: b),
        ])
    }()

    private func text(_ format: Format, _ notes: NoteDisplay) -> String {
        var style = Style()
        style.notes = notes
        return format.text(NoteTests.report, style: style)
    }

    private static let warning = """
        warning[two]: Two.
         --> a.swift:1:9
          |
        1 | let a = b
          |         ^
          = note: riblint explain two
          = note: riblint explain --finding 00000000000000ff


        """

    @Test func textPrintsThemLastOnOneLineEach() {
        let notes = "a.swift:1:5: note: One. [one]\na.swift:1:9: note: Three. [three]\n\n"
        let closing = "1 warning, 2 notes in 1 file (1 RIB)\n"
        #expect(Format.text.text(NoteTests.report) == NoteTests.warning + notes + closing)
        #expect(text(.text, .short) == NoteTests.warning + notes + closing)
        #expect(text(.text, .none) == NoteTests.warning + closing)
        let full = text(.text, .full)
        #expect(full.hasPrefix(NoteTests.warning + "note[one]: One.\n --> a.swift:1:5\n"))
        #expect(full.contains("- here\n") && full.hasSuffix("\n\n" + closing))
    }

    @Test func formatsOfCompilersPrintThemInPlace() {
        let concise = [
            "a.swift:1:5: note: One. [one]", "a.swift:1:9: warning: Two. [two]", "a.swift:1:9: note: Three. [three]",
            "1 warning, 2 notes in 1 file (1 RIB)", "",
        ]
        #expect(text(.concise, .short) == concise.joined(separator: "\n"))
        #expect(text(.concise, .none) == [concise[1], concise[3], ""].joined(separator: "\n"))
        let xcode = [
            "a.swift:1:5: note: One. (one)", "a.swift:1:9: warning: Two. (two)", "a.swift:1:9: note: Three. (three)",
            "",
        ]
        #expect(text(.xcode, .short) == xcode.joined(separator: "\n"))
        #expect(text(.xcode, .none) == xcode[1] + "\n")
        #expect(text(.xcode, .full).contains("a.swift:1:9: note: here\n"))
    }

    /// Programs get all of them, whatever people see.
    @Test(arguments: [Format.json, .jsonl, .sarif, .gitlab, .checkstyle, .junit, .rdjson, .rdjsonl, .markdown])
    func formatsOfProgramsHaveAll(_ format: Format) {
        for message in ["One.", "Two.", "Three."] { #expect(text(format, .none).contains(message)) }
        #expect(text(format, .none) == text(format, .full))
    }

    @Test func groupsWithoutOtherFindingsAreCountedOnly() {
        var style = Style()
        (style.groupsByRIB, style.notes) = (true, .none)
        let notes = Report.sample([.sample("one", .note, at: NoteTests.file.location("a"))])
        #expect(Format.text.text(notes, style: style) == "1 note in 1 file (1 RIB)\n")
        style.notes = .short
        let expected = "No RIB: 1 note\n\na.swift:1:5: note: 'A' keeps its router strongly. [one]\n\n"
        #expect(Format.text.text(notes, style: style) == expected + "1 note in 1 file (1 RIB)\n")
    }

    /// A rule has one severity there, so a note would count like the rule's errors.
    @Test func sonarQubeLeavesThemOut() {
        let text = text(.sonarqube, .short)
        #expect(text.contains("Two.") && !text.contains("One.") && !text.contains("Three."))
        #expect(!text.contains(#""id": "one""#) && text.contains(#""id": "two""#))
    }
}
