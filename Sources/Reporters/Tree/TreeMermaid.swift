public import RuleKit

/// The tree of RIBs as a Mermaid flowchart that fits the limits of the services that draw it: Mermaid's own defaults of
/// 500 edges and 50,000 characters, and 5,000 characters of Gitea.
public enum TreeMermaid {
    /// The number of RIBs and stubs that can be read in one picture.
    public static let readable = 40

    private static let mostEdges = 480
    private static let mostUnits = 4_800

    /// - Parameter most: the most RIBs and stubs; fewer are shown if the picture is too large.
    public static func write(_ tree: TreeReport, most: Int = readable) -> [UInt8] {
        Array(text(TreeGraph(tree.edges), from: tree.roots, most: most).utf8)
    }

    /// - Parameter changes: by number of an edge, how it differs from another tree. Such edges are shown first.
    static func text(
        _ graph: TreeGraph, from roots: [String], most: Int, changes: [Int: TreeChanges.Edge.Kind] = [:]
    ) -> String {
        let needed = graph.links.filter { changes[$0.edge.number] != nil }
        var most = most
        while true {
            let folding = TreeFolding(graph, from: roots, most: most, needed: needed)
            let text = text(folding, changes)
            let fits = folding.links.count + folding.stubs.count <= mostEdges && text.utf16.count <= mostUnits
            if fits || most <= 2 { return text }
            most /= 2
        }
    }

    private static func text(_ folding: TreeFolding, _ changes: [Int: TreeChanges.Edge.Kind]) -> String {
        var names: [String: String] = [:]
        for (number, rib) in folding.ribs.enumerated() { names[rib] = "n\(number)" }
        var lines = [
            "flowchart LR", "  accTitle: The tree of RIBs",
            "  accDescr: \(Phrase.count(folding.ribs.count, "RIB")) and \(Phrase.count(folding.links.count, "edge"))",
        ]
        for rib in folding.ribs { lines.append("  \(names[rib] ?? "")[\"\(label(shortened(rib)))\"]") }
        var arrows: [String] = []
        // By style, the numbers of the arrows that have it.
        var styles: [String: [String]] = [:]
        var stubs: [String] = []
        var unknown = 0
        for link in folding.links {
            var end = link.edge.child.flatMap { names[$0] }
            if end == nil {
                end = "u\(unknown)"
                unknown += 1
                lines.append("  \(end ?? "")[\"\(label(shortened(TreeWords.name(nil, link.edge))))\"]")
            }
            let change = changes[link.edge.number]
            if let style = style(link.edge, change) { styles[style, default: []].append("\(arrows.count)") }
            arrows.append("  \(names[link.edge.parent] ?? "") \(arrow(link.edge, change)) \(end ?? "")")
        }
        for (number, stub) in folding.stubs.enumerated() {
            lines.append("  s\(number)[\"\(label(stub.words))\"]")
            stubs.append("s\(number)")
            if let parent = stub.rib.flatMap({ names[$0] }) { arrows.append("  \(parent) --- s\(number)") }
        }
        lines += arrows
        if !stubs.isEmpty {
            lines += ["  classDef stub stroke-dasharray: 4", "  class \(stubs.joined(separator: ",")) stub"]
        }
        lines += styles.sorted { $0.key < $1.key }.map { style, arrows in
            "  linkStyle \(arrows.joined(separator: ",")) \(style)"
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Only edges that are open, not known or changed have a label, since a label makes a level much wider.
    private static func arrow(_ edge: TreeReport.Edge, _ change: TreeChanges.Edge.Kind?) -> String {
        let verdict = edge.closes == .no ? "open" : edge.closes == .unknown ? "not known" : nil
        let words = [verdict, change?.rawValue].compactMap { $0 }.joined(separator: ", ")
        let label = words.isEmpty ? "" : "|\(words)|"
        switch edge.closes {
        case .yes, .no: return "-->" + label
        case .permanent: return "==>" + label
        case .unknown: return "-.->" + label
        }
    }

    private static func style(_ edge: TreeReport.Edge, _ change: TreeChanges.Edge.Kind?) -> String? {
        if edge.closes == .no { return "stroke:#d00,color:#d00" }
        switch change {
        case .came: return "stroke:#080,color:#080"
        case .changed, .bettered: return "stroke-width:3px"
        case .worsened, .went, nil: return nil
        }
    }

    /// A name of at most 28 columns, cut in the middle.
    private static func shortened(_ name: String) -> String {
        let name = displayed(name)
        guard name.reduce(0, { $0 + displayWidth($1) }) > 28 else { return name }
        return fitting(Array(name), 13) + "…" + String(fitting(Array(name.reversed()), 13).reversed())
    }

    /// The first characters that fit into a number of columns.
    private static func fitting(_ characters: [Character], _ columns: Int) -> String {
        var (text, width) = ("", 0)
        for character in characters {
            width += displayWidth(character)
            if width > columns { break }
            text.append(character)
        }
        return text
    }

    /// Text in a quoted label: all but letters, digits and a few marks become `#NN;`, Mermaid's form of an entity.
    static func label(_ text: String) -> String {
        var result = ""
        for scalar in displayed(text).unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ".", "_", "-", "(", ")", "/", ",", ":":
                result.unicodeScalars.append(scalar)
            case _ where scalar.isASCII: result += "#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
