import SourceText

/// A call by which a view notifies its listener each time it appears or disappears, whatever the reason.
public struct DisappearanceNotification: Sendable, Equatable {
    /// The name of the call, and the function that contains it.
    public let place: NodeReference
    let function: DeclarationID
    /// The function that UIKit calls.
    public let hook: DeclarationID
    /// The view's class.
    public let view: TypeID
    /// Whether the function is called when the view appears, not when it disappears.
    public let isOfAppearance: Bool
    /// Whether the call is under a condition or passes a value, by which the reason can be told.
    public let isChecked: Bool

    /// Those of a class of view controllers, in order.
    static let query = Query<TypeID, [DisappearanceNotification]>("disappearanceNotifications") { project, type in
        let dispatch = ClassDispatch(type, in: project)
        let hooks = dispatch.reachableCode().filter { member in
            let name = project.name(of: member)
            return (name.isAppearance || name.isDisappearance) && !dispatch.isFromExtension(member)
        }
        guard !hooks.isEmpty else { return [] }
        let view = ViewCode(dispatch, ViewFacts(dispatch))
        return hooks.flatMap { view.notifications(in: $0) }.map { call in
            DisappearanceNotification(
                place: call.place, function: call.function, hook: call.hook, view: type,
                isOfAppearance: project.name(of: call.hook).isAppearance,
                isChecked: call.passesValue || call.isTested || call.isConditional)
        }
    }
}

extension Project {
    /// The notifications of the views of an edge: of the child's when it disappears, of the parent's when it appears.
    public func disappearanceNotifications(of edge: Edge) -> [DisappearanceNotification] {
        let children = edge.child.ribs.compactMap(\.view.type)
        return children.flatMap { self[DisappearanceNotification.query, $0].filter { !$0.isOfAppearance } }
            + views(of: edge.parent).flatMap { self[DisappearanceNotification.query, $0].filter(\.isOfAppearance) }
    }

    /// Whether a notification certainly leads to the detachment of an edge's child.
    public func alwaysDetaches(_ notification: DisappearanceNotification, _ edge: Edge) -> Bool {
        let dispatch = ClassDispatch(notification.view, in: self)
        guard
            let call = dispatch.body(of: notification.function).calls.first(where: { site in
                site.calleePlace == notification.place
            })
        else { return false }
        return eventFlow.alwaysLeads(from: call, toDetachmentOf: edge, ancestors: !notification.isOfAppearance)
    }
}
