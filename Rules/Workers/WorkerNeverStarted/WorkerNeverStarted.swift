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

extension RuleDocumentation {
    static let workerNeverStarted = RuleDocumentation(
        summary: "An interactor keeps a worker that nothing starts.",
        reason: """
            A worker subscribes in 'didStart' and ends its subscriptions in 'didStop'. Both run only after 'start' is \
            called with an interactor. A worker that is created, passed and stored, but not started, does nothing.
            """,
        howItWorks: """
            The rule checks the stored properties of interactors that hold workers, also those in arrays. The class of \
            a worker is that of the property, or that of the value which the builder passes. The rule reports a \
            property if each of these classes implements 'didStart' or 'didStop', and no code starts a worker of one \
            of these classes: neither the interactor nor the code that creates or passes the worker.
            """,
        limitations: """
            Nothing is reported if the interactor passes or assigns the worker, if the initializer uses it for \
            something else, or if code starts a worker of an unknown class which may be this one: it may unless \
            every object of the class is created for the property. A worker of a class that implements neither method \
            is a plain helper object.
            """,
        example: RuleExample(
            """
              final class HomeInteractor: Interactor {
                  private let worker = PriceWorker()

                  override func didBecomeActive() {
                      super.didBecomeActive()
            +         worker.start(self)
                  }
              }
            """,
            in: """
                import RIBs

                final class PriceWorker: Worker {
                    override func didStart(_ interactorScope: InteractorScope) {
                        super.didStart(interactorScope)
                        observePrices()
                    }
                }
                """),
        references: ["RIBs/Classes/Worker/Worker.swift in github.com/uber/RIBs-iOS"])
}
