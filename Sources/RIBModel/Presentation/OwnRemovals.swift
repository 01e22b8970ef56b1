import SourceText

/// A call by which an interactor has the view of its own RIB removed, and whether the RIB's listener is notified.
public struct OwnRemoval: Sendable, Equatable {
    public let rib: RIB
    /// The name of the call in the interactor's code.
    public let place: NodeReference
    /// The name of the call that removes the view: in the interactor, the router or the view.
    public let removal: NodeReference
    public let kind: DismissalKind
    /// The function of the interactor from which a path leads to the call.
    public let entry: DeclarationID
    public let notification: Notification

    public enum Notification: Sendable, Equatable {
        /// A path from an event removes the view and notifies nobody.
        case unnotified
        /// Every path notifies the listener, or may.
        case notified
        /// The call may remove the view of a child.
        case ofChild
        /// The view, or who shows it, is notified when it goes.
        case hasHook(NodeReference)
        /// The paths attach or detach a child, or only run when the interactor is deactivated or other RIBs call it.
        case other
    }

    /// Those of a router's RIBs, in order.
    static let query = Query<TypeID, [OwnRemoval]>("ownRemovals") { project, router in
        project.ribs(ofRouter: router).filter { OwnRemovalSearch.obstacle(to: $0, project) == nil }.flatMap { rib in
            OwnRemovalSearch(rib, project)?.found ?? []
        }
    }
}

extension Project {
    /// The calls by which the interactor of a router has the RIB's own view removed, in order.
    public func ownRemovals(of router: TypeID) -> [OwnRemoval] { self[OwnRemoval.query, router] }

    /// The calls of a router's interactors that may remove a view, in order, and why they are not known to remove that
    /// of the RIB while it has a listener.
    public func otherOwnRemovals(of router: TypeID) -> [OtherCandidate<OtherOwnRemoval>] {
        ribs(ofRouter: router).flatMap { rib in
            guard let search = OwnRemovalSearch(rib, self) else { return [OtherCandidate<OtherOwnRemoval>]() }
            return search.calls.filter { viewEffect(of: $0)?.kinds.isEmpty == false }.map { call in
                OtherCandidate(call.calleePlace, OwnRemovalSearch.obstacle(to: rib, self) ?? .ofOtherView)
            }
        }
    }
}

private struct OwnRemovalSearch {
    private let project: Project
    private let rib: RIB
    private let interactor: TypeID
    private let view: TypeID
    private let edges: [Edge]
    private let runs: EventRuns
    private let removals: ViewRemovals

    /// Nil if the RIB has no view that it could remove.
    init?(_ rib: RIB, _ project: Project) {
        guard let interactor = rib.interactor, let view = rib.view.type else { return nil }
        (self.project, self.rib, self.interactor, self.view) = (project, rib, interactor, view)
        edges = project.tree.edges(from: rib.router)
        runs = EventRuns(project)
        removals = ViewRemovals(of: view, in: project)
    }

    /// Why the removal of a RIB's own view notifies nobody, or may be noticed by code that is not analyzed.
    static func obstacle(to rib: RIB, _ project: Project) -> OtherOwnRemoval? {
        if project.isLaunched(rib.router) { return .ofRoot }
        let parts = [rib.interactor, rib.view.type, rib.router].compactMap { $0 }
        if parts.contains(where: { project.hasAbsentCode($0) }) { return .incomplete }
        return project.listenerProtocols(of: rib).isEmpty ? .noListener : nil
    }

    private struct Mark: FlowState {
        let rawValue: UInt8
        static let removes = Mark(rawValue: 1)
        /// A child is attached or detached.
        static let changes = Mark(rawValue: 2)
        static let tells = Mark(rawValue: 4)
        static let unclear = Mark(rawValue: 8)
    }

    private struct Site {
        let call: CallSite
        let removal: NodeReference
        let kind: DismissalKind
    }

    /// The router's calls that attach or detach a child, also one that is built by code which is not analyzed.
    private var changes: [NodeReference] {
        project.classes(of: rib.router).flatMap { project.ownMembers(of: $0) }.filter { project.hasReadBody($0) }
            .flatMap { member in
                project.body(of: member).calls.filter {
                    project.isAttachment($0.name) || project.isDetachment($0.name)
                }.map(\.calleePlace)
            }
    }

    var found: [OwnRemoval] {
        let sites = self.sites
        guard !sites.isEmpty else { return [] }
        let others: [(Mark, Effect)] =
            edges.flatMap { [(.changes, .attach($0)), (.changes, .detach($0))] }
            + [(.changes, .steps(changes)), (.tells, .notify(rib)), (.unclear, .unclear)]
        var result: [OwnRemoval] = []
        for site in sites {
            let question = EffectQuestion([(.removes, .call(site.call.calleePlace))] + others)
            var notification = OwnRemoval.Notification.other
            var entry = site.call.body.home.declaration
            for function in callers(of: entry) where isEntry(function) {
                let answer = runs.answer(to: question, upon: function)
                if answer.all.some(.removes, without: [.changes, .tells, .unclear]), !answer.later.some(.tells) {
                    (notification, entry) = (.unnotified, function)
                    break
                }
                if answer.all.some(.removes, without: .changes) { notification = .notified }
            }
            if notification == .unnotified { notification = exemption(of: site, enteredAt: entry) ?? notification }
            result.append(
                OwnRemoval(
                    rib: rib, place: site.call.calleePlace, removal: site.removal, kind: site.kind, entry: entry,
                    notification: notification))
        }
        return result
    }

    /// A function of the interactor and those from which calls lead to it, nearest first. Calls are matched by name.
    private func callers(of function: DeclarationID) -> [DeclarationID] {
        let own = project.classes(of: interactor)
        let reach = Reach<DeclarationID, Void>(from: [function]) { function, add in
            for mention in project[EventFunctions.mentions, at: project.name(of: function)] {
                guard let type = project.symbols.type(around: mention.code), own.contains(type) else { continue }
                add(mention.code, ())
            }
        }
        return reach.places
    }

    /// Whether an event of the RIB or of a child, or a stream, runs a function of the interactor, and no other RIB.
    private func isEntry(_ function: DeclarationID) -> Bool {
        let children = edges.flatMap(\.child.ribs)
        func isKnown(_ caller: TypeID) -> Bool {
            project.isPart(caller, of: rib) || children.contains { project.isPart(caller, of: $0) }
        }
        func isOfOtherRIB(_ caller: TypeID) -> Bool {
            project.roles.has(caller, anyOf: [.of(.router), .of(.interactor), .of(.worker)]) && !isKnown(caller)
        }
        let mentions = project[EventFunctions.mentions, at: project.name(of: function)]
        let isRun =
            !project.triggers(of: function).isDisjoint(with: [.start, .handler, .event, .other])
            || mentions.contains { mention in
                guard let caller = project.symbols.type(around: mention.code) else { return false }
                return !project.classes(of: interactor).contains(caller) && !isOfOtherRIB(caller)
            }
        return isRun
            && project.uses(of: function).allSatisfy { use in
                guard use.callee != nil, let caller = project.symbols.type(around: use.caller) else { return true }
                return !isOfOtherRIB(caller)
            }
    }

    // MARK: Removals

    private var sites: [Site] {
        calls.compactMap { call in
            removal(by: call).map { removal, kind in Site(call: call, removal: removal, kind: kind) }
        }
    }

    /// The calls in the interactor's code whose names are those of functions that remove views, in order.
    var calls: [CallSite] {
        let names = project.dismissalNames(ofViews: [view])
        let candidates = project.classes(of: rib.router).reduce(into: names) { result, type in
            for function in project.ownMembers(of: type) where project.isFunction(function) {
                if project.mentions(names, function) { result.insert(project.name(of: function)) }
            }
        }
        return project.classes(of: interactor).flatMap { project.ownMembers(of: $0) }.flatMap { member in
            guard project.mentions(candidates, member) else { return [CallSite]() }
            return project.body(of: member).calls.filter { candidates.contains($0.name) }
        }
    }

    /// The removal of the own view that a call of the interactor starts: by a function of the view or the router.
    private func removal(by call: CallSite) -> (NodeReference, DismissalKind)? {
        guard let receiver = call.receiver, !receiver.denotesSelf else { return nil }
        if let found = removal(onViewOf: receiver, by: call) { return found }
        for function in call.callees.functions {
            guard let type = project.symbols.type(around: function), project.hasBody(function) else { continue }
            if isOfView(type), let found = removal(in: function) { return found }
            guard project.classes(of: rib.router).contains(type) else { continue }
            for inner in project.body(of: function).calls where !inner.isConditional(where: { _ in true }) {
                guard let receiver = inner.receiver, receiver.leadingNameOnSelf?.isViewOfRouter == true,
                    let found = removal(onViewOf: receiver, by: inner) ?? removal(byFunctionCalledOnView: inner)
                else { continue }
                return found
            }
        }
        return nil
    }

    private func isOfView(_ type: TypeID) -> Bool { removals.dispatch.classes.contains(type) }

    /// `viewController.close()`: a function of the view, or of an extension of its protocols.
    private func removal(byFunctionCalledOnView call: CallSite) -> (NodeReference, DismissalKind)? {
        guard let receiver = call.receiver, Array(receiver.names).count == 1,
            let function = project.function(call, on: .nominal(view, [])) ?? project.function(call, on: receiver.type)
        else { return nil }
        return removal(in: function)
    }

    private func removal(in function: DeclarationID) -> (NodeReference, DismissalKind)? {
        removals[function].map { ($0.place, $0.kind) }
    }

    /// `viewController.uiviewController.dismiss(animated: true)`, and the same on the navigation controller.
    private func removal(onViewOf receiver: Chain, by call: CallSite) -> (NodeReference, DismissalKind)? {
        var names = Array(receiver.names)
        guard let first = names.firstIndex(where: { $0.isViewOfRouter }) else { return nil }
        names.removeFirst(first + 1)
        let (isController, rest) = (names.first?.viewMember == .controller, names.dropFirst())
        guard isController else { return nil }
        let isContained =
            call.hasLabelsOfUIKit
            && rest.allSatisfy { $0.viewMember == .navigation || $0.viewMember == .container }
        switch call.name.viewOperation {
        case .dismissal where isContained: return (call.calleePlace, .dismiss)
        case .pop where !rest.isEmpty && isContained: return (call.calleePlace, .pop)
        default: return nil
        }
    }

    // MARK: Exemptions

    private func exemption(of site: Site, enteredAt entry: DeclarationID) -> OwnRemoval.Notification? {
        if mayRemoveChild(site.kind, enteredAt: entry) || mayBeEventOfUnknownChild(entry) { return .ofChild }
        let dispatch = removals.dispatch
        let hooks = RemovalHooks(removals.code, project.navigationObservers, code: dispatch.reachableCode())
        if !hooks.observedKinds.isEmpty {
            let kind = DismissalKind.allCases.first { hooks.observedKinds.contains($0) } ?? site.kind
            return .hasHook(hooks.notification(of: kind) ?? rib.creation)
        }
        for edge in project.tree.edges(to: rib.router) {
            for presentation in edge.presentations {
                let hooks =
                    project.isPush(presentation)
                    ? project.systemPops(on: presentation, of: edge).flatMap(\.hooks)
                    : project.swipes(on: presentation, of: edge).flatMap(\.hooks)
                if let hook = hooks.first(where: { $0.lead != .no }) { return .hasHook(hook.place) }
            }
        }
        return nil
    }

    /// Whether a function fulfills no requirement that is known, and may fulfill one of a protocol that is not
    /// analyzed: the listener of a child.
    private func mayBeEventOfUnknownChild(_ entry: DeclarationID) -> Bool {
        guard let type = project.symbols.type(around: entry),
            !project.hierarchy.unresolvedProtocols[interactor.index].isEmpty
        else { return false }
        return project.requirements(fulfilledBy: entry, of: type).isEmpty
    }

    /// Whether the call may remove a child's view instead: a child that the view presents, or the child on top whose
    /// event runs it.
    private func mayRemoveChild(_ kind: DismissalKind, enteredAt entry: DeclarationID) -> Bool {
        let shown = edges.flatMap(\.presentations).map(\.showing)
        switch kind {
        case .dismiss:
            return shown.contains { [.modal, .pushOrModal, .unknown].contains($0) } || presentsOthers(view)
                || presentsOthers(rib.router)
        case .pop, .removal:
            let pushed = shown.contains { [.push, .pushOrModal, .unknown].contains($0) }
            guard pushed, let type = project.symbols.type(around: entry) else { return false }
            let events = Set(edges.flatMap(\.child.ribs).flatMap { project.listenerFunctions(of: $0) })
            return project.requirements(fulfilledBy: entry, of: type).contains { events.contains($0) }
        }
    }
}

extension OwnRemovalSearch {
    /// Whether the own code of the view or the router presents something.
    private func presentsOthers(_ type: TypeID) -> Bool {
        let family = ClassDispatch(type, in: project)
        return family.code.contains { member in
            guard project.calls(.viewPresentations, inCodeOf: member) else { return false }
            return family.body(of: member).calls.contains { $0.name.viewOperation?.mayPresent == true }
        }
    }
}
