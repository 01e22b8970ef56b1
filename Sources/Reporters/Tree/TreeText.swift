public import RuleKit
import SourceText

/// The tree of RIBs as text: one edge per line, the children of a RIB indented below its first line, and a line with
/// the counts.
public struct TreeText {
    private let tree: TreeReport
    private let words: TreeWords
    /// By parent, its edges: each with all ways in which its child is shown.
    private let children: [String: [[TreeReport.Edge]]]
    /// By RIB, the number of levels from the nearest root; of all that the depth allows.
    private let levels: [String: Int]
    private let depth: Int
    /// The RIBs whose children were written or counted, or will be on another line.
    private var expanded: Set<String> = []
    private var lines: [String] = []

    private init(_ tree: TreeReport, depth: Int, _ view: PathView) {
        self.tree = tree
        self.depth = depth
        words = TreeWords(view: view)
        var children: [String: [[TreeReport.Edge]]] = [:]
        for edge in tree.edges {
            let count = children[edge.parent]?.count ?? 0
            if count > 0, children[edge.parent]?[count - 1].first?.number == edge.number {
                children[edge.parent]?[count - 1].append(edge)
            } else {
                children[edge.parent, default: []].append([edge])
            }
        }
        self.children = children
        levels = TreeText.levels(from: tree.roots, children, depth)
    }

    /// - Parameters:
    ///   - tree: all RIBs below the roots, whatever the depth.
    ///   - depth: the number of levels below each root; nil for all.
    public static func write(_ tree: TreeReport, depth: Int?, view: PathView) -> String {
        var text = TreeText(tree, depth: depth ?? .max, view)
        text.addRoots()
        return (text.lines + [text.counts]).map { $0 + "\n" }.joined()
    }

    private static func levels(
        from roots: [String], _ children: [String: [[TreeReport.Edge]]], _ depth: Int
    ) -> [String: Int] {
        var levels: [String: Int] = [:]
        for root in roots { levels[root] = 0 }
        var (level, count) = (roots, 0)
        while !level.isEmpty, count < depth {
            count += 1
            level = level.flatMap { children[$0] ?? [] }.compactMap(\.first?.child).filter { child in
                guard levels[child] == nil else { return false }
                levels[child] = count
                return true
            }
        }
        return levels
    }

    // MARK: Roots

    private mutating func addRoots() {
        let origins = Dictionary(tree.ribs.map { ($0.id, $0.origin) }) { first, _ in first }
        var title: String?
        for root in tree.roots {
            let origin = origins[root] ?? nil
            let next = origin.flatMap { TreeText.title($0.kind) }
            if next != title, let next { lines += (lines.isEmpty ? [] : [""]) + ["\(next):"] }
            title = next
            lines.append(displayed(root) + (origin.map(builtBy) ?? ""))
            addChildren(of: root)
        }
    }

    /// The heading of the trees whose roots have an origin; nil for those that the app launches.
    private static func title(_ kind: TreeReport.Origin.Kind) -> String? {
        switch kind {
        case .launch: nil
        case .host: "Built outside of RIBs"
        case .unknown: "Not known what builds them"
        case .unbuilt: "Not built by any code that is analyzed"
        case .cycle: "Built only by each other"
        }
    }

    private func builtBy(_ origin: TreeReport.Origin) -> String {
        guard let location = origin.location else { return "" }
        let name = origin.name.map { displayed($0) } ?? "code outside of types"
        return "  builder used by \(name)  \(words.place(location))"
    }

    // MARK: Children

    /// A RIB whose children are being written.
    private struct Parent {
        let id: String
        /// The guides of its children.
        let indent: String
        let edges: [[TreeReport.Edge]]
        var next = 0
    }

    private mutating func addChildren(of root: String) {
        guard expanded.insert(root).inserted else { return }
        var above: Set<String> = [root]
        var parents = [Parent(id: root, indent: "", edges: children[root] ?? [])]
        while let parent = parents.last {
            guard parent.next < parent.edges.count else {
                above.remove(parent.id)
                parents.removeLast()
                continue
            }
            parents[parents.count - 1].next += 1
            let ways = parent.edges[parent.next]
            let isLast = parent.next == parent.edges.count - 1
            let below = parent.indent + (isLast ? "   " : "│  ")
            let isNew = add(ways, parent.indent + (isLast ? "└─ " : "├─ "), below, level: parents.count, above)
            guard isNew, let child = ways.first?.child, let edges = children[child] else { continue }
            above.insert(child)
            parents.append(Parent(id: child, indent: below, edges: edges))
        }
    }

    /// Adds the lines of an edge.
    ///
    /// - Returns: whether the children of its child follow.
    private mutating func add(
        _ ways: [TreeReport.Edge], _ guide: String, _ below: String, level: Int, _ above: Set<String>
    ) -> Bool {
        guard let edge = ways.first else { return false }
        let mark = TreeWords.mark(edge.closes).map { "\($0) " } ?? ""
        var line = "\(guide)\(mark)\(TreeWords.name(of: edge))  \(TreeWords.words(for: ways))"
        var isNew = false
        if let child = edge.child, children[child] != nil {
            if above.contains(child) {
                line += " (recursive)"
            } else if expanded.contains(child) {
                line += " (above)"
            } else if level >= depth, levels[child] ?? depth >= depth {
                expanded.insert(child)
                line += hidden(below: child)
            } else if depth < .max, level > levels[child] ?? level {
                line += " (below)"
            } else {
                isNew = true
                expanded.insert(child)
            }
        }
        lines.append(line)
        if let detail = words.detail(of: edge) {
            lines.append("\(below)\(isNew ? "│" : " ") \(detail)")
        }
        return isNew
    }

    /// The number of edges that the depth cuts off below a RIB, apart from those that another line counts.
    private mutating func hidden(below rib: String) -> String {
        var (edges, open) = (0, 0)
        var work = [rib]
        while let next = work.popLast() {
            for ways in children[next] ?? [] {
                edges += 1
                if ways.first?.closes == .no { open += 1 }
                guard let child = ways.first?.child, levels[child] == nil, expanded.insert(child).inserted else {
                    continue
                }
                work.append(child)
            }
        }
        return " … \(Phrase.number(edges)) below" + (open > 0 ? ", \(Phrase.number(open)) open" : "")
    }

    // MARK: Counts

    private var counts: String {
        let counts = tree.counts
        let closings: [(TreeReport.Edge.Closing, String)] = [
            (.yes, "close"), (.permanent, "permanent"), (.unknown, "not known"), (.no, "open"),
        ]
        let parts = closings.map { closing, word in "\(Phrase.number(counts[closing])) \(word)" }
        func both(_ counts: TreeReport.Counts) -> String {
            "\(Phrase.count(counts.ribs, "RIB")), \(Phrase.count(counts.edges, "edge"))"
        }
        let part = tree.part(from: tree.roots, depth == .max ? nil : depth)
        let shown = TreeReport.Counts(part.ribs, part.edges)
        return "\(both(counts)): \(parts.joined(separator: ", "))" + (shown == counts ? "" : " (shown: \(both(shown)))")
    }
}
