public import RuleKit

/// A RIB with its parts, and the edges to and from it.
public struct TreeCard: Sendable {
    let rib: TreeReport.RIB
    let parents: [TreeLink]
    let children: [TreeLink]

    /// Nil if the tree has no RIB with that id.
    public init?(_ tree: TreeReport, of id: String) {
        guard let rib = tree.ribs.first(where: { $0.id == id }) else { return nil }
        let graph = TreeGraph(tree.edges.filter { $0.parent == id || $0.child == id })
        self.rib = rib
        (parents, children) = (graph.links(of: id, .up), graph.links(of: id))
    }
}

extension TreeReport {
    /// What a card shows of the tree: a RIB, its parents, its children, and the edges between them.
    public func part(on card: TreeCard) -> TreeReport {
        let links = card.parents + card.children
        let ids = Set([card.rib.id] + links.flatMap { [$0.edge.parent, $0.edge.child].compactMap { $0 } })
        let numbers = Set(links.map(\.edge.number))
        return TreeReport(
            toolVersion: toolVersion, isComplete: isComplete, ribs: ribs.filter { ids.contains($0.id) },
            edges: edges.filter { numbers.contains($0.number) }, roots: [card.rib.id], notices: notices,
            counts: counts)
    }
}
