import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A task of an interactor or a worker that may run on after the deactivation or the stop.
    static let unstructuredTaskNotCanceled = Rule(
        "unstructured_task_not_cancelled", in: .subscriptions, as: .note, isDefault: false,
        documentation: .unstructuredTaskNotCanceled,
        inspects: Scope("calls that create tasks, in the code of interactors and workers", of: [.interactor, .worker]),
        configurationKeys: ["modules", "interactor", "worker", "terminators", "bags"]
    ) { context in
        let project = context.project
        let tasks = project.tasks(includingEnded: context.recordsSkips)
        for task in tasks {
            if task.mayOutlive { report(task, context) } else { skip(task, context) }
        }
        guard context.recordsSkips else { return }
        for other in project.otherTasks(besides: tasks) {
            context.skip(
                Candidate("The call of '\(project.text(at: other.place))'", at: project.site(other.place)),
                other.isTask
                    ? "is in code that is neither an interactor's nor a worker's"
                    : "is not known to create an unstructured task")
        }
    }

    private static func report(_ task: UnstructuredTask, _ context: RuleContext) {
        let project = context.project
        let owner = task.owner.map { project.name(of: $0) } ?? (task.lifecycle == .worker ? "Worker" : "Interactor")
        let end = task.lifecycle == .worker ? "stopping" : "deactivation"
        let member = project.fullName(task.member)
        let hook = task.lifecycle == .worker ? "didStop()" : "willResignActive()"
        let holder = task.lastingContainer.map { project.fullName($0.property) }
        let fate =
            holder.map { "stores it in '\($0)', which \(end) does not cancel" }
            ?? "drops its handle, so \(end) does not cancel it"
        let related = [
            task.loop.map {
                Finding.Note(project.start(of: $0), "this loop keeps 'self' in memory until the task is canceled")
            },
            task.lastingContainer.map {
                Finding.Note(project.site(ofName: $0.property), "the task is stored in this property")
            },
            task.droppedCall.map { Finding.Note(project.site($0), "the returned handle is dropped here") },
        ]
        context.report(
            at: project.site(task.place), "'\(owner)' creates a task in '\(member)' and \(fate).",
            help: holder.map { "Cancel '\($0)' in '\(hook)'." }
                ?? "Store the task in a property that you cancel in '\(hook)'.",
            severity: task.loop == nil || task.isOfPermanentRIB(project) ? nil : .warning, about: task.member,
            subject: holder ?? "Task", in: task.owner, related: related.compactMap { $0 },
            life: task.life,
            evidence: (task.owner.flatMap { project.deactivation(of: $0, task.lifecycle) }).map {
                [Finding.Note(project.site(ofName: $0), "\(end) begins here")]
            } ?? [])
    }

    private static func skip(_ task: UnstructuredTask, _ context: RuleContext) {
        let project = context.project
        let holder = task.holders.first { $0.life != .emptied } ?? task.holders.first
        func skip(_ reason: SkipReason, _ notes: [Finding.Note] = []) {
            let candidate = Candidate(
                "The task", at: project.site(task.place), within: project.chain(around: task.place))
            context.skip(candidate, reason, at: notes)
        }
        func note(_ place: NodeReference, _ words: String) -> [Finding.Note] {
            [Finding.Note(project.site(place), "'\(project.text(at: place))' \(words)")]
        }
        if let holder {
            let name = project.fullName(holder.property)
            let place = holder.emptied.map { [Finding.Note(project.start(of: $0), "'\(name)' is canceled here")] }
            let isCanceled = holder.life == .emptied
            return skip(
                isCanceled
                    ? "is stored in '\(name)', which is canceled"
                    : .unknown("is stored in '\(name)', which code outside the files may cancel"),
                place ?? [Finding.Note(project.site(ofName: holder.property), "'\(name)' is declared here")])
        }
        switch task.answer {
        case .ended(let place)?, .endsByItself(let place)?:
            skip("is ended or bound by '\(project.text(at: place))'", note(place, "ends the task"))
        case .taken(let place)?, .foreignBag(let place)?:
            skip(
                .unknown("is passed to '\(project.text(at: place))', which is assumed to cancel it"),
                note(place, "receives the handle"))
        case .caller(let function)?, .owner(let function)?:
            skip("is returned by '\(project.fullName(function))' to its callers")
        case nil: skip(.unknown("is awaited, or handled by other code"))
        }
    }
}

extension RuleDocumentation {
    static let unstructuredTaskNotCanceled = RuleDocumentation(
        summary: "An interactor or worker creates a task that its end does not cancel.",
        reason: """
            A task runs on after its handle is released. If it outlives the deactivation, it updates state and calls \
            the listener of a RIB that is detached. A task that loops over an asynchronous sequence does not end at \
            all, and keeps everything that it captures in memory.
            """,
        howItWorks: """
            The rule checks each Task { }, Task.detached { } and Task.init in the code of interactors and workers, \
            of their base classes, and of extensions that only they receive, and follows the handle. A task is \
            correct if its handle is awaited or canceled, if a function binds it to a lifetime, or if it is stored \
            in a property, collection or bag that code which willResignActive reaches cancels (in a worker, code \
            that didStop reaches). Setting the property to nil or removing the handle from the collection does not \
            cancel a task.
            """,
        levels: """
            It is a warning if the task loops over an asynchronous sequence, or sleeps in a loop, while it references \
            self strongly, unless the RIB is never detached. Otherwise it is a note.
            """,
        limitations: """
            Handles passed to code outside the analyzed files, or to another object's method that a protocol \
            declares, are assumed to be canceled there, and so are those that a function returns to callers outside \
            of the class. Canceling in deinit or at the next call does not count. Canceling under a condition does, \
            and so does canceling the previous task on activation before the next one is stored. What is associated \
            with the object is assumed to be canceled when the association is removed. The rule is off by default, \
            since a short task that captures self weakly does little harm.
            """,
        example: RuleExample(
            """
              final class QuoteInteractor: Interactor {
                  private let service = QuoteService()
            +     private var refreshing: Task<Void, Never>?

                  override func didBecomeActive() {
                      super.didBecomeActive()
            -         Task { [weak self] in
            +         refreshing = Task { [weak self] in
                          await self?.service.refresh()
                      }
                  }
            +
            +     override func willResignActive() {
            +         super.willResignActive()
            +         refreshing?.cancel()
            +     }
              }
            """,
            in: "import RIBs"),
        references: ["RIBs/Classes/Interactor.swift in github.com/uber/RIBs-iOS"])
}
