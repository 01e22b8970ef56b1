import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A worker that is released as soon as it is started.
    static let workerNotRetained = Rule(
        "worker_not_retained", in: .workers, as: .warning,
        documentation: .workerNotRetained,
        inspects: Scope("starts of workers that the code creates"),
        configurationKeys: ["modules", "worker"]
    ) { context in
        let project = context.project
        for start in project.startedWorkers {
            let name = project.typeName(start.type) ?? "Worker"
            guard start.isReleased else {
                context.skip(
                    Candidate("The worker '\(name)'", at: project.site(start.place)), "may be kept by other code")
                continue
            }
            context.report(
                at: project.site(start.creation),
                """
                The worker '\(name)' is released when '\(project.fullName(start.code))' returns, and stops: nothing \
                keeps it.
                """,
                help: "Store the worker in a property of the interactor.", about: start.code, in: start.owner,
                related: [Finding.Note(project.site(start.place), "it is started here")],
                life: start.type.nominal.map { .released($0) })
        }
        guard context.recordsSkips else { return }
        for place in project.startsOfOtherWorkers {
            context.skip(
                Candidate("The call of '\(project.text(at: place))'", at: project.site(place)),
                "starts a worker that this code does not create")
        }
    }
}

extension RuleDocumentation {
    static let workerNotRetained = RuleDocumentation(
        summary: "Code starts a worker that nothing keeps.",
        reason: """
            A worker observes the interactor that it is started for, but the interactor does not keep the worker. One \
            that only a local refers to is released when the function returns, and its subscriptions end with it.
            """,
        howItWorks: """
            The rule reports 'start' on a worker that the same code creates, in place or in a local, if the code uses \
            the local only to access its members.
            """,
        limitations: """
            A worker that is passed, returned, stored or used in another closure is not reported, nor is one that a \
            function or a component returns.
            """,
        example: RuleExample(
            """
              final class HomeInteractor: Interactor {
            +     private let worker = PriceWorker()
            +
                  override func didBecomeActive() {
                      super.didBecomeActive()
            -         let worker = PriceWorker()
                      worker.start(self)
                  }
              }
            """,
            in: "import RIBs\nfinal class PriceWorker: Worker {}"),
        references: ["RIBs/Classes/Worker/Worker.swift in github.com/uber/RIBs-iOS"])
}
