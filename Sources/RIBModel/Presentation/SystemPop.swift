import SourceText

/// Whether the user can pop a pushed view by the back button or the gesture of the system, and who is notified of it.
public struct SystemPop: Sendable, Equatable {
    /// Why the user cannot, or why it is not known.
    public let obstacle: Obstacle?
    /// What UIKit calls when the view is popped.
    public let hooks: [Swipe.Hook]

    public enum Obstacle: Sendable, Equatable {
        /// Code that is not analyzed and that the result depends on.
        case unresolved(NodeReference)
        /// The view has no back button.
        case noBackButton(NodeReference)
        /// The navigation bar is hidden.
        case hiddenBar(NodeReference)
        /// The navigation bar may be hidden.
        case unknownBar(NodeReference)
        /// The gesture is turned off.
        case noGesture(NodeReference)
        /// The view is the first of its navigation controller.
        case isFirst(NodeReference)

        public var place: NodeReference {
            switch self {
            case .unresolved(let place), .noBackButton(let place), .hiddenBar(let place), .unknownBar(let place),
                .noGesture(let place), .isFirst(let place):
                place
            }
        }
    }
}

extension Project {
    /// Whether a call pushes a controller: it is UIKit's own, or leads to it.
    public func isPush(_ presentation: Edge.Presentation) -> Bool {
        presentation.showing == .push && pushes(at: presentation.inner ?? presentation.place)
    }

    /// For each view that a call may push, whether the user can pop it.
    public func systemPops(on presentation: Edge.Presentation, of edge: Edge) -> [SystemPop] {
        edge.child.ribs.map { rib in
            let pop = PopSearch(project: self, edge: edge, rib: rib, presentation: presentation)
            if let obstacle = pop.obstacle { return SystemPop(obstacle: obstacle, hooks: []) }
            return SystemPop(obstacle: nil, hooks: pop.hooks)
        }
    }
}

/// The search for what keeps the user from popping the view of one RIB, and for what is notified of it.
struct PopSearch {
    let project: Project
    let edge: Edge
    let rib: RIB
    let presentation: Edge.Presentation

    // MARK: Obstacles

    var obstacle: SystemPop.Obstacle? { obstacle(toButton: false) }

    /// - Parameter isButton: whether the user has to go back by the button, which the gesture does not replace.
    func obstacle(toButton isButton: Bool) -> SystemPop.Obstacle? {
        var own: StatedNavigation?
        switch rib.view {
        case .none: return .unresolved(edge.site)
        case .storyboard(let place), .unknown(let place): return .unresolved(place)
        // A hosted view can hide the bar or the button by modifiers.
        case .library(let name): if name.isHostingController { return .unresolved(rib.creation) }
        case .type(let type):
            if project.hasAbsentCode(type) { return .unresolved(rib.creation) }
            if let place = project.absentNavigation(of: type) ?? project.absentStream(of: type) {
                return .unresolved(place)
            }
            own = project.statedNavigation(of: type)
        }
        if isFirst { return .isFirst(presentation.place) }
        return obstacle(own, toButton: isButton)
    }

    private func obstacle(_ own: StatedNavigation?, toButton isButton: Bool) -> SystemPop.Obstacle? {
        let built = StatedNavigation(project.bodies(ofBuilder: rib.builder).map(\.home.declaration), project)
        let pushing = StatedNavigation([presentation.function], project)
        let views = project.views(of: edge.parent)
        let levels = ([edge.parent] + views).map { project.statedNavigation(of: $0) }
        let makers = NavigationMakers(project)
        let makersOfOwn = makers.stated.facts(onNavigationOf: presentation, edge, project)
        let named = [own, built, pushing].compactMap { $0 } + levels + [makersOfOwn]
        if !isButton {
            if let place = named.lazy.compactMap({ $0.place(of: .noGesture) }).first { return .noGesture(place) }
            if named.contains(where: { $0.contains(.gestureDelegate) }) { return nil }
        }
        let button =
            own?.missingBackButton(where: \.mayBeOwn) ?? built.missingBackButton()
            ?? pushing.missingBackButton { stated in
                // What the pushing view does to its own item does not concern what it pushes.
                switch stated.fact.subject {
                case .parameter: true
                case .viewOfRouter: false
                case .own: !(project.symbols.type(around: stated.fact.code).map { views.contains($0) } ?? false)
                }
            }
        if let button { return .noBackButton(button) }
        let nearest = [own, built].compactMap { $0 }.lazy.compactMap { $0.bar(covered: false, project) }.first
        let pushed = nearest ?? pushing.bar(covered: false, project)
        switch pushed ?? BarSearch(project: project, makers: makers).bar(from: edge.parent) {
        case .hidden(let place): return .hiddenBar(place)
        case .unknown(let place): return .unknownBar(place)
        case .shown, nil: return nil
        }
    }

    /// Whether the router's own view is a navigation controller, and the child is pushed before the user can act: at
    /// the start of the parent; or by code that the start leaves running, such as a task, if nothing else pushes
    /// like that.
    private var isFirst: Bool {
        guard project.views(of: edge.parent).contains(where: { project.isNavigationController($0) }) else {
            return false
        }
        let others = project.tree.edges(from: edge.parent).filter { other in
            other != edge && other.presentations.contains { $0.showing == .push }
        }
        return !project.isAttachedInUse(edge)
            || isPushedByStart(edge) && !others.contains { isPushedByStart($0) }
    }

    /// Whether only the start of the parent, or code that it leaves running, attaches the child of an edge.
    private func isPushedByStart(_ edge: Edge) -> Bool {
        Triggers([.start, .handler]).isSuperset(of: project.triggers(of: edge.function, running: edge.site))
    }

    // MARK: Hooks

    var hooks: [Swipe.Hook] {
        if let notifier = rib.view.type.flatMap({ project.popNotifier(of: $0) }) {
            return [Swipe.Hook(place: notifier, lead: .yes, isAssumed: true)]
        }
        guard let place = rib.view.type.flatMap({ project.possibleNotification(ofPopOf: $0) }) else {
            return hooksOfOthers
        }
        return [Swipe.Hook(place: place, lead: .unknown(place))] + hooksOfOthers
    }

    /// Those that are not in the popped view's own class.
    var hooksOfOthers: [Swipe.Hook] {
        var hooks: [Swipe.Hook] = []
        for body in project.bodies(ofBuilder: rib.builder) {
            for chain in body.chains {
                guard let name = chain.elements.first(where: { $0.isName && $0.name.handlesDisappearance }) else {
                    continue
                }
                hooks.append(Swipe.Hook(place: name.place, lead: .yes, isAssumed: true))
            }
        }
        if let place = project.disappearanceObserver(of: edge, shownIn: presentation.function) {
            hooks.append(Swipe.Hook(place: place, lead: .unknown(place)))
        }
        let showing = [presentation.function, edge.function].sortedWithoutRepetitions
        if let place = showing.lazy.compactMap({ project.absentNavigationDelegate(in: $0) }).first {
            hooks.append(Swipe.Hook(place: place, lead: .unknown(place)))
        }
        for function in project.navigationObservers.functions {
            guard let type = project.symbols.type(around: function), project.mayBeNavigationDelegate(type) else {
                continue
            }
            let lead = project.eventFlow.lead(from: function, of: type, toDetachmentOf: edge)
            hooks.append(Swipe.Hook(place: project.place(ofBody: function), lead: lead))
        }
        for function in project[Project.overriddenPops] {
            guard let type = project.symbols.type(around: function) else { continue }
            let lead = project.eventFlow.lead(from: function, of: type, toDetachmentOf: edge)
            hooks.append(Swipe.Hook(place: project.place(ofBody: function), lead: lead))
        }
        return hooks + project.views(of: edge.parent).flatMap { appearances(of: $0) }
    }

    /// Where the pushing view notifies each time it appears again.
    private func appearances(of type: TypeID) -> [Swipe.Hook] {
        let dispatch = ClassDispatch(type, in: project)
        let appearing = dispatch.code.filter { project.name(of: $0).isAppearance }
        guard !appearing.isEmpty else { return [] }
        let view = ViewCode(dispatch, ViewFacts(dispatch))
        return appearing.compactMap { member in
            var paths = DismissalPaths(view)
            guard paths.exits(of: CodeUnit(member)).hasNotification else { return nil }
            let lead = project.eventFlow.lead(from: member, of: type, toDetachmentOf: edge)
            return Swipe.Hook(place: project.place(ofBody: member), lead: lead)
        }
    }
}

/// What code outside of view controllers decides about navigation bars: wrappers, subclasses and helpers that create
/// navigation controllers.
private struct NavigationMakers {
    let stated: StatedNavigation

    init(_ project: Project) { stated = project[NavigationMakers.query].first ?? StatedNavigation([], project) }

    private static let query = Query<WholeProject, [StatedNavigation]>("navigationMakers") { project, _ in
        var functions: [DeclarationID] = []
        for fact in project.answers(NavigationFact.query, project.filesWithCode) where functions.last != fact.code {
            let type = project.symbols.type(around: fact.code)
            let isOfView =
                type.map { project.viewControllers.contains($0) && !project.isNavigationController($0) } ?? false
            if !isOfView { functions.append(fact.code) }
        }
        // An object that nobody creates gives no gesture a delegate.
        return [
            StatedNavigation(functions, project).filter { stated in
                stated.fact.decision != .gestureDelegate
                    || project.symbols.type(around: stated.fact.code).map { isUsed($0, project) } ?? true
            }
        ]
    }

    /// Whether some code or declaration other than a type's own and previews names it, or a storyboard may create it.
    private static func isUsed(_ type: TypeID, _ project: Project) -> Bool {
        if project.viewControllers.contains(type) { return true }
        let name = project.symbols.types[type.index].name
        return project.answers(usesInFile, project.allFiles).contains {
            $0.name == name && $0.owner != project.outermost(type) && !project.isOfPreviewMacro($0)
        }
    }

    private static let usesInFile = Query<FileID, [TypeUse]>("usesOfNavigationMakers") { project, file in
        project.uses(ofTypesNamed: project[names], in: file.index)
    }

    /// The names of the types whose code decides about going back.
    private static let names = Query<WholeProject, NameSet>("namesOfNavigationMakers") { project, _ in
        let facts = project.answers(NavigationFact.query, project.filesWithCode)
        return NameSet(
            facts.compactMap { fact in
                project.symbols.type(around: fact.code).map { project.symbols.types[$0.index].name }
            })
    }
}

/// The search for the nearest code that decides about the navigation bar of what a router pushes: the router and its
/// view, those from which they are pushed, and what creates the navigation controller.
private struct BarSearch {
    let project: Project
    let makers: NavigationMakers

    func bar(from router: TypeID) -> StatedNavigation.Bar? {
        var seen: Set<TypeID> = []
        return above(router, &seen) ?? makers(for: router).bar(covered: false, project)
    }

    /// What makers of navigation controllers decide: a router that creates its own gets none of another router.
    private func makers(for router: TypeID) -> StatedNavigation {
        let creates = project.classes(of: router).flatMap { project.ownMembers(of: $0) }.contains { member in
            project.hasCode(member)
                && project.body(of: member).constructions.contains { project.isNavigationController($0.type) }
        }
        guard creates else { return makers.stated }
        return makers.stated.filter { stated in
            guard let type = project.symbols.type(around: stated.member) else { return true }
            return !project.roles.has(type, .router)
        }
    }

    private func above(_ router: TypeID, _ seen: inout Set<TypeID>) -> StatedNavigation.Bar? {
        guard seen.insert(router).inserted else { return nil }
        for speaker in project.views(of: router) + [router] {
            if let bar = project.statedNavigation(of: speaker).bar(covered: true, project) { return bar }
        }
        var found: StatedNavigation.Bar?
        for edge in project.tree.edges(to: router) where edge.sharesNavigation {
            guard let bar = above(edge.parent, &seen) else { continue }
            if let found, found != bar { return .unknown(edge.site) }
            found = bar
        }
        return found
    }
}

extension Edge {
    /// Whether the child's view is, or is shown in, a view on the navigation controller of the parent's view.
    fileprivate var sharesNavigation: Bool {
        presentations.isEmpty || presentations.contains { [.push, .pushOrModal, .embed].contains($0.showing) }
    }
}

extension Project {
    /// Whether something else than the start of the parent attaches an edge's child.
    public func isAttachedInUse(_ edge: Edge) -> Bool {
        !triggers(of: edge.function, running: edge.site).isDisjoint(with: .inUse)
    }
}
