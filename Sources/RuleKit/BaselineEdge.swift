extension Baseline {
    /// The edges of the tree that are accepted although their children do not close, or may not.
    public struct Edge: Sendable, Equatable {
        public let key: EdgeKey
        /// The number of edges with the same key; at least one.
        public let count: Int
        /// Why they are accepted, as the user wrote it.
        public let reason: String?
        /// The entry's line in the file, from 1; nil for a new entry.
        public let line: Int?

        public init(key: EdgeKey, count: Int, reason: String? = nil, line: Int? = nil) {
            (self.key, self.count, self.reason, self.line) = (key, count, reason, line)
        }

        /// The entry for some of its edges.
        public func with(count: Int) -> Edge { Edge(key: key, count: count, reason: reason, line: line) }
    }

    /// The identity of an accepted edge: what the code says, not where it is. With another missing link, it is another
    /// edge.
    public struct EdgeKey: Hashable, Sendable, Comparable {
        /// The ids of the RIBs; the builder of a child that is not known.
        public let parent: String
        public let child: String
        /// The missing link; `unknown` where it is not known whether the child closes.
        public let missing: String

        public init(parent: String, child: String, missing: String) {
            (self.parent, self.child, self.missing) = (parent, child, missing)
        }

        /// Nil for an edge whose child closes.
        public init?(_ edge: TreeReport.Edge) {
            switch edge.closes {
            case .yes, .permanent: return nil
            case .unknown: missing = "unknown"
            case .no: missing = edge.missing?.link.rawValue ?? "unknown"
            }
            (parent, child) = (edge.parent, edge.child ?? edge.builder ?? "")
        }

        public static func < (left: EdgeKey, right: EdgeKey) -> Bool {
            for (first, second) in [(left.parent, right.parent), (left.child, right.child)] where first != second {
                return first.utf8.lexicographicallyPrecedes(second.utf8)
            }
            return left.missing.utf8.lexicographicallyPrecedes(right.missing.utf8)
        }
    }

    /// The same findings with other edges.
    public func with(edges: [Edge]) -> Baseline { Baseline(entries, edges: edges) }

    /// Edges in the order of their keys, each key once; of several entries, the largest count is kept, as after a merge
    /// of two branches.
    static func sorted(_ edges: [Edge]) -> [Edge] {
        var sorted: [Edge] = []
        for edge in edges.sorted(by: { $0.key < $1.key }) {
            if let last = sorted.last, last.key == edge.key {
                sorted[sorted.count - 1] = Edge(
                    key: edge.key, count: max(last.count, edge.count), reason: last.reason ?? edge.reason,
                    line: last.line ?? edge.line)
            } else {
                sorted.append(edge)
            }
        }
        return sorted
    }
}

extension TreeReport {
    /// The same tree with edges marked as accepted: of several with one key, the first ones.
    public func accepting(_ accepted: [Baseline.Edge]) -> TreeReport {
        guard !accepted.isEmpty else { return self }
        var left = Dictionary(uniqueKeysWithValues: accepted.map { ($0.key, $0.count) })
        var marked: Set<Int> = []
        let edges = edges.map { edge in
            var edge = edge
            if let key = Baseline.EdgeKey(edge), !marked.contains(edge.number), let count = left[key], count > 0 {
                left[key] = count - 1
                marked.insert(edge.number)
            }
            edge.isAccepted = marked.contains(edge.number)
            return edge
        }
        return TreeReport(
            toolVersion: toolVersion, isComplete: isComplete, ribs: ribs, edges: edges, roots: roots, notices: notices)
    }

    /// The same tree with other notices.
    public func with(notices: [Notice]) -> TreeReport {
        TreeReport(
            toolVersion: toolVersion, isComplete: isComplete, ribs: ribs, edges: edges, roots: roots, notices: notices,
            counts: counts)
    }
}
