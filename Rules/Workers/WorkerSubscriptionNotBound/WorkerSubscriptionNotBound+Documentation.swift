import RuleKit

extension RuleDocumentation {
    static let workerSubscriptionNotBound = RuleDocumentation(
        summary: "A worker's subscription outlives its stop, or ends immediately.",
        reason: """
            A worker starts when its interactor becomes active and stops when it is deactivated. A subscription that \
            is not bound to that time runs on after the stop, and runs twice once the worker starts again. A Combine \
            subscription whose token is dropped fails in the opposite way: it is canceled immediately and never fires.
            """,
        howItWorks: """
            The rule checks every call that subscribes in the code of a worker, of its base classes, and of extensions \
            that only workers receive, and follows the returned value. The subscription is correct if the chain ends \
            with disposeOnStop, cancelOnStop or another call that binds or disposes of it, contains take(until:) of \
            isStartedStream or isActiveStream, or passes the value to a caller or a function. It is reported if the \
            value is dropped, or if it is added to a bag that is released immediately. Stored in a property, it is \
            correct if code that didStop reaches clears the property, or if didStart replaces it before it is used. \
            Otherwise the rule reports the property once, with every subscription as a related location. Rx chains \
            that provably end by themselves may be dropped.
            """,
        levels: """
            It is a note if every subscription completes by itself, or if its source depends on code that is not \
            analyzed. Otherwise it is a warning.
            """,
        limitations: """
            Values passed to code outside the analyzed files are assumed to be handled there. Bags of other objects \
            are not checked. The rule reports nothing if a superclass outside the analyzed files may clear the \
            property. Clearing it in deinit, at the next call or on some event does not count; clearing it under a \
            condition does. A subscription in a local CompositeDisposable that is dropped is reported even if it ends \
            by itself. A subscription that an initializer makes to a subject of the worker itself, without capturing \
            self strongly, may be stored: both end with the worker.
            """,
        example: RuleExample(
            """
              final class QuoteWorker: Worker {
                  private let service = QuoteService()

                  override func didStart(_ interactorScope: InteractorScope) {
                      super.didStart(interactorScope)
            -         service.prices.subscribe(onNext: { print($0) })
            +         service.prices.subscribe(onNext: { print($0) }).disposeOnStop(self)
                  }
              }
            """,
            in: ExampleApp.quotes),
        references: ["RIBs/Classes/Worker/Worker.swift in github.com/uber/RIBs-iOS"])
}
