import RuleKit
import SourceText

/// The tree of RIBs as text: one edge per line, the children of a RIB indented below its first line, and a line with
/// the counts.
public struct TreeText {
    private let words: TreeWords
    private var lines: [String] = []

    private init(_ view: PathView) { words = TreeWords(view: view) }

    public static func write(_ tree: TreeView, view: PathView) -> String {
        var text = TreeText(view)
        for section in tree.sections { text.add(section) }
        text.lines.append(counts(tree))
        return text.lines.map { $0 + "\n" }.joined()
    }

    private mutating func add(_ section: TreeView.Section) {
        if let title = section.kind.flatMap(TreeWords.title) { lines += (lines.isEmpty ? [] : [""]) + ["\(title):"] }
        // By level, the guides of the rows below it.
        var guides = [""]
        for (number, row) in section.rows.enumerated() {
            guard row.level > 0 else {
                guides = [""]
                lines.append((row.rib.map { displayed($0) } ?? "") + words.origin(row.origin))
                continue
            }
            guides.removeLast(guides.count - row.level)
            let own = guides[row.level - 1]
            guides.append(own + (row.isLast ? "   " : "│  "))
            let isExpanded = number + 1 < section.rows.count && section.rows[number + 1].level > row.level
            add(row, own + (row.isLast ? "└─ " : "├─ "), guides[row.level] + (isExpanded ? "│ " : "  "))
        }
    }

    /// Adds the lines of an edge.
    private mutating func add(_ row: TreeView.Row, _ guide: String, _ below: String) {
        guard let link = row.link else { return }
        let mark = TreeWords.mark(link.edge.closes).map { "\($0) " } ?? ""
        let remark = row.remark.map { " \(TreeWords.words(for: $0))" } ?? ""
        lines.append("\(guide)\(mark)\(TreeWords.name(of: link.edge))  \(TreeWords.words(for: link.ways))\(remark)")
        if let detail = words.detail(of: link.edge) { lines.append(below + detail) }
    }

    private static func counts(_ tree: TreeView) -> String {
        let closings: [(TreeReport.Edge.Closing, String)] = [
            (.yes, "close"), (.permanent, "permanent"), (.unknown, "not known"), (.no, "open"),
        ]
        let parts = closings.map { closing, word in "\(Phrase.number(tree.counts[closing])) \(word)" }
        func both(_ counts: TreeReport.Counts) -> String {
            "\(Phrase.count(counts.ribs, "RIB")), \(Phrase.count(counts.edges, "edge"))"
        }
        return "\(both(tree.counts)): \(parts.joined(separator: ", "))"
            + (tree.shown == tree.counts ? "" : " (shown: \(both(tree.shown)))")
    }
}
