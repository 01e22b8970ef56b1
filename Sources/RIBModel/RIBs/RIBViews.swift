import SourceText

/// The views of the project's RIBs.
package struct RIBViews: Equatable, Sendable {
    /// View controllers, in the order of files. A class that has subclasses is one only if a builder creates it: the
    /// code that it shares is that of the subclasses' objects.
    let controllers: [TypeID]
    /// Hosting controllers that a builder creates without subclassing: the expression of the SwiftUI view, and its
    /// location.
    let hosted: [Hosted]
    /// View controllers of launch routers, in the order of files: they cannot be removed.
    let launched: [TypeID]

    /// The view of a hosting controller: its expression, and the code that contains it.
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
        let views = project.viewControllers.types.filter { type in
            types.contains(type)
                || project.roles.has(type, .view) && project.reportedSubclasses(of: type).isEmpty
        }
        self.launched = views.filter(launched.contains)
        controllers = views.filter { !launched.contains($0) }
        self.hosted = hosted
    }

    package func hasController(_ type: TypeID) -> Bool { controllers.holds(type) }

    package func isLaunched(_ type: TypeID) -> Bool { launched.holds(type) }

    /// A view that a builder passes to its RIB.
    enum Made: Equatable, Sendable {
        case view(TypeID)
        /// Passed to a launch router.
        case launched(TypeID)
        case hosted(Hosted)

        /// The views that a builder passes.
        fileprivate static let query = Query<TypeID, [Made]>("viewsMade") { project, builder in
            made(by: builder, project)
        }
    }

    private static func made(by builder: TypeID, _ project: Project) -> [Made] {
        guard project.isClass(builder) else { return [] }
        var made: [Made] = []
        for member in project.ownMembers(of: builder) where project.isFunction(member) {
            for call in project.body(of: member).calls {
                guard call.arguments.contains(where: \.label.takesView),
                    case .nominal(let constructed, _) = call.type,
                    project.roles.has(constructed, .router) || project.roles.has(constructed, .interactor)
                else { continue }
                let isLaunch = project.reaches(constructed, where: \.isLaunchRouter)
                for argument in call.arguments where argument.label.takesView {
                    if let value = argument.value { note(value, isLaunch, &made, depth: 0) }
                }
            }
        }
        return made
    }

    private static let deepestNote = 4

    private static func note(_ value: Expression, _ isLaunch: Bool, _ made: inout [Made], depth: Int) {
        guard depth < deepestNote else { return }
        let body = value.body
        let head = value.firstChain?.head
        var origin: LocalVariable?
        if case .variable(let variable) = head?.local, variable.value != nil { origin = variable }
        // A local without a declared type has the class of its initial value.
        let isCopy =
            origin.map { !$0.hasType && !$0.isDestructured } ?? false
            && value.plainChain?.onlyName != nil && depth + 1 < deepestNote
        if !isCopy, let nominal = value.type.nominal {
            made.append(.view(nominal))
            if isLaunch { made.append(.launched(nominal)) }
        }
        if let initial = origin?.value {
            note(initial, isLaunch, &made, depth: depth + 1)
            return
        }
        guard !isLaunch, let chain = value.firstChain, let head, head.name.isHostingController,
            let call = chain.calls.first,
            let root = call.arguments.first(where: \.label.isRootViewLabel)?.value
        else { return }
        made.append(.hosted(Hosted(root: root.place, home: body.home)))
    }

    /// The views of launch routers: they cannot be removed.
    private static func launched(_ project: Project) -> Set<TypeID> {
        var result: Set<TypeID> = []
        for router in project.symbols.types.indices.lazy.map({ TypeID($0) })
        where project.isClass(router) && project.hierarchy.libraryAncestors[router.index] != 0 {
            for supertype in project.hierarchy.supertypes[router.index] {
                guard case .library(let number, let arguments) = supertype,
                    project.symbols.libraryType(number).isLaunchRouter,
                    arguments.count > 1,
                    let contract = arguments[1].nominal
                else { continue }
                if project.isClass(contract) { result.insert(contract) }
                result.formUnion(project.conformers(of: contract))
            }
        }
        return result
    }
}

extension Project {
    /// The views of the project's RIBs.
    package var ribViews: RIBViews { self[RIBViews.query] }

    /// The classes that inherit from a class and are reported on.
    func reportedSubclasses(of type: TypeID) -> [TypeID] {
        isClass(type) ? descendants(of: type).filter { isReported($0) } : []
    }

    /// View controller classes, whether or not they belong to a RIB.
    package var viewControllers: TypeList { self[Project.viewControllerList] }

    private static let viewControllerList = Query<WholeProject, TypeList>("viewControllers") { project, _ in
        let types = project.symbols.types.indices.lazy.map { TypeID($0) }.filter {
            project.isClass($0) && project.isReported($0)
                && Roles.isViewController($0, project.symbols, project.hierarchy)
        }
        return TypeList(Array(types), of: project.symbols)
    }
}

extension Project {
    /// Whether a type inherits from a class of views or controllers of the SDK.
    func isDrawn(_ type: TypeID) -> Bool {
        let isOfSDK =
            hierarchy.knownClasses[type.index].contains { isDrawn($0) }
            || hierarchy.supertypes[type.index].contains { supertype in
                if case .known(let name, _) = supertype { isDrawn(name) } else { false }
            }
        return isOfSDK || isClass(type) && viewControllers.contains(type)
    }

    /// Whether a name is that of a class of views or controllers of the SDK.
    func isDrawn(_ name: Name) -> Bool {
        symbols.known.isViewController(name) || LibraryModel.isViewName(text(name))
    }
}
