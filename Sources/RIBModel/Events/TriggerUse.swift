import SourceText

/// A use of a function, with what the spread of causes along calls depends on.
struct TriggerUse: Sendable, Equatable {
    /// At the file's first node, so that an edit that only moves uses leaves the answer as it is.
    let call: EventCall
    /// The name of the caller, and that of the function that is used.
    let (callerName, calleeName): (Name, Name)
    /// Whether the caller is a router's, an interactor's or a worker's.
    let isOfPart: Bool
    /// Whether the callee is a router's, and neither the caller's nor inherited or overridden by that.
    let isOnOtherRouter: Bool

    /// Those in a file, in order.
    static let inFile = Query<FileID, [TriggerUse]>("triggerUses") { project, file in
        project[EventCall.query, file].map { TriggerUse($0.withoutPlace, project) }
    }

    private init(_ call: EventCall, _ project: Project) {
        self.call = call
        callerName = project.name(of: call.caller)
        calleeName = call.callee.map { project.name(of: $0) } ?? call.name
        isOfPart = project.isOfPart(call.caller)
        isOnOtherRouter = call.isOnOtherRouter(project)
    }
}

extension EventCall {
    /// Whether the callee is a router's, and neither the caller's nor inherited or overridden by that.
    func isOnOtherRouter(_ project: Project) -> Bool {
        guard let callee, let own = project.symbols.type(around: caller),
            let other = project.symbols.type(around: callee)
        else { return false }
        return project.roles.has(other, .router) && !project.hierarchy.areRelated(own, other)
    }
}

extension Project {
    /// Whether code is that of a router, an interactor or a worker.
    func isOfPart(_ code: DeclarationID) -> Bool {
        symbols.type(around: code).map { roles.has($0, anyOf: [.of(.router), .of(.interactor), .of(.worker)]) } ?? false
    }
}
