public import RuleKit
internal import SourceText

/// A finding with its steps, and the page of its rule, as Markdown.
public enum FindingMarkdown {
    /// - Parameters:
    ///   - page: the page of the finding's rule; nil to leave it out.
    ///   - address: the URI of a place, which its link leads to.
    public static func write(_ finding: Diagnostic, page: RulePage?, address: (Location) -> String) -> String {
        func step(_ note: Diagnostic.Note) -> String { FindingMarkdown.step(note, address) }
        let blocks = [
            "# \(MarkdownText.escaped(finding.rule))",
            MarkdownText.escaped(finding.message),
            MarkdownText.escaped(finding.help),
            finding.path.enumerated().map { "\($0 + 1). \(step($1))" }.joined(separator: "\n"),
            finding.related.map { "- \(step($0))" }.joined(separator: "\n"),
            page.map { "---\n\n\($0.markdown)" } ?? "",
        ]
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// A message after a link to its place.
    static func step(_ note: Diagnostic.Note, _ address: (Location) -> String) -> String {
        let place = "\(displayed(note.location.path.text)):\(note.location.start.line)"
        return "[\(MarkdownText.escaped(place))](\(address(note.location))): \(MarkdownText.escaped(note.message))"
    }
}
