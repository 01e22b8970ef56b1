public import RuleKit
import SourceText

/// The tree of RIBs as text: one RIB per line, its children indented below it, and a line with the counts.
public struct TreeText {
    private let tree: TreeReport
    private let view: PathView
    private let children: [String: [TreeReport.Edge]]
    private var lines: [String] = []

    private init(_ tree: TreeReport, _ view: PathView) {
        self.tree = tree
        self.view = view
        children = Dictionary(grouping: tree.edges, by: \.parent)
    }

    /// - Parameter depth: the number of levels below each root; nil for all.
    public static func write(_ tree: TreeReport, depth: Int?, view: PathView) -> String {
        var text = TreeText(tree, view)
        for root in tree.roots {
            text.lines.append(displayed(root))
            text.add(below: root, indent: "", above: [root], depth: depth ?? .max)
        }
        return (text.lines + [text.counts]).map { $0 + "\n" }.joined()
    }

    private mutating func add(below parent: String, indent: String, above: [String], depth: Int) {
        guard depth > 0 else { return }
        let edges = children[parent] ?? []
        for (number, edge) in edges.enumerated() {
            let isLast = number == edges.count - 1
            let isCycle = edge.child.map { above.contains($0) } ?? false
            let name = edge.child.map { displayed($0) } ?? "a RIB that is not analyzed"
            lines.append(
                indent + (isLast ? "└─ " : "├─ ") + name + "  " + TreeText.words(for: edge, view)
                    + (isCycle ? " (again)" : ""))
            if let child = edge.child, !isCycle {
                add(below: child, indent: indent + (isLast ? "   " : "│  "), above: above + [child], depth: depth - 1)
            }
        }
    }

    private static func words(for edge: TreeReport.Edge, _ view: PathView) -> String {
        let shown =
            switch edge.shown {
            case .push: "pushed"
            case .modal: "presented"
            case .embed: "embedded"
            case .tab: "in a tab"
            case .root: "root view"
            case .none: "without a view"
            case .unknown: "shown by code that is not analyzed"
            }
        let location = "\(displayed(view.path(edge.build.path).text)):\(edge.build.start.line)"
        switch edge.closes {
        case .yes: return "\(shown), closes\(edge.isWithParent ? " with its parent" : "")"
        case .permanent: return "\(shown), permanent"
        case .unknown: return "\(shown), not known whether it closes; built at \(location)"
        case .no: return "\(shown), does not close: \(reason(edge.missing)); built at \(location)"
        }
    }

    private static func reason(_ missing: String?) -> String {
        switch missing {
        case "attach": "it is never attached"
        case "slot": "the property that its detachment reads is never assigned"
        case "detach": "nothing detaches it"
        case "routingCall": "nothing calls the function that detaches it"
        case "childEvent": "it never calls the listener function that leads to its detachment"
        default: "its view is not removed"
        }
    }

    private var counts: String {
        let closings: [(TreeReport.Edge.Closing, String)] = [
            (.yes, "closing"), (.permanent, "permanent"), (.unknown, "not known"), (.no, "not closing"),
        ]
        let parts = closings.map { closing, word in "\(tree.edges.count { $0.closes == closing }) \(word)" }
        let ribs = Phrase.count(tree.ribs.count, "RIB")
        return "\(ribs), \(Phrase.count(tree.edges.count, "edge")): " + parts.joined(separator: ", ")
    }
}
