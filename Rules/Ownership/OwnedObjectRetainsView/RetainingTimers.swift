import RIBModel
import SourceText

/// A repeating timer or a display link in a property of a view, whose target is the view.
struct RetainingTimer: Sendable, Equatable {
    /// The name of the call that makes it, and the member with the call.
    let place: NodeReference
    let member: DeclarationID
    let property: DeclarationID
    let end: End

    /// What invalidates it.
    enum End: Sendable, Equatable {
        /// Nothing, so that it keeps the view in memory.
        case never
        /// Only the view's deinitializer: the timer keeps that from running.
        case tooLate
        /// Code that may run while the view is alive.
        case early
    }

    /// Those of a view, in the order of members.
    fileprivate static let query = Query<TypeID, [RetainingTimer]>("retainingTimers") { project, view in
        let members = project.ownMembers(of: view).filter { project.isSource($0) && project.passesSelf(inCodeOf: $0) }
        guard members.contains(where: { project.calls(.observerRegistrations, inCodeOf: $0) }),
            !project.hasAbsentCode(view)
        else { return [] }
        let dispatch = ClassDispatch(view, in: project)
        let ending = dispatch.code.filter { project.mentions(.invalidations, $0) }
        let isLate = ending.allSatisfy { project.isDeinitializer($0) }
        let end: End = ending.isEmpty ? .never : isLate ? .tooLate : .early
        return members.flatMap { member in
            dispatch.body(of: member).calls.compactMap { call in
                guard call.isTimer, call.targetsSelf, let property = call.property(of: dispatch) else { return nil }
                return RetainingTimer(place: call.calleePlace, member: member, property: property, end: end)
            }
        }
    }
}

extension Project {
    /// The timers by which a view may keep itself alive, in the order of members.
    func timers(retaining view: TypeID) -> [RetainingTimer] { self[RetainingTimer.query, view] }
}

extension CallSite {
    /// Whether the call makes something that calls its target until it is invalidated.
    fileprivate var isTimer: Bool { registration == .timer || registration == .displayLink }

    /// Whether the object that runs the code is the target.
    fileprivate var targetsSelf: Bool {
        arguments.contains { $0.label.isTargetLabel && $0.value?.isSelf == true }
    }

    /// The property of the view to which the result of the call is assigned and that no other file can use.
    fileprivate func property(of dispatch: ClassDispatch) -> DeclarationID? {
        guard let expression = chain.enclosing, expression.kind == .expression,
            let assignment = expression.expression.assignment, assignment.value.chain == chain,
            let name = assignment.target?.last, assignment.target?.headOnSelf == name,
            !name.isLocal,
            let property = dispatch.property(name.name, from: name.body.file)
        else { return nil }
        let project = dispatch.project
        let isStrong = project.isStored(property) && !StrongReferences(project).isWeak(property)
        return isStrong && project.isPrivate(property) ? property : nil
    }
}
