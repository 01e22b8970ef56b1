import Reporters
import RuleKit
import Testing

@Suite struct RulePageTextTests {
    /// Code in rule pages without Markdown, and its replacement.
    private func breach(_ code: String) -> String {
        let documentation = RuleDocumentation(
            summary: "s", reason: "r", howItWorks: "d", limitations: "l", before: code, after: "b")
        let rule = Rule("r", in: .testing, as: .error, documentation: documentation) { _ in }
        let text = rule.page.plainText
        guard let start = text.firstRange(of: "Bad:\n\n"), let end = text.firstRange(of: "\n\nGood:") else {
            return text
        }
        return String(text[start.upperBound..<end.lowerBound])
    }

    @Test(arguments: [
        ("a", "    a"), ("a\n", "    a"), ("a\n\nb\n\n", "    a\n\n    b"), ("\n\na", "\n\n    a"),
        ("  é\n\t😀", "      é\n    \t😀"), ("", ""), ("\n", ""),
        ("a\r\nb\r\n", "    a\r\n    b"),
    ])
    func codeIsIndented(_ code: String, _ expected: String) {
        #expect(breach(code) == expected)
    }
}
