import SourceText

/// A call in the code of an interactor or a worker that creates a task, and what becomes of the task's handle.
public struct UnstructuredTask: Equatable, Sendable {
    /// The owner of the code: a class, or a protocol with an extension that applies only to such classes.
    public let owner: TypeID?
    public let lifecycle: Lifecycle
    /// The member that contains the call.
    public let member: DeclarationID
    /// The name `Task`.
    public let place: NodeReference
    public let end: End
    /// The properties that contain the handle, in order.
    public let holders: [SubscriptionContainer]
    /// For a task that a function returns, the call of the function that drops it.
    public let droppedCall: NodeReference?
    /// A loop that runs until the task is canceled, and keeps the object in memory meanwhile. Determined for possible
    /// violations.
    public let loop: NodeReference?
    /// Whether its closure captures the object strongly. Determined for possible violations.
    public let keepsOwner: Bool
    /// What takes over or ends a `handled` task, if requested and known.
    public let answer: Subscription.Answer?

    /// What becomes of the handle.
    public enum End: UInt8, Sendable {
        /// Unused.
        case dropped
        /// Stored in a property of the object.
        case held
        /// Canceled, awaited, returned, or taken over by other code.
        case handled
    }

    /// Whether the task may run on after the end of the lifecycle: the handle is unused, or is stored where the end
    /// does not cancel it.
    public var mayOutlive: Bool { end == .dropped || lastingContainer != nil }

    /// The first container whose tasks are not canceled.
    public var lastingContainer: SubscriptionContainer? { holders.first { $0.life == .outlives } }

    /// The tasks that may outlive the objects of a class, and of extensions of the framework's own class.
    private static let queries = LifecycleQueries<[UnstructuredTask]>(
        ofInteractors: "tasks", ofWorkers: "tasksOfWorkers",
        inInteractors: "tasksInExtensions", inWorkers: "tasksInExtensionsOfWorkers"
    ) { TaskSurvey($1, of: $0, recordsAnswers: false)?.tasks() ?? [] }

    fileprivate static func all(_ lifecycle: Lifecycle, in project: Project) -> [UnstructuredTask] {
        let owners = project[SubscriberList.query(lifecycle)].types.types
        guard !owners.isEmpty else { return [] }
        return project.answers(queries.query(lifecycle), owners) + queries.answer(of: nil, lifecycle, project)
    }
}

extension Project {
    /// The tasks that interactors and workers create, in the order of files and places: those that may outlive the
    /// lifecycle.
    ///
    /// - Parameter includingEnded: also those that are canceled or awaited. Analyzes all classes again.
    public func tasks(includingEnded: Bool) -> [UnstructuredTask] {
        let found = [Lifecycle.interactor, .worker].flatMap { lifecycle in
            guard includingEnded else { return UnstructuredTask.all(lifecycle, in: self) }
            let code = LifecycleCode(self, lifecycle)
            return code.owners.flatMap { TaskSurvey(code, of: $0, recordsAnswers: true)?.tasks() ?? [] }
        }
        return found.sorted { $0.place < $1.place }
    }
}

extension Project {
    /// The calls that create tasks, or are named so, other than some tasks of interactors and workers, in order: the
    /// name of the type, and whether the call creates a task in other code.
    public func otherTasks(besides tasks: [UnstructuredTask]) -> [(place: NodeReference, isTask: Bool)] {
        guard !types(.interactor).isEmpty || !types(.worker).isEmpty else { return [] }
        let known = Set(tasks.map(\.place))
        let codes = filesWithCode.flatMap { mentions(ofMembers: .tasks, in: $0.index) }.filter { mention in
            symbols.type(around: mention.code).map(isReported) ?? true
        }
        return codes.flatMap { mention in
            body(of: mention.code).calls.compactMap { call -> (place: NodeReference, isTask: Bool)? in
                let created = call.createdTask
                guard created != nil || call.callee?.name == mention.name else { return nil }
                let place = created?.place ?? call.calleePlace
                return known.contains(place) ? nil : (place, created != nil)
            }
        }
    }
}

extension UnstructuredTask {
    /// Whether the RIB whose interactor creates the task is never detached.
    public func isOfPermanentRIB(_ project: Project) -> Bool {
        lifecycle == .interactor && owner.map { project.isPermanent(interactor: $0) } == true
    }
}
