import SourceText

/// A call by which a view notifies of its removal when the user begins a gesture, which may be canceled.
public struct EarlyNotification: Sendable, Equatable {
    /// The name of the call.
    public let place: NodeReference
    /// The function that UIKit calls.
    public let hook: DeclarationID
    public let moment: Moment
    public let type: TypeID
    /// The edge whose child is detached, and the call that shows the child's view.
    public let edge: Edge
    public let presentation: Edge.Presentation
    public let detachment: Detachment

    /// When UIKit calls the function.
    public enum Moment: Sendable, Equatable {
        /// As the gesture begins.
        case start
        /// When it has ended, whether the view is removed or comes back.
        case end
    }

    public enum Detachment: Sendable, Equatable {
        /// The call certainly detaches the child.
        case detaches
        /// It does not, or not on every path.
        case mayDetach
        /// The user cannot remove the view by a gesture, or not in that way.
        case noGesture
    }

    /// For the children of a router, in the order of the edges and of the calls.
    static let query = Query<TypeID, [EarlyNotification]>("earlyNotifications") { project, router in
        project.tree.edges(from: router).flatMap { edge in
            edge.presentations.flatMap { project.earlyNotifications(of: $0, edge) }
        }
    }
}

extension HookNotification {
    /// Those of a class of view controllers when its removal begins, under no condition but the kind of removal.
    fileprivate static let early = Query<TypeID, [HookNotification]>("earlyCalls") { project, type in
        let dispatch = ClassDispatch(type, in: project)
        let hooks = dispatch.reachableCode().filter { member in
            project.name(of: member).isStartOfRemoval && !dispatch.isFromExtension(member)
        }
        guard !hooks.isEmpty else { return [] }
        let view = ViewCode(dispatch, ViewFacts(dispatch))
        return hooks.flatMap { view.notifications(in: $0) }.filter { notification in
            !notification.isConditional && (notification.isTested || project.name(of: notification.hook).isMove)
        }
    }
}

extension Project {
    /// The calls by which the views of a router's children notify of a removal that has only begun, in order.
    public func earlyNotifications(belowRouter router: TypeID) -> [EarlyNotification] {
        self[EarlyNotification.query, router]
    }

    fileprivate func earlyNotifications(of presentation: Edge.Presentation, _ edge: Edge) -> [EarlyNotification] {
        let kind: DismissalKinds = isPush(presentation) ? .pop : presentation.showing == .modal ? .dismiss : []
        guard !kind.isEmpty else { return [] }
        return edge.child.ribs.compactMap(\.view.type).flatMap { view in
            self[HookNotification.early, view].map { call in
                let detachment: EarlyNotification.Detachment
                if call.kinds.isDisjoint(with: kind) || !allowsGesture(presentation, edge) {
                    detachment = .noGesture
                } else {
                    detachment = detaches(call, of: view, edge) ? .detaches : .mayDetach
                }
                return EarlyNotification(
                    place: call.place, hook: call.hook, moment: .start, type: view, edge: edge,
                    presentation: presentation,
                    detachment: detachment)
            }
        } + earlyDelegates(of: presentation, edge) + earlyPops(of: presentation, edge)
            + earlyGestures(of: presentation, edge)
    }

    /// Whether the user can remove a child's view by a gesture.
    package func allowsGesture(_ presentation: Edge.Presentation, _ edge: Edge) -> Bool {
        isPush(presentation)
            ? systemPops(on: presentation, of: edge).contains { $0.obstacle == nil }
            : canSwipeToDismiss && swipes(on: presentation, of: edge).contains(where: \.dismisses)
    }

    private func detaches(_ early: HookNotification, of view: TypeID, _ edge: Edge) -> Bool {
        let calls = ClassDispatch(view, in: self).body(of: early.function).calls
        guard let call = calls.first(where: { $0.calleePlace == early.place }) else { return false }
        return eventFlow.alwaysLeads(from: call, toDetachmentOf: edge, ancestors: true)
    }

    /// The navigation controllers that notify in their own function that pops a view, which UIKit calls for the back
    /// button and as the gesture begins.
    private func earlyPops(of presentation: Edge.Presentation, _ edge: Edge) -> [EarlyNotification] {
        guard isPush(presentation) else { return [] }
        return self[Project.overriddenPops].compactMap { function in
            let call = body(of: function).calls.first { call in
                !call.isInKeptClosure && !call.isConditional { NilComparison($0) == nil }
                    && eventFlow.alwaysLeads(from: call, toDetachmentOf: edge, ancestors: false)
            }
            guard let call, let type = symbols.type(around: function) else { return nil }
            return EarlyNotification(
                place: call.calleePlace, hook: function, moment: .start, type: type, edge: edge,
                presentation: presentation,
                detachment: allowsGesture(presentation, edge) ? .detaches : .noGesture)
        }
    }

    /// The functions by which the project's navigation controllers pop the view on top, in order.
    package static let overriddenPops = Query<WholeProject, [DeclarationID]>("overriddenPops") { project, _ in
        project.viewControllers.types.filter { project.isNavigationController($0) }.flatMap { type in
            project.ownMembers(of: type).filter { member in
                project.name(of: member).isPopOfTopView && project.isFunction(member) && project.isOverride(member)
            }
        }
    }

    /// The delegates of a presentation that are notified of the start of a swipe.
    private func earlyDelegates(of presentation: Edge.Presentation, _ edge: Edge) -> [EarlyNotification] {
        guard presentation.showing == .modal else { return [] }
        return swipes(on: presentation, of: edge).flatMap { swipe in
            swipe.hooks.compactMap { hook in
                guard let function = hook.early, let type = symbols.type(around: function) else { return nil }
                let call = body(of: function).calls.first { call in
                    !call.isInKeptClosure && eventFlow.alwaysLeads(from: call, toDetachmentOf: edge, ancestors: true)
                }
                let isFixed = if case .fixed = swipe.style { true } else { false }
                return EarlyNotification(
                    place: call?.calleePlace ?? place(ofBody: function), hook: function, moment: .start, type: type,
                    edge: edge,
                    presentation: presentation, detachment: call == nil ? .mayDetach : isFixed ? .noGesture : .detaches)
            }
        }
    }
}
