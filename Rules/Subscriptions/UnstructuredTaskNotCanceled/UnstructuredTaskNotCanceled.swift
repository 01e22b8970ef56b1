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
