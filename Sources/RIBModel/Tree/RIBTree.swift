import SourceText

/// The edges between the routers of the project.
public struct RIBTree: Sendable, Equatable {
    /// In the order of files.
    public let edges: [Edge]
    /// By router class, the indices of the edges that lead to it.
    let parents: [TypeID: [Int]]

    static let query = Query<WholeProject, RIBTree>("ribTree") { project, _ in RIBTree(project) }

    private init(_ project: Project) {
        edges = project.answers(RouterEdges.query, project.routerClasses).flatMap(\.edges)
        var parents: [TypeID: [Int]] = [:]
        for (number, edge) in edges.enumerated() {
            for rib in edge.child.ribs { parents[rib.router, default: []].append(number) }
        }
        self.parents = parents
    }

    /// The edges that lead to a router.
    func edges(to router: TypeID) -> [Edge] { (parents[router] ?? []).map { edges[$0] } }
}

extension Project {
    /// The tree of the project's RIBs.
    public var tree: RIBTree { self[RIBTree.query] }

    /// Whether the functions that attach and detach children are known. In a copy of RIBs that renames them, it is not
    /// known which of them does which.
    public var knowsAttachments: Bool {
        let renamed = symbols.copies.attachments
        return renamed.isEmpty || renamed.contains(.attachMethod) && renamed.contains(.detachMethod)
    }

    /// The router classes that are reported on, in order.
    var routerClasses: [TypeID] { types(.router).filter { isClass($0) } }
}
