import RIBModel
import SourceText

/// An unowned reference to `self` in a closure that runs after the object may have been released.
struct UnownedCapture: Sendable, Equatable {
    /// The entry of the capture list.
    let place: NodeReference
    let member: DeclarationID
    /// The name of the call that is passed the closure, and that of a library's call which runs it later.
    let call, delay: NodeReference
    /// The edits that make the capture weak; nil if a use of 'self' cannot become optional.
    let edits: WeakCapture?

    /// Those in the code of a class, in order.
    fileprivate static let query = Query<TypeID, [UnownedCapture]>("unownedCaptures") { project, type in
        let members = project.ownMembers(of: type).filter {
            project.hasUnownedCapture(inCodeOf: $0) && project.isSource($0) && project.hasCode($0)
                && !project.isStatic($0)
        }
        guard !members.isEmpty else { return [] }
        let runs = LaterRuns(project)
        return members.flatMap { member -> [UnownedCapture] in
            let body = project.body(of: member)
            var found: [UnownedCapture] = []
            for closure in body.closures {
                guard let capture = closure.unownedSelf, !found.contains(where: { $0.place == capture.place }),
                    let argument = closure.passedArgument, let call = argument.call,
                    let delay = runs.delay(of: argument, passedTo: call)
                else { continue }
                found.append(
                    UnownedCapture(
                        place: capture.place, member: member, call: call.calleePlace, delay: delay,
                        edits: project.weakCapture(insteadOf: capture) { closure in
                            guard let argument = closure.passedArgument, let call = argument.call else { return false }
                            return runs.takesProcedure(argument, passedTo: call)
                        }))
            }
            return found
        }
    }
}

extension Project {
    /// The unowned references to `self` in closures that run later, in order.
    func unownedCaptures(of type: TypeID) -> [UnownedCapture] { self[UnownedCapture.query, type] }

    /// The classes of interactors, routers, workers, presenters and views, and their base classes, in order.
    var classesOfRIBs: [TypeID] { reportedClasses([.interactor, .router, .worker, .presenter, .view]) }
}

extension ClosureSite {
    /// The entry of a capture list, of this closure or of one around it, by which the `self` in its code is unowned.
    fileprivate var unownedSelf: Capture? {
        for part in code where part.kind == .selfReference {
            guard case .capture(let capture)? = body.localDeclaration(.`self`, at: part.node) else { return nil }
            return capture.isUnowned && (capture.value?.isSelf ?? true) ? capture : nil
        }
        return nil
    }

    /// The argument that the closure is.
    fileprivate var passedArgument: Argument? { call?.arguments.first { $0.value?.closure == self } }
}
