internal import RIBModel
internal import RuleKit
internal import SourceText

/// The tree of a project's RIBs in the form of a report, whose locations are still byte ranges of files.
struct TreeBuilder {
    private let project: Project
    private let nodes: [Node]
    private let edges: [TreeEdge]

    private struct Node {
        let router: TypeID
        let rib: RIB?
        let id: String
        let parts: [(kind: String, type: TypeID?)]
    }

    init(_ project: Project) {
        self.project = project
        let tree = project.tree
        let ids = TreeBuilder.ids(of: tree.routers, project)
        nodes = tree.routers.map { router in
            let rib = project.ribs(ofRouter: router).first
            return Node(
                router: router, rib: rib, id: ids[router] ?? "",
                parts: [
                    ("builder", rib?.builder), ("component", rib.flatMap { project.component(of: $0) }),
                    ("interactor", rib?.interactor), ("router", router), ("view", rib?.view.type),
                    ("presenter", rib.flatMap { project.presenter(of: $0) }),
                ])
        }
        edges = tree.routers.flatMap { router in
            zip(tree.edges(from: router), project.closings(of: router)).flatMap { edge, closing in
                TreeEdge.all(of: edge, closing, ids, project)
            }
        }
    }

    /// By router, the name of its RIB. RIBs of equal names also have the folder of their router.
    private static func ids(of routers: [TypeID], _ project: Project) -> [TypeID: String] {
        let routersByName = Dictionary(grouping: routers) { project.ribName($0) }
        var ids: [TypeID: String] = [:]
        for (name, routers) in routersByName {
            for router in routers {
                let path = project.files[project.site(router).file.index].path.text
                let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
                ids[router] = routers.count == 1 ? name : "\(name) (\(folder))"
            }
        }
        return ids
    }

    /// All sites that the report shows.
    var sites: [Site] {
        nodes.flatMap { $0.parts.compactMap(\.type).map { project.site($0) } } + edges.flatMap(\.sites)
    }

    /// The report. Edges in files that changed since the analysis are left out.
    func report(
        _ locations: LocationTable, _ notices: [Notice], isComplete: Bool, toolVersion: String
    ) -> TreeReport {
        let ribs = nodes.map { node in
            TreeReport.RIB(
                id: node.id, name: project.ribName(node.router), isViewless: !project.hasView(node.router),
                isLaunched: project.isLaunched(node.router),
                parts: node.parts.map { kind, type in
                    let part = type.flatMap { type in
                        locations[project.site(type)].map {
                            TreeReport.Part(name: project.name(of: type), location: $0)
                        }
                    }
                    return (kind, part)
                })
        }
        let shown = edges.compactMap { $0.reported(locations) }
        let children = Set(shown.compactMap(\.child))
        let parents = Set(shown.map(\.parent))
        let roots = nodes.filter { node in
            !children.contains(node.id) && (project.isLaunched(node.router) || parents.contains(node.id))
        }
        return TreeReport(
            toolVersion: toolVersion, isComplete: isComplete,
            ribs: ribs.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) },
            edges: shown.sorted(by: TreeBuilder.precedes),
            roots: roots.map(\.id).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, notices: notices)
    }

    private static func precedes(_ left: TreeReport.Edge, _ right: TreeReport.Edge) -> Bool {
        if left.parent != right.parent { return left.parent.utf8.lexicographicallyPrecedes(right.parent.utf8) }
        if left.build.path != right.build.path { return left.build.path < right.build.path }
        if left.build.start.offset != right.build.start.offset {
            return left.build.start.offset < right.build.start.offset
        }
        if left.child != right.child {
            return (left.child ?? "").utf8.lexicographicallyPrecedes((right.child ?? "").utf8)
        }
        return left.shown.rawValue < right.shown.rawValue
    }
}
