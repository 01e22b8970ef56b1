import Reporters
import RuleKit
import Testing

@Suite struct RulePageTextTests {
    /// Code in rule pages without Markdown, and its replacement.
    private func breach(_ code: String) -> String {
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { "- \($0)" }
        let example = RuleExample((lines + ["+ b"]).joined(separator: "\n"))
        let documentation = RuleDocumentation(
            summary: "s", reason: "r", howItWorks: "d", limitations: "l", example: example)
        let rule = Rule("r", in: .testing, as: .error, documentation: documentation) { _ in }
        let text = rule.page.plainText
        guard let start = text.firstRange(of: "Bad:\n\n"), let end = text.firstRange(of: "\n\nGood:") else {
            return text
        }
        return String(text[start.upperBound..<end.lowerBound])
    }

    /// The page says when a finding has another severity than the rule's, or that none has.
    @Test(arguments: [
        ("", "Every finding has the severity of the rule: error."), ("A note if weak.", "A note if weak."),
    ])
    func levelsFollowHowItIsDecided(_ levels: String, _ expected: String) {
        let documentation = RuleDocumentation(
            summary: "s", reason: "r", howItWorks: "d", levels: levels, limitations: "l",
            example: RuleExample("- b\n+ a"))
        let rule = Rule("r", in: .testing, as: .error, documentation: documentation) { _ in }
        let heading = "When it is an error, a warning, a note"
        #expect(rule.page.plainText.contains("How it is decided: d\n\n\(heading): \(expected)\n\nLimits: l\n"))
        #expect(String(decoding: rule.page.json, as: UTF8.self).contains("\"levels\": \"\(expected)\""))
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
