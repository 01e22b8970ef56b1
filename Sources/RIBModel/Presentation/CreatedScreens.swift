import SourceText

/// A view controller that a view creates and shows itself.
public struct CreatedScreen: Sendable, Equatable {
    /// The name of the class in the call that creates it.
    public let place: NodeReference
    public let screen: TypeID
    public let member: DeclarationID
    /// The name of the call that shows it.
    public let showing: NodeReference
    /// Whether it is the view that a builder creates for another RIB.
    public let isOfOtherRIB: Bool

    fileprivate static let query = Query<TypeID, [CreatedScreen]>("createdScreens") { project, view in
        var result: [CreatedScreen] = []
        for member in project.ownMembers(of: view)
        where project.hasCode(member) && project.isSource(member) && project.calls(.showings, inCodeOf: member) {
            let body = FunctionBody(BodyOwner(member, type: view), in: project)
            for call in body.calls where NameSet.showings.contains(call.name) {
                guard call.receiver?.denotesSelf ?? true || call.name.showing != .embed,
                    let made = call.arguments.first?.value?.madeController, let callee = made.calledName,
                    let screen = made.type.nominal, project.isClass(screen),
                    !result.contains(where: { $0.place == callee.place })
                else { continue }
                result.append(
                    CreatedScreen(
                        place: callee.place, screen: screen, member: member, showing: call.calleePlace,
                        isOfOtherRIB: project.isScreen(screen, of: view)))
            }
        }
        return result
    }
}

extension Expression {
    /// The construction of the controller that the expression denotes; of a navigation controller, that of its root.
    fileprivate var madeController: CallSite? {
        guard case .made(let made) = value else { return nil }
        guard body.project.isNavigationController(made.type),
            case .made(let root)? = made.arguments.first?.value?.value
        else { return made }
        return root
    }
}

extension Project {
    /// The view controllers that a view creates and shows, in the order of members.
    public func createdScreens(in view: TypeID) -> [CreatedScreen] { self[CreatedScreen.query, view] }

    /// Whether a class is that of the view which a builder creates for a RIB, and not of the family of a view.
    fileprivate func isScreen(_ type: TypeID, of view: TypeID) -> Bool {
        isClass(type) && isReported(type) && !hierarchy.ancestors[type.index].contains(view)
            && !hierarchy.ancestors[view.index].contains(type) && self[Project.builtViews].contains(type)
    }

    package static let builtViews = Query<WholeProject, Set<TypeID>>("builtViews") { project, _ in
        Set(project.answers(RIB.query, project.types(.builder)).compactMap(\.view.type))
    }
}
