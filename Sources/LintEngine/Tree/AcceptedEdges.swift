public import RuleKit
public import SourceText

/// The accepted edges of a baseline, compared with a tree.
public struct AcceptedEdges: Sendable {
    /// The baseline's path as messages show it; nil if there is none.
    public let path: SourcePath?
    /// The accepted edges in the baseline's order, and how many of each the tree has.
    public let statuses: [(edge: Baseline.Edge, found: Int)]
    /// The keys of the edges that do not close, or may not, in the order of the tree.
    private let keys: [Baseline.EdgeKey]
    /// Whether the whole project was analyzed. Otherwise an edge that is not found may still exist.
    public let isWhole: Bool
    private let baseline: Baseline

    init(_ stored: StoredBaseline?, in tree: TreeReport, isWhole: Bool) {
        path = stored?.path
        baseline = stored?.baseline ?? Baseline([])
        self.isWhole = isWhole
        var seen: Set<Int> = []
        let keys = tree.edges.filter { seen.insert($0.number).inserted }.compactMap { Baseline.EdgeKey($0) }
        self.keys = keys
        statuses = baseline.edges.map { edge in (edge, min(edge.count, keys.count { $0 == edge.key })) }
    }

    /// Whether the baseline has accepted edges.
    public var isEmpty: Bool { statuses.isEmpty }

    /// The number of edges that do not close, or may not, and that no entry accepts.
    public var newCount: Int { keys.count - statuses.reduce(0) { $0 + $1.found } }

    /// The number of accepted edges that the tree does not have any more.
    public var goneCount: Int { isWhole ? statuses.reduce(0) { $0 + $1.edge.count - $1.found } : 0 }

    /// The baseline without the edges that the tree does not have any more.
    public var pruned: Baseline { baseline.with(edges: kept) }

    /// The same with the edges that no entry accepts.
    ///
    /// - Parameter reason: the reason of the new entries.
    public func updated(reason: String?) -> Baseline {
        let known = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0) })
        let counts = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
        let grown = kept.map { edge in edge.with(count: max(edge.count, counts[edge.key] ?? 0)) }
        let new = counts.filter { known[$0.key] == nil }.map {
            Baseline.Edge(key: $0.key, count: $0.value, reason: reason)
        }
        return baseline.with(edges: grown + new)
    }

    private var kept: [Baseline.Edge] {
        statuses.compactMap { edge, found in
            if !isWhole { return edge }
            return found > 0 ? edge.with(count: found) : nil
        }
    }

    /// That accepted edges are gone.
    var notice: Notice? {
        let gone = isWhole ? statuses.first { $0.found < $0.edge.count } : nil
        guard let gone else { return nil }
        let key = gone.edge.key
        let what = goneCount == 1 ? "1 accepted edge is closed:" : "\(goneCount) accepted edges are closed, first"
        return Notice(
            .staleBaseline, path: path, line: gone.edge.line,
            message: "\(what) \(SourcePath("\(key.parent) > \(key.child)").printable); "
                + "run 'riblint baseline prune --edges'")
    }
}

extension LintEngine {
    /// Compares the accepted edges of the request's baseline with a tree of the same request.
    public func acceptedEdges(
        _ request: LintRequest, in tree: TreeReport, _ outcome: Outcome
    ) throws(LintError) -> AcceptedEdges {
        let settings = try Settings(of: request, rules: builtInNames)
        let stored = try StoredBaseline(try settings.baselineChoice(root: outcome.root.bytes), root: outcome.root)
        return AcceptedEdges(stored, in: tree, isWhole: outcome.scope.isWhole && tree.isComplete)
    }
}
