import Reporters
import RuleKit
import SourceText
import Testing

/// An explanation as editors show it.
@Suite struct ExplanationMarkdownTests {
    @Test func answerDetailsAndPlaces() {
        let position = Position(line: 7, utf8: 1, utf16: 1, scalar: 1, offset: 0)
        let place = Location(
            path: SourcePath("App/A_b.swift"), start: position, end: position, excerpt: .init(firstLine: 7, lines: []))
        let explanation = Explanation(
            "strong_router does not report App/A_b.swift:7.",
            details: [
                .init("The property 'router' is declared 'weak'."),
                .init("It checks:", [.init(location: place, message: "'A' is here")]),
            ])
        let text = ExplanationMarkdown.write(explanation) { "file:///\($0.path.text)#L\($0.start.line)" }
        #expect(
            text == """
                **strong\\_router does not report App/A\\_b.swift:7.**

                The property 'router' is declared 'weak'.

                It checks:

                - [App/A\\_b.swift:7](file:///App/A_b.swift#L7): 'A' is here
                """)
    }
}
