import RIBModel
import SourceText

/// A call of the presenter when an interactor becomes active, whose code in the view uses an outlet or another view
/// that is only there after the controller's view is loaded.
struct UnloadedViewUse: Sendable, Equatable {
    /// The name of the call, and the interactor's function that contains it.
    let place: NodeReference
    let function: DeclarationID
    /// The name of the property, and the function of the view that uses it.
    let use: NodeReference
    let property: DeclarationID
    let view: TypeID
    /// The edge whose router attaches the RIB before it shows the view; nil if none is known to.
    let edge: Edge?

    /// Those of a router's RIB, in order; at most one for each view.
    static let query = Query<TypeID, [UnloadedViewUse]>("unloadedViewUses") { project, router in
        guard !project.isLaunched(router) else { return [] }
        return project.ribs(ofRouter: router).compactMap { UnloadedViewSearch($0, project)?.found }
    }
}

extension Project {
    /// The calls of the presenter when a router's interactor becomes active that use views before they are loaded.
    func unloadedViewUses(of router: TypeID) -> [UnloadedViewUse] { self[UnloadedViewUse.query, router] }

    /// The calls of the presenter in the code of a router's interactor, first those that run when it becomes active,
    /// and why they are not known to use views before these are loaded.
    func otherViewUses(of router: TypeID) -> [OtherCandidate<OtherViewUse>] {
        ribs(ofRouter: router).flatMap { rib -> [OtherCandidate<OtherViewUse>] in
            guard let type = rib.interactor, let view = rib.view.type else { return [] }
            let interactor = ClassDispatch(type, in: self)
            let dispatch = ClassDispatch(view, in: self)
            let hook = interactor.implementation(.activationHook, nil, from: file(of: type))
            let start = [hook].compactMap { $0 }
            let search = UnloadedViewSearch(rib, self)
            let run = Reach<DeclarationID, NodeReference>(from: start) { function, add in
                for call in interactor.body(of: function).calls where call.isOnSelf {
                    let own = interactor.implementation(call.name, call.passed, from: call.body.file)
                    if let own { add(own, call.calleePlace) }
                }
            }
            let started = Set(run.places)
            let others = interactor.code.filter { hasCode($0) && !started.contains($0) }
            return (run.places + others).flatMap { interactor.body(of: $0).calls }.compactMap { call in
                guard !call.isOnSelf, let shown = function(ofView: dispatch, runBy: call) else { return nil }
                if call.isInKeptClosure { return OtherCandidate(call.calleePlace, .later) }
                guard started.contains(call.body.home.declaration) else {
                    return OtherCandidate(call.calleePlace, .notAtStart)
                }
                let reason = search?.reason(against: shown) ?? obstacle(toUnloadedUsesIn: rib, type, view)
                return OtherCandidate(call.calleePlace, reason)
            }
        }
    }

    /// The function of a view that a call runs; nil if it runs none that is known.
    fileprivate func function(ofView view: ClassDispatch, runBy call: CallSite) -> DeclarationID? {
        ((eventFlow.functions(runBy: call) ?? []) + call.callees.functions).first { function in
            type(around: function).map(view.classes.contains) ?? false
        }
    }

    private func obstacle(toUnloadedUsesIn rib: RIB, _ interactor: TypeID, _ view: TypeID) -> OtherViewUse {
        if isLaunched(rib.router) { return .ofRoot }
        if hasAbsentCode(view) || hasAbsentCode(interactor) { return .incomplete }
        let dispatch = ClassDispatch(view, in: self)
        return UnloadedViewSearch.loading(dispatch, rib, self).contains(where: \.concernsLoading)
            ? .loadedBefore : .usesNothing
    }
}

/// Why a call of the presenter uses no view before it is loaded, as far as is known.
enum OtherViewUse: Sendable, Equatable {
    /// The RIB is the root of the app, whose view is loaded when it is launched.
    case ofRoot
    /// The interactor or the view has a superclass that is not analyzed.
    case incomplete
    /// A closure that runs later makes the call.
    case later
    /// It is not known to run when the interactor becomes active.
    case notAtStart
    /// The builder or the view's initializer loads the view, or asks whether it is loaded.
    case loadedBefore
    /// The function of the view loads it, asks whether it is loaded, or calls others of the view's functions.
    case loads
    /// The function of the view uses no property that is nil until the view is loaded, but where it tests it.
    case usesNothing
    /// It uses one, but an earlier call may load the view.
    case afterOther
}

private struct UnloadedViewSearch {
    private let project: Project
    private let rib: RIB
    private let interactor: ClassDispatch
    private let view: ClassDispatch
    /// The properties that are set when the view is loaded, by name.
    private let properties: [Name: DeclarationID]

    /// Nil if the view has no such properties, or its builder or initializer loads it.
    init?(_ rib: RIB, _ project: Project) {
        guard let view = rib.view.type, let interactor = rib.interactor else { return nil }
        let dispatch = ClassDispatch(view, in: project)
        var properties: [Name: DeclarationID] = [:]
        for property in dispatch.classes.flatMap({ project.ownMembers(of: $0) })
        where project.isUnwrappedImplicitly(property) {
            properties[project.name(of: property)] = property
        }
        guard !properties.isEmpty, !project.hasAbsentCode(view), !project.hasAbsentCode(interactor)
        else { return nil }
        (self.project, self.rib, self.view) = (project, rib, dispatch)
        self.interactor = ClassDispatch(interactor, in: project)
        let loading = UnloadedViewSearch.loading(dispatch, rib, project)
        guard !loading.contains(where: \.concernsLoading) else { return nil }
        self.properties = properties.filter { name, property in
            project.isOutlet(property) || UnloadedViewSearch.isSetWhenLoaded(name, dispatch, loading)
        }
        if self.properties.isEmpty { return nil }
    }

    /// The code that creates the view.
    static func loading(_ view: ClassDispatch, _ rib: RIB, _ project: Project) -> [FunctionBody] {
        view.code.filter { project.isInitializer($0) }.map { view.body(of: $0) }
            + project.bodies(ofBuilder: rib.builder)
    }

    /// Why a function of the view, run by the first call of the presenter, does not use a view that is not loaded.
    func reason(against shown: DeclarationID) -> OtherViewUse {
        let body = view.body(of: shown)
        if body.concernsLoading || body.calls.contains(where: isOfView) { return .loads }
        return use(in: body) == nil ? .usesNothing : .afterOther
    }

    /// Whether only code that runs when the view is loaded assigns a property.
    private static func isSetWhenLoaded(_ name: Name, _ view: ClassDispatch, _ others: [FunctionBody]) -> Bool {
        let project = view.project
        let assigning = view.code.filter { member in
            project.hasCode(member)
                && view.body(of: member).assignments.contains { assignment in
                    assignment.name?.name == name && assignment.target?.leadingNameOnSelf == name
                }
        }
        let names = assigning.reduce(into: [name] as NameSet) { $0.insert(project.name(of: $1)) }
        guard !others.contains(where: { body in body.names.contains { names.contains($0.name) } }) else { return false }
        let loading = view.code.filter { project.name(of: $0).isViewLoading }
        let run = Reach<DeclarationID, NodeReference>(from: loading) { function, add in
            for call in view.body(of: function).calls where call.isOnSelf {
                if let own = view.implementation(call.name, call.passed, from: call.body.file) {
                    add(own, call.calleePlace)
                }
            }
        }.places
        return !assigning.isEmpty && assigning.allSatisfy(run.contains)
    }

    /// The first such use.
    var found: UnloadedViewUse? {
        guard let start = interactor.implementation(.activationHook, nil, from: project.file(of: interactor.type))
        else { return nil }
        var seen: Set<DeclarationID> = [start]
        guard case .use(let found)? = first(in: start, &seen) else { return nil }
        return found
    }

    private enum Step {
        case use(UnloadedViewUse)
        /// The view is loaded, or may be.
        case loads
    }

    /// What happens first in a function of the interactor, without what runs later.
    private func first(in function: DeclarationID, _ seen: inout Set<DeclarationID>) -> Step? {
        for call in interactor.body(of: function).calls where !call.isInKeptClosure {
            if call.isOnSelf {
                guard let own = interactor.implementation(call.name, call.passed, from: call.body.file),
                    seen.insert(own).inserted
                else {
                    continue
                }
                if let step = first(in: own, &seen) { return step }
                continue
            }
            guard let shown = project.function(ofView: view, runBy: call) else { continue }
            let body = view.body(of: shown)
            if body.concernsLoading || body.calls.contains(where: isOfView) { return .loads }
            guard let (use, property) = use(in: body) else { continue }
            return .use(
                UnloadedViewUse(
                    place: call.calleePlace, function: function, use: use, property: property, view: view.type,
                    edge: edge))
        }
        return nil
    }

    /// Whether a call runs another function of the view.
    private func isOfView(_ call: CallSite) -> Bool {
        call.isOnSelf && view.implementation(call.name, call.passed, from: call.body.file) != nil
    }

    /// The first member access on a property that is nil before the view is loaded, if nothing asks whether it is.
    private func use(in body: FunctionBody) -> (NodeReference, DeclarationID)? {
        var found: (NodeReference, DeclarationID)?
        var checked = NameSet()
        for chain in body.chains {
            guard let head = chain.headOnSelf, !head.isLocal, let property = properties[head.name] else { continue }
            let isInClosure = chain.ancestors.contains { if case .closure = $0 { true } else { false } }
            guard chain.suffixes(after: head).first?.kind == .member else {
                checked.insert(head.name)
                continue
            }
            if found == nil, !isInClosure { found = (head.place, property) }
        }
        return found.flatMap { checked.contains(project.name(of: $0.1)) ? nil : $0 }
    }

    /// An edge whose router attaches the RIB first, and shows its view afterwards.
    private var edge: Edge? {
        project.tree.edges(to: rib.router).first { edge in
            guard let attachment = edge.attachments.first, !edge.presentations.isEmpty else { return false }
            return edge.presentations.allSatisfy { presentation in
                attachment < presentation.place && attachment.file == presentation.place.file
                    && project.code(with: [attachment, presentation.place], in: attachment.file).count == 1
            }
        }
    }
}

extension Project {
    /// Whether a property is an outlet.
    fileprivate func isOutlet(_ property: DeclarationID) -> Bool {
        attributes(of: property).contains { $0.name.isOutletAttribute }
    }
}

extension FunctionBody {
    /// Whether the code loads the view of its own or another controller, or asks whether it is loaded.
    fileprivate var concernsLoading: Bool { names.contains { $0.kind != .type && $0.name.concernsLoading } }
}
