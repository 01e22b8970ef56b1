import RuleKit

extension RuleDocumentation {
    static let undisposedSubscription = RuleDocumentation(
        summary: "An interactor's subscription outlives its deactivation, or ends immediately.",
        reason: """
            An interactor should receive events only while it is active. A subscription that is never disposed of \
            keeps firing after the RIB is detached: it updates state and screens that are gone, and fires twice once \
            the RIB is attached again. A closure that captures the interactor strongly also keeps it in memory. A \
            Combine subscription whose token is dropped fails in the opposite way: it is canceled immediately and \
            never fires.
            """,
        howItWorks: """
            The rule checks every call that subscribes in the code of an interactor, of its base classes, and of \
            extensions that only interactors receive, and follows the returned value. The subscription is correct if \
            the chain ends with disposeOnDeactivate, cancelOnDeactivate or another call that binds or disposes of it, \
            contains take(until:) of isActiveStream, or passes the value to a caller, a function or a property. It is \
            reported if the value is dropped, if it is added to a bag that is released immediately, or if it is stored \
            in a property that is not cleared on deactivation while one of its closures captures self strongly. Rx \
            chains that provably end by themselves may be dropped, and their closures may capture self: a Single, \
            Maybe or Completable, take(1), first(), and Observable.just, of, from, empty and error.
            """,
        levels: """
            It is an error if the subscription is canceled immediately, if it may receive events after the \
            deactivation, or if it forms a retain cycle, even in a RIB that is never detached. It is a note if the \
            chain completes by itself, if a dropped subscription observes what ends with the RIB (a subject that the \
            interactor creates, a stream of its view) with closures that do not keep self, if its source depends on \
            code that is not analyzed, which may end it, or if it is dropped in a RIB that is never detached. The \
            message says 'a retain cycle' if the source is known never to complete, and 'a possible retain cycle' \
            otherwise.
            """,
        limitations: """
            Values passed to code outside the analyzed files are assumed to be handled there. Bags of other objects \
            are not checked. A returned subscription is followed to its callers in the same interactor, one level. \
            Loops over async sequences are not checked. A subscription in a local CompositeDisposable that is dropped \
            is reported even if it ends by itself.
            """,
        example: RuleExample(
            """
              final class QuoteInteractor: Interactor {
                  private let service = QuoteService()

                  override func didBecomeActive() {
                      super.didBecomeActive()
            -         service.prices.subscribe(onNext: { print($0) })
            +         service.prices.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
                  }
              }
            """,
            in: ExampleApp.quotes),
        references: ["RIBs/Classes/Interactor.swift in github.com/uber/RIBs-iOS"])
}
