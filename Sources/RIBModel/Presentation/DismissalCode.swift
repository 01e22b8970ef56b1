package import SourceText

/// The code of a view that may be dismissed, with the unfiltered results of the search for dismissals.
package struct DismissalCode: Equatable, Sendable {
    package let view: TypeID
    package let facts: ViewFacts
    /// All code of the view.
    package let code: [DeclarationID]
    /// The code that may lead to a dismissal. The rest is only analyzed when this code calls it.
    package let reaching: [DeclarationID]
    /// Which members mention which; nil for SwiftUI views, which dismiss under names of their own.
    package let mentions: MemberMentions?
    /// The methods of the listener.
    package let listenerMethods: [DeclarationID]
    package let trace: Trace
    package let found: FoundDismissals

    /// The functions from which calls lead to a dismissal, including those that contain one.
    package var dismissing: Set<DeclarationID> { trace.functions(reaching: found.dismissals.map(\.unit.function)) }

    /// The code of a type that is a RIB's view or is hosted by one; two elements only in broken code.
    package static let query = Query<TypeID, [DismissalCode]>("dismissalCode") { project, type in
        let views = project.ribViews
        var result: [DismissalCode] = []
        if views.hasController(type), !project.hasAbsentCode(type),
            let code = DismissalCode(controller: type, lookalikes: nil, in: project)
        {
            result.append(code)
        }
        if let root = project.hostedViews.root(type),
            let code = DismissalCode(hosted: root, lookalikes: nil, in: project)
        {
            result.append(code)
        }
        return result
    }

    /// Nil if none of the view controller's code mentions a name that may remove a view.
    ///
    /// - Parameter lookalikes: names of calls that are also recorded if they dismiss something else.
    package init?(controller: TypeID, lookalikes: NameSet?, in project: Project) {
        let family = ClassDispatch(controller, in: project)
        let removalNames = project.dismissalNames
        // Rejects most views.
        let isNamed = family.classes.contains { type in
            project.ownMembers(of: type).contains { project.mentions(removalNames, $0) }
        }
        guard isNamed else { return nil }
        let code = family.reachableCode()
        let first = code.filter { project.mentions(removalNames, $0) }
        guard !first.isEmpty else { return nil }
        let mentions = MemberMentions(code, project)
        let reaching = mentions.reaching(to: first, in: project)
        let names = reaching.reduce(into: removalNames.union(NameSet.lastElementRemovals)) {
            $0.insert(project.name(of: $1))
        }
        let view = ViewCode(family, ViewFacts(family, code: code))
        self.init(view, code, code.filter { reaching.contains($0) }, mentions, names, lookalikes)
    }

    /// Nil if a SwiftUI view has no means to dismiss itself.
    package init?(hosted root: HostedRoot, lookalikes: NameSet?, in project: Project) {
        guard let view = project.hostedView(root) else { return nil }
        let code = view.family.reachableCode()
        self.init(view, code, code, nil, nil, lookalikes)
    }

    /// - Parameter names: the names through which code can reach a dismissal; nil if they are unknown.
    private init?(
        _ view: ViewCode, _ code: [DeclarationID], _ reaching: [DeclarationID], _ mentions: MemberMentions?,
        _ names: NameSet?, _ lookalikes: NameSet?
    ) {
        var search = DismissalSearch(view, names: names, lookalikes: lookalikes)
        for member in reaching { _ = search.exits(of: CodeUnit(member)) }
        var next = 0
        var seen: Set<CodeUnit> = []
        while next < search.walk.trace.handlers.count {
            let handler = search.walk.trace.handlers[next]
            next += 1
            if seen.insert(handler).inserted { _ = search.exits(of: handler) }
        }
        guard !search.found.isEmpty else { return nil }
        self.view = view.family.type
        facts = view.facts
        self.code = code
        self.reaching = reaching
        self.mentions = mentions
        trace = search.walk.trace
        found = search.found
        listenerMethods = view.project.listenerMethods(of: view.family)
    }
}

extension Project {
    /// The types whose code may dismiss a RIB's view: view controllers, then hosted SwiftUI views.
    package var dismissingTypes: [TypeID] {
        let controllers = viewControllers
        return controllers.types + hostedViews.roots.map(\.type).filter { !controllers.contains($0) }
    }

    /// The names of all functions that lead to a dismissal.
    package var dismissingFunctions: NameSet { self[Project.dismissingFunctionNames] }

    private static let dismissingFunctionNames = Query<WholeProject, NameSet>("dismissingFunctions") { project, _ in
        NameSet(project.answers(dismissingFunctionNamesOfType, project.dismissingTypes))
    }

    private static let dismissingFunctionNamesOfType = Query<TypeID, [Name]>("dismissingFunctionsOfType") {
        project, type in
        project[DismissalCode.query, type].flatMap { code in
            code.dismissing.sorted().map { project.name(of: $0) }
        }
    }

    /// The methods of a view's listener.
    fileprivate func listenerMethods(of family: ClassDispatch) -> [DeclarationID] {
        for type in family.classes {
            for member in ownMembers(of: type) where isVariable(member) && isListener(member) {
                for part in self.type(of: member).constituents {
                    guard let nominal = part.nominal, isProtocol(nominal) else { continue }
                    return hierarchy.ancestors[nominal.index].flatMap { ownMembers(of: $0) }.filter { isFunction($0) }
                }
            }
        }
        return []
    }
}
