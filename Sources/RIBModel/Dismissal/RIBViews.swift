import SourceText
import SwiftOutline

/// The views of the project's RIBs: `four-rules.md` 0.2.
struct RIBViews: Equatable, Sendable {
    /// View controllers, in order of files.
    let controllers: [TypeID]
    /// Hosting controllers that a builder makes without a class of their own: the expression of the SwiftUI view, and where.
    let hosted: [Hosted]
    /// View controllers of launch routers, in order of files: they cannot go.
    let launched: [TypeID]

    /// A hosting controller's view: its expression, and where that stands.
    struct Hosted: Equatable, Sendable {
        let root: NodeReference
        let home: BodyOwner
    }

    static let query = Query<WholeProject, RIBViews>("ribViews") { project, _ in RIBViews(project) }

    private init(_ project: Project) {
        let made = project.answers(Made.query, project.builders.types)
        var types: Set<TypeID> = []
        var launched = RIBViews.launched(project)
        var hosted: [Hosted] = []
        for one in made {
            switch one {
            case .view(let type): types.insert(type)
            case .launched(let type): launched.insert(type)
            case .hosted(let view): hosted.append(view)
            }
        }
        let views = project.viewControllers.types.filter { project.roles.has($0, .view) || types.contains($0) }
        self.launched = views.filter(launched.contains)
        controllers = views.filter { !launched.contains($0) }
        self.hosted = hosted
    }

    func hasController(_ type: TypeID) -> Bool { controllers.holds(type) }

    func isLaunched(_ type: TypeID) -> Bool { launched.holds(type) }

    /// What a builder passes as its RIB's view.
    enum Made: Equatable, Sendable {
        case view(TypeID)
        /// To a router that launches.
        case launched(TypeID)
        case hosted(Hosted)

        /// What a builder passes.
        fileprivate static let query = Query<TypeID, [Made]>("viewsMade") { project, builder in made(by: builder, project) }
    }

    private static func made(by builder: TypeID, _ project: Project) -> [Made] {
        var made: [Made] = []
        if project.symbols.types[builder.index].kind == .class {
            for member in project.ownMembers(of: builder) where project.declaration(member).kind == .function {
                let home = project.home(member)
                let outline = project.files[home.file].outline
                ObservedSubjects.chains(in: member, project) { chain, _ in
                    for call in outline.children(of: chain) where outline.nodes[Int(call)].kind == .call {
                        let views = outline.children(of: call).filter {
                            let label = outline.nodes[Int($0)].name
                            return label.takesView
                        }
                        guard !views.isEmpty, case .nominal(let constructed, _) = project.type(ofChain: chain, upTo: call, in: home),
                            project.roles.has(constructed, .router) || project.roles.has(constructed, .interactor)
                        else { continue }
                        for argument in views {
                            guard let value = outline.children(of: argument).first(where: { outline.nodes[Int($0)].kind == .expression })
                            else { continue }
                            let isLaunch = project.reaches(constructed, where: \.isLaunchRouter)
                            note(value, home, project, isLaunch, &made, depth: 0)
                        }
                    }
                }
            }
        }
        return made
    }

    private static let deepestNote = 4

    /// An expression of one chain of one element.
    private static func isLoneName(_ value: NodeID, _ outline: Outline) -> Bool { outline.nodes[Int(value)].next == value + 3 }

    private static func note(_ value: NodeID, _ home: BodyOwner, _ project: Project, _ isLaunch: Bool, _ made: inout [Made], depth: Int) {
        guard depth < deepestNote else { return }
        let outline = project.files[home.file].outline
        let chain = outline.children(of: value).first { outline.nodes[Int($0)].kind == .chain }
        let head = chain.flatMap { outline.children(of: $0).first { _ in true } }
        let local = head.flatMap { outline.local(outline.nodes[Int($0)].name, at: $0, in: home.declaration.index) }
        var origin: Declaration?
        if case .variable(let index) = local, outline.declarations[index].value != nil { origin = outline.declarations[index] }
        // A local without a type of its own is what it was made as.
        let isCopy = origin.map { $0.type == nil && !$0.modifiers.contains(.destructured) } ?? false
            && isLoneName(value, outline) && depth + 1 < deepestNote
        if !isCopy, let nominal = project.type(ofExpression: value, in: home).nominal {
            made.append(.view(nominal))
            if isLaunch { made.append(.launched(nominal)) }
        }
        if let initial = origin?.value {
            note(initial, home, project, isLaunch, &made, depth: depth + 1)
            return
        }
        guard let chain, let head else { return }
        guard outline.nodes[Int(head)].name.isHostingController,
            let call = outline.children(of: chain).first(where: { outline.nodes[Int($0)].kind == .call }),
            let argument = outline.children(of: call).first(where: { outline.nodes[Int($0)].name.isRootViewLabel }),
            let root = outline.children(of: argument).first(where: { outline.nodes[Int($0)].kind == .expression }), !isLaunch
        else { return }
        made.append(.hosted(Hosted(root: NodeReference(file: home.file, node: root), home: home)))
    }

    /// The views of launch routers: they cannot go.
    private static func launched(_ project: Project) -> Set<TypeID> {
        var result: Set<TypeID> = []
        for router in project.symbols.types.indices.lazy.map({ TypeID($0) }) where project.symbols.types[router.index].kind == .class && project.hierarchy.libraryAncestors[router.index] != 0 {
            for supertype in project.hierarchy.supertypes[router.index] {
                guard case .library(let number, let arguments) = supertype, project.symbols.libraryType(number).isLaunchRouter, arguments.count > 1,
                    let contract = arguments[1].nominal
                else { continue }
                if project.symbols.types[contract.index].kind == .class { result.insert(contract) }
                result.formUnion(project.conformers(of: contract))
            }
        }
        return result
    }
}

extension Project {
    /// The views of the project's RIBs.
    var ribViews: RIBViews { self[RIBViews.query] }

    /// Classes that are view controllers, whether a RIB has them or not.
    var viewControllers: TypeList { self[Project.viewControllerList] }

    private static let viewControllerList = Query<WholeProject, TypeList>("viewControllers") { project, _ in
        let types = project.symbols.types.indices.lazy.map { TypeID($0) }.filter {
            project.symbols.types[$0.index].kind == .class && project.isReported($0)
                && Roles.isViewController($0, project.symbols, project.hierarchy)
        }
        return TypeList(Array(types), of: project.symbols)
    }
}
