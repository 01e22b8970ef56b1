import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A worker that an interactor keeps, but that nobody starts.
    static let workerNeverStarted = Rule(
        "worker_never_started", in: .workers, as: .warning,
        documentation: .workerNeverStarted,
        inspects: Scope("the workers that interactors keep", of: [.interactor]),
        configurationKeys: ["modules", "interactor", "worker"],
        doubt: Doubt("workers look never started", unlessOne: "starts"),
        each: { $0.interactorClasses.types }
    ) { context, interactor in
        let project = context.project
        for worker in project.workerProperties(of: interactor) {
            func skip(_ reason: SkipReason, _ note: @autoclosure () -> [Finding.Note] = []) {
                context.skip(Candidate(property: worker.property, in: project), reason, at: note())
            }
            switch worker.start {
            case .certain, .possible, .never: context.consider()
            case .useless, .unknown: break
            }
            switch worker.start {
            case .certain(let place):
                skip("holds a worker that is started", [Finding.Note(project.site(place), "here")])
            case .possible(let place):
                let note = Finding.Note(project.site(place), "possibly here")
                skip(.unknown("holds a worker that other code may start"), [note])
            case .useless: skip("holds a worker that does nothing when it is started")
            case .unknown:
                skip(.unknown("holds a worker, or is of an interactor, whose classes are not all analyzed"))
            case .never(let hook): report(worker, hook, context)
            }
        }
    }

    private static func report(_ worker: WorkerProperty, _ hook: DeclarationID, _ context: RuleContext) {
        let project = context.project
        let (interactor, property) = (project.name(of: worker.interactor), project.fullName(worker.property))
        context.report(
            at: project.site(ofName: worker.property),
            "Nothing starts '\(property)' of '\(interactor)': '\(project.symbol(hook))' never runs.",
            help: "Call 'start' with the interactor in 'didBecomeActive()', or remove the property.",
            about: worker.property, subject: interactor, in: worker.interactor,
            related: [Finding.Note(project.site(ofName: hook), "this method is for a worker that is started")],
            passedTo: project.receivers(of: worker.property, in: worker.interactor))
    }
}
