import RuleKit

/// The RIBs that the other revision has and the tree of today has not, with the edges that lead to them.
struct HTMLWentRIBs {
    static let word = TreeChanges.RIB.Kind.went.rawValue

    /// In the order of ids.
    let ribs: [TreeReport.RIB]
    /// In the order of the other revision, each with the id that its parent has today.
    let links: [(parent: String, link: TreeLink)]
    /// The ids of the RIBs at the top.
    let roots: [String]

    init(_ changes: TreeChanges?) {
        guard let changes else {
            (ribs, links, roots) = ([], [], [])
            return
        }
        ribs = changes.ribs.filter { $0.kind == .went }.compactMap(\.before)
        let ids = Set(ribs.map(\.id))
        var today: [String: String] = [:]
        for case (let before?, let after?) in changes.ribs.map({ ($0.before, $0.after) }) {
            today[before.id] = after.id
        }
        links = TreeGraph(changes.before.edges).links.compactMap { link in
            guard let child = link.edge.child, ids.contains(child) else { return nil }
            return (today[link.edge.parent] ?? link.edge.parent, link)
        }
        let below = Set(links.compactMap(\.link.edge.child))
        roots = changes.before.roots.filter { ids.contains($0) && !below.contains($0) }
    }
}
