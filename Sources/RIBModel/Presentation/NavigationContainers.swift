import SourceText

/// The navigation controllers that a view may be in, as far as routers create them.
struct NavigationContainers {
    /// The places where they are created, each with its type; nil if others may be.
    private(set) var created: [(place: NodeReference, type: TypeReference)]? = []
    /// Whether each of them is an item of a tab bar controller.
    private(set) var areInTabs = true
    private let project: Project
    private var seen: Set<TypeID> = []

    /// Those on which a call pushes a view.
    init(pushing presentation: Edge.Presentation, of edge: Edge, _ project: Project) {
        self.project = project
        if presentation.presenters.only == .ownView { collect(around: edge.parent) } else { created = nil }
    }

    /// Adds those around the view of a router.
    private mutating func collect(around router: TypeID) {
        guard seen.insert(router).inserted else { return }
        let edges = project.tree.edges(to: router)
        if edges.isEmpty { created = nil }
        for edge in edges {
            if edge.presentations.isEmpty { created = nil }
            for presentation in edge.presentations where created != nil {
                switch presentation.showing {
                case .push where presentation.presenters.only == .ownView: collect(around: edge.parent)
                case .modal, .embed, .tab, .root:
                    areInTabs = areInTabs && presentation.showing == .tab
                    add(presentation.presented)
                case .push, .pushOrModal, .unknown: created = nil
                }
            }
        }
    }

    private mutating func add(_ presented: [ChildValue]) {
        if presented.isEmpty { created = nil }
        for value in presented {
            guard case .created(let place, let type, _) = value else { return created = nil }
            let found = project.isNavigationController(type) ? [(place, type)] : wrapped(by: type)
            guard !found.isEmpty else { return created = nil }
            created? += found
        }
    }

    /// Those that are created by the initializers of a class which is not a view controller itself: a wrapper that is
    /// shown in place of its navigation controller.
    private func wrapped(by type: TypeReference) -> [(place: NodeReference, type: TypeReference)] {
        guard let wrapper = type.nominal, !project.viewControllers.contains(wrapper) else { return [] }
        return project.ownMembers(of: wrapper).filter { project.isInitializer($0) }.flatMap { initializer in
            project.body(of: initializer).constructions.filter { project.isNavigationController($0.type) }
                .map { ($0.name.place, $0.type) }
        }
    }

    /// Whether code that makes navigation controllers may be about one of these: it is of their class, it creates one
    /// of them, or it creates none at all.
    func mayConcern(_ code: DeclarationID) -> Bool {
        guard let created else { return true }
        if let type = project.symbols.type(around: code), project.isNavigationController(type) {
            return created.contains { container in
                container.type.nominal.map { project.classes(of: $0).contains(type) } ?? false
            }
        }
        let body = project.body(of: code)
        let own = body.constructions.filter { project.isNavigationController($0.type) }.map(\.name.place)
        return own.isEmpty || created.contains { own.contains($0.place) }
    }
}

extension Project {
    /// Whether a call shows navigation controllers that are created with the child's view, and nothing else.
    public func showsNavigationController(_ presentation: Edge.Presentation) -> Bool {
        !presentation.presented.isEmpty
            && presentation.presented.allSatisfy { value in
                guard case .created(_, let type, _) = value else { return false }
                return value.showsChild && isNavigationController(type)
            }
    }
}

extension StatedNavigation {
    /// Those of the facts that may be about the navigation controller on which a call pushes a view.
    func facts(
        onNavigationOf presentation: Edge.Presentation, _ edge: Edge, _ project: Project
    ) -> StatedNavigation {
        guard contains(.noGesture) || contains(.gestureDelegate) else { return self }
        let containers = NavigationContainers(pushing: presentation, of: edge, project)
        return filter { containers.mayConcern($0.fact.code) }
    }
}
