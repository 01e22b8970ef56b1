extension Project {
    /// An edge to a router whose child does not stay as long as its parent.
    package func endedEdge(to router: TypeID) -> Edge? {
        var parents: [TypeID] = []
        for edge in tree.edges(to: router) where !parents.contains(edge.parent) { parents.append(edge.parent) }
        for parent in parents {
            for (index, edge) in tree.edges(from: parent).enumerated()
            where edge.child.ribs.contains(where: { $0.router == router }) {
                switch proven(edge) {
                case .permanent: continue
                case .yes, .withParent: return edge
                case nil: if case .no = closings(of: parent)[index].verdict { return edge }
                }
            }
        }
        return nil
    }
}
