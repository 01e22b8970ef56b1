import RuleKit

/// The lines of a tree in reading order, depth first: each RIB is expanded on one line, unless repeats are asked for.
struct TreeRows {
    /// By RIB at the top, its own row and those below it.
    private(set) var rows: [[TreeView.Row]] = []
    private let graph: TreeGraph
    private let direction: TreeGraph.Direction
    private let depth: Int
    /// Whether a RIB is expanded wherever it is, but below itself.
    private let repeats: Bool
    /// The most rows that are added.
    private let limit: Int
    /// By RIB, the number of edges to it that are not followed.
    private let otherWays: [String: Int]
    private var count = 0
    /// By RIB, the number of levels from the nearest RIB at the top; of all that the depth allows.
    private let levels: [String: Int]
    /// The RIBs whose rows were added or counted, or will be added below another row.
    private var expanded: Set<String> = []

    init(
        _ graph: TreeGraph, from roots: [String], _ direction: TreeGraph.Direction, depth: Int, repeats: Bool = false,
        limit: Int = .max, otherWays: [String: Int] = [:]
    ) {
        (self.graph, self.direction, self.depth) = (graph, direction, depth)
        (self.repeats, self.limit, self.otherWays) = (repeats, limit, otherWays)
        levels = graph.levels(from: roots, direction, depth: depth)
        for root in roots {
            rows.append([TreeView.Row(rib: root, link: nil, origin: nil, level: 0, isLast: true, remark: nil)])
            count += 1
            addRows(below: root)
        }
    }

    /// A RIB below which rows are being added.
    private struct Parent {
        let rib: String
        let links: [TreeLink]
        var next = 0
    }

    private mutating func addRows(below root: String) {
        guard expanded.insert(root).inserted || repeats else { return }
        var above: Set<String> = [root]
        var parents = [Parent(rib: root, links: graph.links(of: root, direction))]
        while let parent = parents.last, count < limit {
            guard parent.next < parent.links.count else {
                above.remove(parent.rib)
                parents.removeLast()
                continue
            }
            parents[parents.count - 1].next += 1
            let link = parent.links[parent.next]
            let rib = link.end(direction)
            let links = rib.map { graph.links(of: $0, direction) } ?? []
            let remark = links.isEmpty ? nil : rib.flatMap { self.remark(on: $0, level: parents.count, above) }
            let others = rib.flatMap { otherWays[$0] }.map { TreeView.Remark.otherWays($0) }
            count += 1
            rows[rows.count - 1].append(
                TreeView.Row(
                    rib: rib, link: link, origin: nil, level: parents.count,
                    isLast: parent.next == parent.links.count - 1, remark: remark ?? others))
            guard let rib, !links.isEmpty, remark == nil else { continue }
            above.insert(rib)
            parents.append(Parent(rib: rib, links: links))
        }
    }

    /// Why no rows are added below a RIB; nil if they are.
    private mutating func remark(on rib: String, level: Int, _ above: Set<String>) -> TreeView.Remark? {
        if above.contains(rib) { return .recursive }
        if repeats { return level >= depth ? cut(at: rib) : nil }
        if expanded.contains(rib) { return .above }
        let nearest = levels[rib]
        if depth < .max, let nearest, nearest < min(level, depth) { return .below }
        expanded.insert(rib)
        return level >= depth ? cut(at: rib) : nil
    }

    /// The number of edges that the depth cuts off at a RIB; without repeats, apart from those that another row counts.
    private mutating func cut(at rib: String) -> TreeView.Remark {
        var (edges, open) = (0, 0)
        var work = [rib]
        var seen: Set<String> = [rib]
        while let next = work.popLast() {
            for link in graph.links(of: next, direction) {
                edges += 1
                if link.edge.closes == .no { open += 1 }
                guard let rib = link.end(direction), seen.insert(rib).inserted else { continue }
                if !repeats, levels[rib] != nil || !expanded.insert(rib).inserted { continue }
                work.append(rib)
            }
        }
        return .cut(edges: edges, open: open)
    }
}
