public import RuleKit

/// The tree of RIBs for a page: its counts, a table of open edges, a picture, further pictures of what that leaves out,
/// and the tree as text if it is short.
public enum TreeMarkdown {
    /// The job summary of GitHub has at most 1 MiB.
    static let mostBytes = 900 * 1_024
    private static let mostText = 20_000
    private static let mostPictures = 10
    /// A smaller subtree needs no picture of its own.
    private static let fewestRIBs = 5

    public static func write(_ tree: TreeReport, view: PathView) -> [UInt8] {
        let words = TreeWords(view: view)
        let (graph, shown) = (TreeGraph(tree.edges), TreeView(tree))
        var parts = ["**\(MarkdownText.escaped(TreeWords.counts(shown)))**\n"]
        parts.append(table(graph.links.filter { $0.edge.closes == .no }, words))
        let folding = TreeFolding(graph, from: tree.roots, most: TreeMermaid.readable)
        parts.append(picture(graph, from: tree.roots))
        let folded = folding.stubs.filter { $0.ribs >= fewestRIBs }.compactMap(\.rib)
        for rib in folded.prefix(mostPictures) {
            parts.append(details("Below \(MarkdownText.code(rib))", picture(graph, from: [rib])))
        }
        let text = String(decoding: TreeText.write(shown, style: TreeStyle(view: view)), as: UTF8.self)
        if text.utf8.count <= mostText, !text.contains("```") {
            parts.append(details("As text", "```text\n\(text)```\n"))
        }
        return Array(joined(parts).utf8)
    }

    /// The parts, as many as fit.
    private static func joined(_ parts: [String]) -> String {
        var result = ""
        for part in parts where !part.isEmpty && result.utf8.count + part.utf8.count + 1 <= mostBytes {
            result += (result.isEmpty ? "" : "\n") + part
        }
        return result
    }

    private static func table(_ links: [TreeLink], _ words: TreeWords) -> String {
        if links.isEmpty { return "" }
        let rows = links.map { link in
            let detail = words.detail(of: link.edge)
            let child =
                link.edge.child.map { MarkdownText.code($0) } ?? MarkdownText.escaped(TreeWords.name(nil, link.edge))
            let cells = [
                MarkdownText.code(link.edge.parent), child, TreeWords.shown(link.ways),
                detail.map { MarkdownText.escaped($0.text) } ?? "", detail?.place.map { MarkdownText.code($0) } ?? "",
            ]
            return "| \(cells.joined(separator: " | ")) |\n"
        }
        return "| parent | child | shown | open, because | place |\n|---|---|---|---|---|\n" + rows.joined()
    }

    private static func picture(_ graph: TreeGraph, from roots: [String]) -> String {
        "```mermaid\n\(TreeMermaid.text(graph, from: roots, most: TreeMermaid.readable))```\n"
    }

    static func details(_ title: String, _ body: String) -> String {
        "<details><summary>\(title)</summary>\n\n\(body)\n</details>\n"
    }
}
