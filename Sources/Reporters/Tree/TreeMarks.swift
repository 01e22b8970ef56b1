import RuleKit

/// The characters that draw a tree.
struct TreeMarks: Sendable {
    /// Before an edge that others follow, and before the last one of a RIB.
    let item, lastItem: String
    /// Below these.
    let line, gap: String
    /// Before the lines about a RIB that others are below.
    let bar: String
    /// Before the name of a child that does not close.
    let open: String
    /// Before the number of edges that the depth cuts off.
    let cut: String
    /// Between what was and what is.
    let arrow: String

    static let unicode = TreeMarks(
        item: "├─ ", lastItem: "└─ ", line: "│  ", gap: "   ", bar: "│ ", open: "✗", cut: "…", arrow: "→")
    static let ascii = TreeMarks(
        item: "|- ", lastItem: "`- ", line: "|  ", gap: "   ", bar: "| ", open: "x", cut: "...", arrow: "->")

    /// The mark before the name of a child that does not close, or of which it is not known.
    func mark(_ closing: TreeReport.Edge.Closing) -> String? {
        switch closing {
        case .yes, .permanent: nil
        case .unknown: "?"
        case .no: open
        }
    }
}
