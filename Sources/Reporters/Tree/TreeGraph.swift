import RuleKit

/// An edge of the tree, with all ways in which its child is shown.
struct TreeLink: Sendable {
    /// At least one.
    let ways: [TreeReport.Edge]

    var edge: TreeReport.Edge { ways[0] }
}

/// The edges of a tree by the RIBs at their ends.
struct TreeGraph: Sendable {
    /// In the order of the report.
    let links: [TreeLink]
    /// By the id of a parent, the links to its children.
    private let children: [String: [TreeLink]]
    /// By the id of a child, the links to its parents.
    private let parents: [String: [TreeLink]]

    /// The end of a link at which the next RIB is.
    enum Direction: Sendable {
        case down, up
    }

    init(_ edges: [TreeReport.Edge]) {
        var ways: [[TreeReport.Edge]] = []
        for edge in edges {
            if ways.last?.first?.number == edge.number {
                ways[ways.count - 1].append(edge)
            } else {
                ways.append([edge])
            }
        }
        self.init(ways.map { TreeLink(ways: $0) })
    }

    init(_ links: [TreeLink]) {
        self.links = links
        children = Dictionary(grouping: links, by: \.edge.parent)
        var parents: [String: [TreeLink]] = [:]
        for link in links {
            if let child = link.edge.child { parents[child, default: []].append(link) }
        }
        self.parents = parents
    }

    /// The links from a RIB to its children, or to its parents.
    func links(of rib: String, _ direction: Direction = .down) -> [TreeLink] {
        (direction == .down ? children : parents)[rib] ?? []
    }

    /// For each RIB below some others, the last edge of one of the shortest chains that lead there.
    func chains(from roots: [String]) -> [String: TreeLink] {
        var chains: [String: TreeLink] = [:]
        var seen = Set(roots)
        var level = roots
        while !level.isEmpty {
            var next: [String] = []
            for link in level.flatMap({ links(of: $0) }) {
                guard let child = link.edge.child, seen.insert(child).inserted else { continue }
                chains[child] = link
                next.append(child)
            }
            level = next
        }
        return chains
    }

    /// The number of levels from the nearest of some RIBs, for each RIB within a depth.
    func levels(from roots: [String], _ direction: Direction = .down, depth: Int = .max) -> [String: Int] {
        var levels: [String: Int] = [:]
        for root in roots { levels[root] = 0 }
        var (level, count) = (roots, 0)
        while !level.isEmpty, count < depth {
            count += 1
            level = level.flatMap { links(of: $0, direction) }.compactMap { $0.end(direction) }.filter { rib in
                guard levels[rib] == nil else { return false }
                levels[rib] = count
                return true
            }
        }
        return levels
    }
}

extension TreeLink {
    /// The id of the RIB at an end; nil for a child that is not analyzed.
    func end(_ direction: TreeGraph.Direction) -> String? { direction == .down ? edge.child : edge.parent }
}
