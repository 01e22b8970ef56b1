public import RuleKit

/// The number of lines of a tree in which each RIB is expanded wherever it is.
public enum TreeSize: Sendable, Equatable {
    case exactly(Int)
    /// RIBs are below themselves, so that only so many lines were counted.
    case moreThan(Int)

    /// The most lines that a run writes.
    public static let most = 100_000

    /// - Parameter roots: the RIBs at the top.
    public init(_ tree: TreeReport, from roots: [String], depth: Int?) {
        let (graph, words) = (TreeGraph(tree.edges), TreeWords(view: PathView(root: nil, folder: nil)))
        func lines(_ link: TreeLink) -> Int { words.detail(of: link.edge) == nil ? 1 : 2 }
        let rows = TreeRows(graph, from: roots, .down, depth: depth ?? .max, repeats: true, limit: TreeSize.most + 1)
        let count = rows.rows.joined().reduce(0) { $0 + ($1.link.map(lines) ?? 1) }
        guard count > TreeSize.most else {
            self = .exactly(count)
            return
        }
        let children = Dictionary(grouping: graph.links, by: \.edge.parent).mapValues { links in
            links.map { (rib: $0.edge.child, lines: lines($0)) }
        }
        self =
            TreeSize.counts(children, depth ?? .max).map { counts in
                .exactly(roots.reduce(0) { TreeSize.sum($0, TreeSize.sum(counts[$1] ?? 0, 1)) })
            } ?? .moreThan(TreeSize.most)
    }

    /// By RIB, the number of lines below it, one level more in each round; nil if a RIB is below itself.
    private static func counts(
        _ children: [String: [(rib: String?, lines: Int)]], _ depth: Int
    ) -> [String: Int]? {
        var counts: [String: Int] = [:]
        var result: [String: Int]?
        for level in 0...children.count {
            if level == depth { result = counts }
            let next = children.mapValues { children in
                children.reduce(0) { sum($0, sum($1.lines, $1.rib.flatMap { counts[$0] } ?? 0)) }
            }
            if next == counts { return result ?? counts }
            counts = next
        }
        return nil
    }

    /// A sum that stays in the range of numbers.
    private static func sum(_ left: Int, _ right: Int) -> Int {
        let (sum, isTooLarge) = left.addingReportingOverflow(right)
        return isTooLarge ? .max : sum
    }
}
