import RuleKit

extension RuleDocumentation {
    static let subscriptionBeforeActivation = RuleDocumentation(
        summary: "A subscription is bound to an interactor that is not active yet, or to a worker that is not started.",
        reason: """
            'disposeOnDeactivate' disposes of a subscription immediately if the interactor is not active, and \
            'disposeOnStop' does so if the worker is not started. In an initializer neither can be. The subscription \
            never receives a value, and a line in the log is the only sign.
            """,
        howItWorks: """
            The rule reports calls of disposeOnDeactivate, cancelOnDeactivate, disposeOnStop and cancelOnStop, and of \
            the project's own functions on subscriptions that call these, in the initializers and the deinitializer of \
            interactors and workers on themselves, and in the initializers of routers, views and presenters on their \
            interactor. Functions that these call on the same object count, too: the finding is at the call.
            """,
        limitations: """
            The rule does not look into closures that run later, and reports nothing if the project declares a \
            function of such a name that does not ask whether the activity has begun. Subscriptions in a bag or set \
            are not bound to the activity; unreset_dispose_bag checks them.
            """,
        example: RuleExample(
            """
              final class QuoteInteractor: Interactor {
                  private let service = QuoteService()

            -     override init() {
            -         super.init()
            +     override func didBecomeActive() {
            +         super.didBecomeActive()
                      service.prices.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
                  }
              }
            """,
            in: ExampleApp.quotes),
        references: ["RIBs/Classes/Interactor.swift in github.com/uber/RIBs-iOS"])
}
