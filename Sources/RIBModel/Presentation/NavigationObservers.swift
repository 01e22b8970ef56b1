import SourceText

/// Navigation delegates that report a pop in `didShow`.
package struct NavigationObservers: Equatable, Sendable {
    /// Classes whose `didShow` notifies a listener, in the order of files.
    private let types: [TypeID]
    /// All `didShow` functions.
    let functions: [DeclarationID]

    static let query = Query<WholeProject, NavigationObservers>("navigationObservers") { project, _ in
        NavigationObservers(project)
    }

    private init(_ project: Project) {
        var types: [TypeID] = []
        var functions: [DeclarationID] = []
        for type in Set(project.memberTable.owners(of: Name.navigationDelegateMethod)).sorted()
        where project.isClass(type) {
            guard let function = NavigationObservers.didShow(in: type, project) else { continue }
            functions.append(function)
            let navigation = ClassDispatch(type, in: project)
            if NavigationObservers.notifies(function, ViewCode(navigation, ViewFacts(navigation))) {
                types.append(type)
            }
        }
        self.types = types
        self.functions = functions
    }

    func observePops(of view: ViewCode) -> Bool {
        let (family, project) = (view.family, view.project)
        // The view's own base class is the delegate, and its `didShow` calls a function of the view that notifies.
        let own = project.members(Name.navigationDelegateMethod, of: family.type, from: project.file(of: family.type))
        if let own = NavigationObservers.didShow(among: own, project), NavigationObservers.notifies(own, view) {
            return true
        }
        // What a delegate that only stops the program would call is not known.
        if functions.contains(where: project.onlyTraps) { return true }
        return types.contains { $0 != family.type && NavigationObservers.pushes($0, family) }
            || functions.contains { asks($0, view) }
    }

    /// Whether a `didShow` tests for a base class of the view and calls a function by which the view notifies its
    /// listener.
    private func asks(_ function: DeclarationID, _ view: ViewCode) -> Bool {
        let bases = NameSet(view.family.classes.map { view.project.symbols.types[$0.index].name })
        let body = view.project.body(of: function)
        guard body.names.contains(where: { $0.kind == .type && bases.contains($0.name) }) else { return false }
        return body.names.contains { use in
            guard use.kind == .member,
                let own = view.family.implementation(use.name, nil, from: use.body.file)
            else { return false }
            return NavigationObservers.mayNotify(own, view)
        }
    }

    /// Whether a path through a function notifies the listener.
    private static func mayNotify(_ function: DeclarationID, _ view: ViewCode) -> Bool {
        var paths = DismissalPaths(view)
        return paths.exits(of: CodeUnit(function)).hasNotification
    }

    private static func didShow(in type: TypeID, _ project: Project) -> DeclarationID? {
        didShow(
            among: project.ownMembers(named: Name.navigationDelegateMethod, of: type, from: project.file(of: type)),
            project)
    }

    private static func didShow(among members: [DeclarationID], _ project: Project) -> DeclarationID? {
        members.first { project.isFunction($0) && project.labels($0).contains(where: \.isShownLabel) }
    }

    /// Whether a function notifies a listener, detaches a child, or calls a function of the view that notifies.
    private static func notifies(_ function: DeclarationID, _ view: ViewCode) -> Bool {
        view.family.body(of: function).calls.contains { site in
            let call = view.call(site)
            if view.notification(by: call) != .none { return true }
            guard let own = view.family.implementation(call.name, site.passed, from: site.body.file), own != function
            else {
                return view.project.namesRemoval(call.name) && !isOfController(call, view)
            }
            return mayNotify(own, view)
        }
    }

    /// Whether a call runs a function of a view controller, whose class decides whether it notifies.
    private static func isOfController(_ call: ViewCall, _ view: ViewCode) -> Bool {
        guard let type = view.callee(of: call).flatMap({ view.project.symbols.type(around: $0) }) else { return false }
        return view.project.viewControllers.contains(type)
    }

    /// Whether a class pushes controllers of a type that the view has.
    private static func pushes(_ type: TypeID, _ family: ClassDispatch) -> Bool {
        let project = family.project
        let own = Set(project.hierarchy.ancestors[family.type.index])
        return project.ownMembers(of: type).contains { member in
            guard project.isFunction(member) else { return false }
            let body = project.body(of: member)
            let isPush = body.chains.contains { chain in
                chain.names.contains { $0.viewOperation == .push || $0.viewOperation == .stackReplacement }
            }
            return isPush
                && body.parameters.contains { parameter in
                    parameter.type.constituents.contains { part in
                        if case .library = part { return true }
                        return part.nominal.map { own.contains($0) } ?? false
                    }
                }
        }
    }
}

extension Project {
    /// The navigation delegates that report a pop.
    package var navigationObservers: NavigationObservers { self[NavigationObservers.query] }
}
