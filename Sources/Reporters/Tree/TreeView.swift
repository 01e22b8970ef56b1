public import RuleKit

/// The part of a tree that a run shows: its lines in reading order. All formats for people print it.
public struct TreeView: Sendable {
    /// The RIBs at the top with the lines below them, in the order of the report.
    let sections: [Section]
    let direction: TreeGraph.Direction
    /// The counts of the whole tree, and of what is shown.
    let counts: TreeReport.Counts
    let shown: TreeReport.Counts

    /// RIBs at the top with the same kind of origin.
    struct Section: Sendable {
        let kind: TreeReport.Origin.Kind?
        var rows: [Row]
    }

    /// A RIB at the top, or an edge.
    struct Row: Sendable {
        /// The id of the RIB; nil if it is not analyzed.
        let rib: String?
        /// The edge that leads to the RIB; nil at the top.
        let link: TreeLink?
        /// What builds a RIB at the top; nil for any other.
        let origin: TreeReport.Origin?
        /// The number of levels below the top.
        let level: Int
        /// Whether no other row with the same parent follows.
        let isLast: Bool
        let remark: Remark?
    }

    /// Why the rows below a RIB are not there.
    enum Remark: Sendable, Equatable {
        /// They are on another line: before this one, or after it.
        case above, below
        /// The RIB is above itself.
        case recursive
        /// The depth cuts them off: the numbers of edges, and of open ones.
        case cut(edges: Int, open: Int)
        /// So many other edges lead to the RIB.
        case otherWays(Int)
    }

    /// The RIBs below some others.
    ///
    /// - Parameters:
    ///   - roots: the ids of the RIBs at the top; nil for those of the tree.
    ///   - depth: the number of levels below each of them; nil for all.
    ///   - repeats: whether each RIB is expanded wherever it is, and not only once. See `TreeSize`.
    public init(_ tree: TreeReport, from roots: [String]? = nil, depth: Int? = nil, repeats: Bool = false) {
        let rows = TreeRows(
            TreeGraph(tree.edges), from: roots ?? tree.roots, .down, depth: depth ?? .max, repeats: repeats)
        self.init(tree, rows.rows, .down)
    }

    /// The edges with some verdicts, each below one chain of the fewest edges from a RIB at the top.
    public init(
        _ tree: TreeReport, only closings: Set<TreeReport.Edge.Closing>, from roots: [String]? = nil, depth: Int? = nil
    ) {
        let (graph, roots) = (TreeGraph(tree.edges), roots ?? tree.roots)
        let chains = graph.chains(from: roots)
        var kept: Set<Int> = []
        var otherWays: [String: Int] = [:]
        for link in graph.links where closings.contains(link.edge.closes) {
            let parent = link.edge.parent
            guard chains[parent] != nil || roots.contains(parent) else { continue }
            kept.insert(link.edge.number)
            guard chains[parent] != nil else { continue }
            let count = graph.links(of: parent, .up).count - 1
            if count > 0 { otherWays[parent] = count }
            var next = parent
            while let link = chains[next], kept.insert(link.edge.number).inserted { next = link.edge.parent }
        }
        let part = TreeGraph(graph.links.filter { kept.contains($0.edge.number) })
        let rows = TreeRows(
            part, from: roots.filter { !part.links(of: $0).isEmpty }, .down, depth: depth ?? .max, otherWays: otherWays)
        self.init(tree, rows.rows, .down)
    }

    /// The parents of a RIB, and those above them.
    ///
    /// - Parameter depth: the number of levels above it; nil for all.
    public init(_ tree: TreeReport, above rib: String, depth: Int? = nil, repeats: Bool = false) {
        let rows = TreeRows(TreeGraph(tree.edges), from: [rib], .up, depth: depth ?? .max, repeats: repeats)
        self.init(tree, rows.rows, .up)
    }

    /// - Parameter rows: those of each RIB at the top.
    private init(_ tree: TreeReport, _ rows: [[Row]], _ direction: TreeGraph.Direction) {
        self.direction = direction
        let origins = Dictionary(tree.ribs.map { ($0.id, $0.origin) }) { first, _ in first }
        var sections: [Section] = []
        for rows in rows {
            guard let root = rows.first, let id = root.rib else { continue }
            let origin = origins[id] ?? nil
            if sections.isEmpty || sections.last?.kind != origin?.kind {
                sections.append(Section(kind: origin?.kind, rows: []))
            }
            let first = Row(rib: id, link: nil, origin: origin, level: 0, isLast: true, remark: nil)
            sections[sections.count - 1].rows += [first] + rows.dropFirst()
        }
        self.sections = sections
        let shown = sections.flatMap(\.rows)
        let ribs = Set(shown.compactMap(\.rib))
        counts = tree.counts
        self.shown = TreeReport.Counts(
            tree.ribs.filter { ribs.contains($0.id) },
            shown.compactMap { $0.link?.edge }.sorted { $0.number < $1.number })
    }
}

extension TreeReport {
    /// What a view shows of the tree.
    public func part(in view: TreeView) -> TreeReport {
        let rows = view.sections.flatMap(\.rows)
        let (ids, numbers) = (Set(rows.compactMap(\.rib)), Set(rows.compactMap { $0.link?.edge.number }))
        return TreeReport(
            toolVersion: toolVersion, isComplete: isComplete, ribs: ribs.filter { ids.contains($0.id) },
            edges: edges.filter { numbers.contains($0.number) },
            roots: rows.filter { $0.level == 0 }.compactMap(\.rib), notices: notices, counts: counts)
    }
}
