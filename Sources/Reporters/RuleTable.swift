public import RuleKit

/// The number of findings of each rule as a table: an overview for a project that adopts riblint.
public struct RuleTable {
    private let rows: [[String]]

    static let titles = ["rule", "error", "warning", "note", "fixable", "files"]

    public init(_ report: Report) {
        rows = report.ruleStatistics.map {
            [displayed($0.rule)] + [$0.errors, $0.warnings, $0.notes, $0.fixable, $0.files].map(String.init)
        }
    }

    /// Whether there are no findings.
    public var isEmpty: Bool { rows.isEmpty }

    /// Lines for a terminal, each with a line end; empty without findings.
    public var text: String { isEmpty ? "" : TextTable([Self.titles] + rows).text }

    /// Lines in GitHub's Markdown.
    var markdown: String {
        guard !isEmpty else { return "" }
        let marks = Self.titles.indices.map { $0 == 0 ? "---" : "---:" }
        let cells = rows.map { [MarkdownText.code($0[0])] + $0.dropFirst() }
        return ([Self.titles, marks] + cells).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    }
}
