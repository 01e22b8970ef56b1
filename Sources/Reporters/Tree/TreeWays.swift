public import RuleKit

/// The ways from RIBs down to another one: chains of edges on which no RIB is twice, those of the fewest edges first.
public struct TreeWays: Sendable {
    /// The ids of the RIBs at which ways may begin, if they were named.
    let start: String?
    /// The id of the RIB at which they end.
    let end: String
    /// The first ones, at most as many as are shown.
    let ways: [[TreeLink]]
    let count: Count
    /// Why there are none.
    let obstacle: Obstacle

    /// The number of ways.
    enum Count: Sendable, Equatable {
        case exactly(Int)
        /// The search ended before the last one was found.
        case atLeast(Int)
    }

    /// Why no way leads to a RIB.
    enum Obstacle: Sendable {
        /// It is at the top of the tree.
        case top(TreeReport.Origin?)
        /// It is not below the RIB at which ways begin.
        case notBelow
    }

    /// The most ways that are counted, and the numbers of those that are shown.
    public static let most = 1000
    public static let fewest = 20

    /// - Parameters:
    ///   - start: the id of the RIB at which ways begin; nil for all at the top.
    ///   - shown: the most ways that are shown.
    public init(_ tree: TreeReport, from start: String?, to end: String, shown: Int) {
        let graph = TreeGraph(tree.edges)
        var search = Search(graph, to: end)
        search.run(from: start.map { [$0] } ?? tree.roots)
        (self.start, self.end) = (start, end)
        ways = Array(search.ways.prefix(shown))
        count = search.isComplete ? .exactly(search.ways.count) : .atLeast(search.ways.count)
        let isAtTop = graph.links(of: end, .up).isEmpty || start == nil
        obstacle = isAtTop ? .top(tree.ribs.first { $0.id == end }?.origin) : .notBelow
    }
}

extension TreeWays {
    /// The search for ways of one length after the other.
    private struct Search {
        private(set) var ways: [[TreeLink]] = []
        /// Whether there are no more.
        private(set) var isComplete = true
        private let graph: TreeGraph
        private let end: String
        /// By RIB from which a way leads to the end, the fewest edges.
        private let distances: [String: Int]
        /// The number of edges that may still be looked at.
        private var budget = 2_000_000

        init(_ graph: TreeGraph, to end: String) {
            (self.graph, self.end) = (graph, end)
            distances = graph.levels(from: [end], .up)
        }

        mutating func run(from starts: [String]) {
            let starts = starts.filter { $0 != end && distances[$0] != nil }
            var length = starts.compactMap { distances[$0] }.min() ?? 0
            var isLonger = !starts.isEmpty
            while isLonger, isComplete {
                isLonger = false
                for start in starts where isComplete {
                    if find(length, from: start) { isLonger = true }
                }
                length += 1
            }
        }

        /// Adds the ways of a number of edges.
        ///
        /// - Returns: whether there may be longer ones.
        private mutating func find(_ length: Int, from start: String) -> Bool {
            guard let distance = distances[start], distance <= length else { return true }
            var isLonger = false
            var way: [TreeLink] = []
            var above: Set<String> = [start]
            var steps = [(links: graph.links(of: start), next: 0)]
            while let step = steps.last {
                guard step.next < step.links.count else {
                    steps.removeLast()
                    if let last = way.popLast(), let child = last.edge.child { above.remove(child) }
                    continue
                }
                steps[steps.count - 1].next += 1
                budget -= 1
                if budget < 0 || ways.count > TreeWays.most {
                    isComplete = false
                    return false
                }
                let link = step.links[step.next]
                guard let child = link.edge.child, let rest = distances[child], !above.contains(child) else { continue }
                let least = way.count + 1 + rest
                if least > length {
                    isLonger = true
                } else if child == end {
                    if least == length { ways.append(way + [link]) }
                } else {
                    way.append(link)
                    above.insert(child)
                    steps.append((graph.links(of: child), 0))
                }
            }
            return isLonger
        }
    }
}
