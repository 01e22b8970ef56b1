import RuleKit

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
