import SourceText
import SwiftOutline

/// The code of a view that something may take away: what a walk over it met, without opinion on it.
struct DismissalCode: Equatable, Sendable {
    let view: TypeID
    let facts: ViewFacts
    /// All code of the view.
    let code: [DeclarationID]
    /// What of it may lead to a dismissal; the rest need not be walked but where this calls it.
    let reaching: [DeclarationID]
    /// Which of the code leads to which; nil for views that go by names of their own.
    let mentions: OwnMentions?
    /// What the listener offers.
    let listenerMethods: [DeclarationID]
    let record: PathAnalysis.Record

    /// That of a type that is a RIB's view, or that one hosts; two only in broken code.
    static let query = Query<TypeID, [DismissalCode]>("dismissalCode") { project, type in
        let views = project.ribViews
        var result: [DismissalCode] = []
        if views.hasController(type), !project.hierarchy.hasUnresolvedSuperclass[type.index],
            let code = DismissalCode(controller: type, lookalikes: nil, in: project)
        { result.append(code) }
        if let root = project.hostedViews.root(type), let code = DismissalCode(hosted: root, lookalikes: nil, in: project) {
            result.append(code)
        }
        return result
    }

    /// Nil where none of the view controller's code names anything that may take a view away.
    ///
    /// - Parameter lookalikes: names of calls that are noted as well where they dismiss something else.
    init?(controller: TypeID, lookalikes: NameSet?, in project: Project) {
        let family = ClassDispatch(controller, in: project)
        let removalNames = project.dismissalNames
        // Most views stop here.
        let isNamed = family.classes.contains { type in
            project.ownMembers(of: type).contains { project.mentions(removalNames, $0) }
        }
        guard isNamed else { return nil }
        let code = family.reachableCode()
        let first = code.filter { project.mentions(removalNames, $0) }
        guard !first.isEmpty else { return nil }
        let mentions = OwnMentions(code, project)
        let reaching = mentions.reaching(to: first, in: project)
        let names = reaching.reduce(into: removalNames.union(NameSet.lastElementRemovals)) { $0.insert(project.declaration($1).name) }
        self.init(family, ViewFacts(family), code, code.filter { reaching.contains($0) }, mentions, names, lookalikes)
    }

    /// Nil where a view of SwiftUI has nothing by which it may close itself.
    init?(hosted root: HostedRoot, lookalikes: NameSet?, in project: Project) {
        guard let (family, facts) = project.hostedFamily(root) else { return nil }
        let code = family.reachableCode()
        self.init(family, facts, code, code, nil, nil, lookalikes)
    }

    /// - Parameter names: those by which code may go on to a dismissal; nil where they are not known.
    private init?(
        _ family: ClassDispatch, _ facts: ViewFacts, _ code: [DeclarationID], _ reaching: [DeclarationID], _ mentions: OwnMentions?,
        _ names: NameSet?, _ lookalikes: NameSet?
    ) {
        var walk = PathAnalysis(family: family, facts: facts, interest: names)
        walk.lookalikes = lookalikes
        for member in reaching { _ = walk.exits(of: PathAnalysis.Unit(home: member, closure: nil)) }
        var next = 0
        var seen: Set<PathAnalysis.Unit> = []
        while next < walk.record.handlers.count {
            let handler = walk.record.handlers[next]
            next += 1
            if seen.insert(handler).inserted { _ = walk.exits(of: handler) }
        }
        guard !walk.record.dismissals.isEmpty || !walk.record.selectors.isEmpty || !walk.record.others.isEmpty else { return nil }
        view = family.type
        self.facts = facts
        self.code = code
        self.reaching = reaching
        self.mentions = mentions
        record = walk.record
        listenerMethods = family.project.listenerMethods(of: family)
    }
}

extension Project {
    /// The types whose code may dismiss a RIB's view: view controllers, then views of SwiftUI that are hosted.
    var dismissingTypes: [TypeID] {
        let controllers = viewControllers
        return controllers.types + hostedViews.roots.map(\.type).filter { !controllers.contains($0) }
    }

    /// The names of all functions that lead to a dismissal.
    var dismissingFunctions: NameSet { self[Project.dismissingFunctionNames] }

    private static let dismissingFunctionNames = Query<WholeProject, NameSet>("dismissingFunctions") { project, _ in
        NameSet(project.answers(dismissingFunctionNamesOfType, project.dismissingTypes))
    }

    private static let dismissingFunctionNamesOfType = Query<TypeID, [Name]>("dismissingFunctionsOfType") { project, type in
        project[DismissalCode.query, type].flatMap { code in code.record.reaching.sorted().map { project.declaration($0).name } }
    }

    /// What a view's listener offers.
    fileprivate func listenerMethods(of family: ClassDispatch) -> [DeclarationID] {
        for type in family.classes {
            for member in ownMembers(of: type) where declaration(member).kind == .variable && isListener(member) {
                for part in self.type(of: member).constituents {
                    guard let nominal = part.nominal, symbols.types[nominal.index].kind == .protocol else { continue }
                    return hierarchy.ancestors[nominal.index].flatMap { ownMembers(of: $0) }.filter { declaration($0).kind == .function }
                }
            }
        }
        return []
    }
}
