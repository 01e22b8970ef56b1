import SourceText

/// The edges between the routers of a project.
public struct RIBTree: Sendable {
    private let project: Project

    fileprivate init(_ project: Project) { self.project = project }

    /// All edges, in the order of files.
    public var edges: [Edge] { project.eachAnswer(RouterEdges.query, project.routerClasses).flatMap(\.edges) }

    /// The edges that lead from a router's class to its children, in order.
    public func edges(from router: TypeID) -> [Edge] { project[RouterEdges.query, router].edges }

    /// The routers of the project's RIBs, in order: the classes that builders create, and those without subclasses.
    /// Every RIB has one of them: this is the only definition of a RIB that is counted.
    public var routers: [TypeID] { project[RIBTree.routers] }

    private static let routers = Query<WholeProject, [TypeID]>("routersOfRIBs") { project, _ in
        project.routerClasses.filter { router in
            project.subclasses(of: router).isEmpty || !project.ribs(ofRouter: router).isEmpty
        }
    }

    /// The edges that lead to a router, in order.
    public func edges(to router: TypeID) -> [Edge] {
        let parents = project[RIBTree.parents, at: router]
        return parents.flatMap { edges(from: $0).filter { $0.child.ribs.contains { $0.router == router } } }
    }

    /// By the class of a router, the routers that build it, in order.
    private static let parents = Query<WholeProject, Groups<TypeID, TypeID>>(index: "parentsOfRouters") { project in
        var parents: [(TypeID, TypeID)] = []
        var last: [TypeID: TypeID] = [:]
        for edge in project.tree.edges {
            for rib in edge.child.ribs where last[rib.router] != edge.parent {
                last[rib.router] = edge.parent
                parents.append((rib.router, edge.parent))
            }
        }
        return Groups(parents)
    }
}

extension Project {
    /// The tree of the project's RIBs.
    public var tree: RIBTree { RIBTree(self) }

    /// Whether declarations alone tell the RIBs: no router's class has a subclass, so no builder's code needs to be
    /// asked whether it creates such a class.
    public var knowsRIBsByDeclarations: Bool { routerClasses.allSatisfy { subclasses(of: $0).isEmpty } }

    /// Whether the functions that attach and detach children are known. A copy of RIBs may rename them: the words say
    /// which of them does which. In one without the file that declares them, not even their names are known.
    public var knowsAttachments: Bool {
        let copies = symbols.copies
        return copies.isEmpty
            || copies.attachments.contains(where: isAttachment) && copies.attachments.contains(where: isDetachment)
    }

    /// Whether a router is at the root of an app.
    public func isLaunched(_ router: TypeID) -> Bool { reaches(router) { $0.traits.contains(.launches) } }

    /// Whether a router has a view of its own.
    public func hasView(_ router: TypeID) -> Bool { reaches(router) { $0.traits.contains(.hasView) } }
}

extension Project {
    /// The number of RIBs: of the tree's routers.
    public var ribCount: Int { tree.routers.count }
}
