public import RuleKit

/// The tree of RIBs in the language of Graphviz.
///
/// The line of an edge says whether its child closes, and labels say so too, where it is open or not known. RIBs that
/// no analyzed code builds are in a cluster with a dashed frame.
public struct TreeDot {
    private let words: TreeWords
    private let graph: TreeGraph
    private var lines: [String] = []

    public static func write(_ tree: TreeReport, view: PathView) -> [UInt8] {
        var dot = TreeDot(words: TreeWords(view: view), graph: TreeGraph(tree.edges))
        dot.add(tree)
        return Array(dot.lines.map { $0 + "\n" }.joined().utf8)
    }

    private init(words: TreeWords, graph: TreeGraph) {
        (self.words, self.graph) = (words, graph)
    }

    private mutating func add(_ tree: TreeReport) {
        lines += [
            "digraph riblint {", "  rankdir=LR", "  node [shape=box, fontname=\"Helvetica\"]",
            "  edge [fontname=\"Helvetica\", fontsize=10]",
        ]
        var names: [String: String] = [:]
        for (number, rib) in tree.ribs.enumerated() { names[rib.id] = "n\(number)" }
        let unbuilt = tree.ribs.filter { $0.origin?.kind == .unbuilt }
        for rib in tree.ribs where rib.origin?.kind != .unbuilt { add(rib, names[rib.id] ?? "", indent: "  ") }
        if !unbuilt.isEmpty {
            let title = TreeWords.title(.unbuilt) ?? ""
            lines += ["  subgraph cluster_unbuilt {", "    style=dashed", "    label=\(TreeDot.quoted(title))"]
            for rib in unbuilt { add(rib, names[rib.id] ?? "", indent: "    ") }
            lines.append("  }")
        }
        var unknown = 0
        for link in graph.links {
            var end = link.edge.child.flatMap { names[$0] }
            if end == nil {
                end = "u\(unknown)"
                unknown += 1
                let name = TreeWords.name(nil, link.edge)
                lines.append("  \(end ?? "") [label=\(TreeDot.quoted(name)), style=dashed]")
            }
            add(link, names[link.edge.parent] ?? "", end ?? "")
        }
        lines.append("}")
    }

    private mutating func add(_ rib: TreeReport.RIB, _ name: String, indent: String) {
        var attributes = ["label=\(TreeDot.quoted(rib.id))"]
        if let router = rib.router { attributes.append("tooltip=\(TreeDot.quoted(words.place(router.location)))") }
        if rib.origin?.kind == .launch { attributes.append("penwidth=2") }
        lines.append("\(indent)\(name) [\(attributes.joined(separator: ", "))]")
    }

    private mutating func add(_ link: TreeLink, _ parent: String, _ child: String) {
        let (shown, verdict) = (TreeWords.shown(link.ways), TreeWords.verdict(link.edge))
        var attributes: [String]
        switch link.edge.closes {
        case .yes: attributes = ["style=solid"]
        case .permanent: attributes = ["style=bold"]
        case .unknown: attributes = ["style=dashed", "label=\(TreeDot.quoted(verdict))"]
        case .no:
            let reason = words.detail(of: link.edge).map { ": \($0.text)" } ?? ""
            attributes = ["style=solid", "color=red", "fontcolor=red", "label=\(TreeDot.quoted(verdict + reason))"]
        }
        attributes.append("tooltip=\(TreeDot.quoted("\(shown), \(verdict)  \(words.place(link.edge.build))"))")
        lines.append("  \(parent) -> \(child) [\(attributes.joined(separator: ", "))]")
    }

    /// A quoted string. Graphviz reads entities in it, and a backslash begins an escape.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for character in displayed(text).unicodeScalars {
            switch character {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "&": result += "&amp;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result + "\""
    }
}
