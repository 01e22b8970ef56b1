import RIBModel
import SourceText

/// A call by which a router removes the view of a child although the user's gesture has removed it already: it removes
/// the next view instead.
struct RepeatedRemoval: Sendable, Equatable {
    let edge: Edge
    /// The call that shows the child's view.
    let presentation: Edge.Presentation
    /// The function that UIKit calls after the gesture.
    let hook: DeclarationID
    /// The call in the router's function, and the call of UIKit that it leads to.
    let removal: RouterRemoval
    /// The call that shows the view which is removed instead; nil if there is none to remove.
    let next: Edge.Presentation?

    /// Those of a router, in the order of the edges and of the calls.
    static let query = Query<TypeID, [RepeatedRemoval]>("repeatedRemovals") { project, router in
        RepeatedRemovalSearch(router, project)?.found ?? []
    }
}

extension Project {
    /// The calls by which a router certainly removes a view when the user has removed that of a child, in order.
    func repeatedRemovals(by router: TypeID) -> [RepeatedRemoval] { self[RepeatedRemoval.query, router] }
}

extension HookNotification {
    /// Those of a class of view controllers after its removal, under no condition but the kind of removal.
    fileprivate static let late = Query<TypeID, [HookNotification]>("lateCalls") { project, type in
        let dispatch = ClassDispatch(type, in: project)
        let hooks = dispatch.reachableCode().filter { member in
            let name = project.name(of: member)
            return name.isRemovalHook && !name.isStartOfRemoval && !dispatch.isFromExtension(member)
        }
        guard !hooks.isEmpty else { return [] }
        let view = ViewCode(dispatch, ViewFacts(dispatch))
        return hooks.flatMap { view.notifications(in: $0) }.filter {
            $0.isTested && !$0.isConditional && !$0.passesValue
        }
    }
}

private struct RepeatedRemovalSearch {
    private let project: Project
    private let router: TypeID
    /// The removals of whatever view is on top of the router's own.
    private let removals: [RouterRemoval]

    /// A call that runs after a gesture, and the function that UIKit calls.
    private struct Event {
        let hook: DeclarationID
        let call: CallSite
    }

    /// Nil if the router removes nothing in that way, or is not analyzed as a whole.
    init?(_ router: TypeID, _ project: Project) {
        removals = project.removals(by: router).filter { removal in
            removal.subject == .ownView
                && (removal.isDismissal || removal.isPop && project.name(at: removal.inner).isPopOfTopView)
        }
        guard !removals.isEmpty, !project.hasAbsentCode(router) else { return nil }
        (self.project, self.router) = (project, router)
    }

    var found: [RepeatedRemoval] {
        project.tree.edges(from: router).filter { !$0.detachments.isEmpty }.flatMap { edge in
            edge.presentations.flatMap { removals(after: $0, edge) }
        }
    }

    private func removals(after presentation: Edge.Presentation, _ edge: Edge) -> [RepeatedRemoval] {
        let events: [Event]
        let kind: DismissalKind
        if project.isPush(presentation) {
            guard removals.contains(where: \.isPop),
                project.systemPops(on: presentation, of: edge).contains(where: { $0.obstacle == nil })
            else { return [] }
            (kind, events) = (.pop, notifications(of: edge, upon: .pop))
        } else if presentation.showing == .modal, project.canSwipeToDismiss {
            let swipes = project.swipes(on: presentation, of: edge).filter(\.dismisses)
            guard removals.contains(where: \.isDismissal), !swipes.isEmpty else { return [] }
            let delegates = swipes.flatMap(\.hooks).compactMap(\.late).flatMap { hook in
                project.body(of: hook).calls.filter { !$0.isConditional(where: { NilComparison($0) == nil }) }.map {
                    Event(hook: hook, call: $0)
                }
            }
            (kind, events) = (.dismiss, notifications(of: edge, upon: .dismiss) + delegates)
        } else {
            return []
        }
        var found: [RepeatedRemoval] = []
        for event in events {
            for removal in removals(by: event.call, kind, edge) {
                if found.contains(where: { $0.removal == removal }) { continue }
                found.append(
                    RepeatedRemoval(
                        edge: edge, presentation: presentation, hook: event.hook, removal: removal,
                        next: nextView(on: router, kind)))
            }
        }
        return found
    }

    /// The calls of the listener by which a child's view reports that it was removed.
    private func notifications(of edge: Edge, upon kind: DismissalKinds) -> [Event] {
        edge.child.ribs.compactMap(\.view.type).flatMap { view -> [Event] in
            let family = ClassDispatch(view, in: project)
            return project[HookNotification.late, view].compactMap { notification in
                guard notification.kinds.isSuperset(of: kind) else { return nil }
                let calls = family.body(of: notification.function).calls
                let call = calls.first { $0.calleePlace == notification.place }
                return call.map { Event(hook: notification.hook, call: $0) }
            }
        }
    }

    /// The removals that a call certainly leads to, together with the detachment of the child, without any look at
    /// what is shown.
    private func removals(by call: CallSite, _ kind: DismissalKind, _ edge: Edge) -> [RouterRemoval] {
        let code = project.eventFlow.certainCode(runBy: call)
        guard code.isAll, edge.detachments.contains(where: { code.functions.contains($0.function) }),
            !code.functions.contains(where: { project.mentions(.shownViews, $0) })
        else { return [] }
        return removals.filter { removal in
            (kind == .pop ? removal.isPop : removal.isDismissal) && code.calls.contains(removal.place)
                && code.calls.contains(removal.inner) && !asksWhereChildIs(removal, edge)
        }
    }

    /// Whether the router's function asks in which container the child's view is, before it removes a view:
    /// `if child.viewControllable.uiviewController.navigationController != nil`.
    private func asksWhereChildIs(_ removal: RouterRemoval, _ edge: Edge) -> Bool {
        let slots = project.names(meaningOneOf: edge.slots)
        return project.body(of: removal.function).chains.contains { chain in
            guard chain.place < removal.place, let last = chain.lastName, last.name.isContainerOfView,
                let member = chain.leadingElement?.memberOfSelf
            else { return false }
            return slots.contains(member)
        }
    }

    /// The call that shows the view of a router, or of the ancestor on whose view it is shown, in such a way that a
    /// removal of that kind removes it.
    private func nextView(on router: TypeID, _ kind: DismissalKind) -> Edge.Presentation? {
        let above = Reach<TypeID, Edge>(from: [router]) { router, add in
            for edge in project.tree.edges(to: router) where sharesScreen(edge, kind) { add(edge.parent, edge) }
        }
        for router in above.places {
            for edge in project.tree.edges(to: router) {
                for presentation in edge.presentations {
                    if kind == .pop ? project.isPush(presentation) : presentation.showing == .modal {
                        return presentation
                    }
                }
            }
        }
        return nil
    }

    /// Whether a removal on the child's view, if it removes nothing there, is one on the parent's.
    private func sharesScreen(_ edge: Edge, _ kind: DismissalKind) -> Bool {
        if edge.presentations.isEmpty { return edge.child.ribs.allSatisfy { !project.hasView($0.router) } }
        return edge.presentations.allSatisfy { presentation in
            presentation.showing == .embed || kind == .dismiss && project.isPush(presentation)
        }
    }
}
