public import RuleKit

/// An explanation as Markdown: the answer, the findings with their steps, then the details with one place per line.
public enum ExplanationMarkdown {
    /// - Parameter address: the URI of a place, which its link leads to.
    public static func write(_ explanation: Explanation, address: (Location) -> String) -> String {
        let details = explanation.details.map { detail in
            let notes = detail.notes.map { "- \(FindingMarkdown.step($0, address))" }
            return ([MarkdownText.escaped(detail.text)] + (notes.isEmpty ? [] : [""] + notes)).joined(separator: "\n")
        }
        let findings = explanation.diagnostics.map { FindingMarkdown.write($0, page: nil, address: address) }
        return (["**\(MarkdownText.escaped(explanation.answer))**"] + findings + details).joined(separator: "\n\n")
    }
}
