import RuleKit

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
