internal import RIBModel
internal import RuleKit
internal import SourceText

/// The tree of a project's RIBs in the form of a report, whose locations are still byte ranges of files.
struct TreeBuilder {
    private let project: Project
    private let nodes: [Node]
    private let edges: [TreeEdge]
    /// The ids of the RIBs at the top, in the order of the report, each with what builds it.
    private let roots: [(id: String, origin: Origin)]

    private struct Node {
        let router: TypeID
        let id: String
        let parts: [(kind: String, type: TypeID?)]
    }

    private struct Origin {
        let kind: TreeReport.Origin.Kind
        var name: String?
        var site: Site?
    }

    init(_ project: Project, by workers: Workers) {
        self.project = project
        let routers = project.tree.routers
        let ids = TreeBuilder.ids(of: routers, project)
        nodes = workers.map(count: routers.count) { index in
            let router = routers[index]
            let rib = project.ribs(ofRouter: router).first
            return Node(
                router: router, id: ids[router] ?? "",
                parts: [
                    ("builder", rib?.builder), ("component", rib.flatMap { project.component(of: $0) }),
                    ("interactor", rib?.interactor), ("router", router), ("view", rib?.view.type),
                    ("presenter", rib.flatMap { project.presenter(of: $0) }),
                ])
        }
        let edges = workers.map(count: routers.count) { index -> [TreeEdge] in
            let router = routers[index]
            var count = 0
            return zip(project.tree.edges(from: router), project.closings(of: router)).flatMap { edge, closing in
                TreeEdge.all(of: edge, closing, ids, after: &count, project)
            }
        }
        var count = 0
        self.edges = edges.flatMap { edges in
            defer { count += edges.last?.number ?? 0 }
            return edges.map { $0.numbered(after: count) }
        }
        roots = TreeBuilder.roots(of: nodes, project)
    }

    private static func roots(of nodes: [Node], _ project: Project) -> [(id: String, origin: Origin)] {
        let sorted = nodes.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        let numbers = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($0.element.router, $0.offset) })
        let found = TreeRoots(
            sorted.map { node in
                project.tree.edges(from: node.router).flatMap { $0.child.ribs.compactMap { numbers[$0.router] } }
            })
        let roots =
            found.unparented.map { (sorted[$0].id, origin(of: sorted[$0].router, project)) }
            + found.ofCycles.map { (sorted[$0].id, Origin(kind: .cycle)) }
        return TreeReport.Origin.Kind.allCases.flatMap { kind in roots.filter { $0.1.kind == kind } }
    }

    private static func origin(of router: TypeID, _ project: Project) -> Origin {
        func origin(_ kind: TreeReport.Origin.Kind, _ type: TypeID?, _ place: NodeReference?) -> Origin {
            Origin(kind: kind, name: type.map { project.name(of: $0) }, site: place.map { project.site($0) })
        }
        switch project.origin(ofRouter: router) {
        case .launch: return Origin(kind: .launch)
        case .host(let type, let place): return origin(.host, type, place)
        case .unknown(let type, let place): return origin(.unknown, type, place)
        case .unbuilt: return Origin(kind: .unbuilt)
        }
    }

    /// By router, the name of its RIB. RIBs of equal names also have the folder of their router, those of one folder
    /// its file, and those of one file a number.
    private static func ids(of routers: [TypeID], _ project: Project) -> [TypeID: String] {
        var ids = Dictionary(uniqueKeysWithValues: routers.map { ($0, project.ribName($0)) })
        let details: [(TypeID, Int) -> String] = [
            { router, _ in
                let path = project.files[project.site(router).file.index].path.text
                return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
            },
            { router, _ in project.files[project.site(router).file.index].path.text },
            { router, number in "\(project.files[project.site(router).file.index].path.text), \(number)" },
        ]
        for detail in details {
            var seen: [String: Int] = [:]
            for router in routers { seen[ids[router] ?? "", default: 0] += 1 }
            var numbers: [String: Int] = [:]
            for router in routers {
                guard let id = ids[router], seen[id] != 1 else { continue }
                numbers[id, default: 0] += 1
                ids[router] = "\(project.ribName(router)) (\(detail(router, numbers[id] ?? 0)))"
            }
        }
        return ids
    }

    /// All sites that the report shows.
    var sites: [Site] {
        nodes.flatMap { $0.parts.compactMap(\.type).map { project.site($0) } } + edges.flatMap(\.sites)
            + roots.compactMap(\.origin.site)
    }

    /// The report. Edges in files that changed since the analysis are left out.
    func report(
        _ locations: LocationTable, _ notices: [Notice], isComplete: Bool, toolVersion: String, by workers: Workers
    ) -> TreeReport {
        let origins = Dictionary(uniqueKeysWithValues: roots.map { ($0.id, $0.origin) })
        let ribs = workers.map(count: nodes.count) { index in
            let node = nodes[index]
            return TreeReport.RIB(
                id: node.id, name: project.ribName(node.router), module: project.module(of: node.router),
                isViewless: !project.hasView(node.router),
                isLaunched: project.isLaunched(node.router),
                parts: node.parts.map { kind, type in
                    let part = type.flatMap { type in
                        locations[project.site(type)].map {
                            TreeReport.Part(name: project.name(of: type), location: $0)
                        }
                    }
                    return (kind, part)
                },
                origin: origins[node.id].map { origin in
                    TreeReport.Origin(
                        kind: origin.kind, name: origin.name, location: origin.site.flatMap { locations[$0] })
                })
        }
        let shown = workers.map(count: edges.count) { edges[$0].reported(locations) }.compactMap { $0 }
            .sorted(by: TreeBuilder.precedes)
        return TreeReport(
            toolVersion: toolVersion, isComplete: isComplete,
            ribs: ribs.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) },
            edges: TreeBuilder.renumbered(shown),
            roots: roots.map(\.id), notices: notices)
    }

    /// The edges numbered from 1, in their order.
    private static func renumbered(_ edges: [TreeReport.Edge]) -> [TreeReport.Edge] {
        var numbers: [Int: Int] = [:]
        return edges.map { edge in
            let number = numbers[edge.number] ?? numbers.count + 1
            numbers[edge.number] = number
            return edge.numbered(number)
        }
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
        if left.number != right.number { return left.number < right.number }
        return left.shown.rawValue < right.shown.rawValue
    }
}
