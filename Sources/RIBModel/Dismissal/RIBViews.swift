import SourceText
import SwiftOutline

/// The views of the project's RIBs: `four-rules.md` 0.2.
struct RIBViews: Sendable {
    /// View controllers, in order of files.
    let controllers: [TypeID]
    /// Hosting controllers that a builder makes without a class of their own: the expression of the SwiftUI view, and where.
    let hosted: [(root: NodeReference, home: Home)]
    /// View controllers of launch routers, in order of files: they cannot go.
    let launched: [TypeID]

    init(_ project: Project) {
        let made = RIBViews.madeByBuilders(project)
        let launched = RIBViews.launched(project, made)
        var controllers: Set<TypeID> = []
        var launching: Set<TypeID> = []
        for number in project.index.types.indices {
            let type = TypeID(number)
            guard project.index.types[number].kind == .class, project.isReported(type) else { continue }
            let isController = Roles.isViewController(type, project.index, project.lineage)
            guard isController, project.roles.has(type, .view) || made.types.contains(type) else { continue }
            if launched.contains(type) { launching.insert(type) } else { controllers.insert(type) }
        }
        self.launched = launching.sorted()
        self.controllers = controllers.sorted()
        hosted = made.hosted
    }

    struct Made {
        var types: Set<TypeID> = []
        var launched: Set<TypeID> = []
        var hosted: [(root: NodeReference, home: Home)] = []
    }

    /// What builders pass as their RIB's view.
    private static func madeByBuilders(_ project: Project) -> Made {
        var made = Made()
        for builder in project.types(.builder) where project.index.types[builder.index].kind == .class {
            for member in project.ownMembers(of: builder) where project.declaration(member).kind == .function {
                let home = project.home(member)
                let outline = project.files[home.file].outline
                Hearing.chains(in: member, project) { chain, _ in
                    for call in outline.children(of: chain) where outline.nodes[Int(call)].kind == .call {
                        let views = outline.children(of: call).filter {
                            let label = outline.nodes[Int($0)].name
                            return label == Name(.viewController) || label == Name(.presenter)
                        }
                        guard !views.isEmpty, case .nominal(let constructed, _) = project.type(ofChain: chain, upTo: call, in: home),
                            project.roles.has(constructed, .router) || project.roles.has(constructed, .interactor)
                        else { continue }
                        for argument in views {
                            guard let value = outline.children(of: argument).first(where: { outline.nodes[Int($0)].kind == .expression })
                            else { continue }
                            let isLaunch = project.reaches(constructed, "LaunchRouter")
                            note(value, home, project, isLaunch, &made, depth: 0)
                        }
                    }
                }
            }
        }
        return made
    }

    private static func note(_ value: NodeID, _ home: Home, _ project: Project, _ isLaunch: Bool, _ made: inout Made, depth: Int) {
        guard depth < 4 else { return }
        let outline = project.files[home.file].outline
        let type = project.type(ofExpression: value, in: home)
        if let nominal = type.nominal {
            made.types.insert(nominal)
            if isLaunch { made.launched.insert(nominal) }
        }
        guard let chain = outline.children(of: value).first(where: { outline.nodes[Int($0)].kind == .chain }),
            let head = outline.children(of: chain).first(where: { _ in true })
        else { return }
        if case .variable(let index) = outline.local(outline.nodes[Int(head)].name, at: head, in: home.declaration.index),
            let initial = outline.declarations[index].value
        {
            note(initial, home, project, isLaunch, &made, depth: depth + 1)
            return
        }
        guard outline.nodes[Int(head)].name == Name(.UIHostingController),
            let call = outline.children(of: chain).first(where: { outline.nodes[Int($0)].kind == .call }),
            let argument = outline.children(of: call).first(where: { outline.nodes[Int($0)].name == Name(.rootView) }),
            let root = outline.children(of: argument).first(where: { outline.nodes[Int($0)].kind == .expression }), !isLaunch
        else { return }
        made.hosted.append((NodeReference(file: home.file, node: root), home))
    }

    /// The views of launch routers: they cannot go.
    private static func launched(_ project: Project, _ made: Made) -> Set<TypeID> {
        var result = made.launched
        for router in project.index.types.indices.lazy.map({ TypeID($0) }) where project.index.types[router.index].kind == .class && project.lineage.reached[router.index] != 0 {
            for supertype in project.lineage.supertypes[router.index] {
                guard case .framework(let number, let arguments) = supertype, project.index.frameworkType(number).name == "LaunchRouter", arguments.count > 1,
                    let contract = arguments[1].nominal
                else { continue }
                if project.index.types[contract.index].kind == .class { result.insert(contract) }
                result.formUnion(project.conformers(of: contract))
            }
        }
        return result
    }
}

extension Project {
    /// Whether a type descends from the framework's type of that name.
    func reaches(_ type: TypeID, _ name: String) -> Bool {
        guard let number = vocabulary.frameworkTypes.firstIndex(where: { $0.name == name }) else { return false }
        return lineage.reached[type.index] & (1 << UInt64(number)) != 0
    }
}
