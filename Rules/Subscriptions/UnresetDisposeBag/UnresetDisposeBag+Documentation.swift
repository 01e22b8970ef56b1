import RuleKit

extension RuleDocumentation {
    static let unresetDisposeBag = RuleDocumentation(
        summary: "An interactor stores subscriptions in a property that is not cleared on deactivation.",
        reason: """
            The subscriptions in such a property live until the interactor is freed, not until it is deactivated. A \
            detached RIB keeps receiving events, and a RIB that is attached again receives them twice.
            """,
        howItWorks: """
            A holder is a property of the interactor or of a base class that keeps subscriptions alive: a disposable, \
            a cancellable, a collection of these, a DisposeBag, or a bag type of the project. It is correct if code \
            that willResignActive reaches, in the class or its base classes, reassigns, disposes, cancels, clears or \
            iterates over it, or if didBecomeActive replaces it before it is used. Otherwise the rule reports the \
            holder once for each interactor that stores a subscription in it, finite or not, with every subscription \
            as a related location.
            """,
        levels: """
            It is a warning if a stored subscription may receive events after the deactivation or keeps the interactor \
            in memory: its source outlives the RIB, or it is not known how long it emits, as with an observable of a \
            dependency. It is a note if every stored subscription completes by itself, or observes what ends with the \
            RIB (a subject that the interactor creates, a stream of its view) with closures that do not keep self, \
            and if the RIB is never detached. It is a note as well if a source depends on code that is not analyzed (a \
            type that nothing declares, a function that only stops the program or that no code calls): the whole \
            project may show that it ends, and a part of it claims no more than the whole. A RIB that is created once \
            and attached again counts as one whose sources live on.
            """,
        limitations: """
            Clearing it in deinit, at the next call or on some event does not count; clearing it under a condition \
            does. The rule reports nothing if a \
            superclass outside the analyzed files may clear it. Chains whose closures capture self strongly are \
            reported by undisposed_subscription, unless they end by themselves. A bag that stores only tasks is not a \
            holder.
            """,
        example: RuleExample(
            """
              final class QuoteInteractor: Interactor {
                  private var bag = DisposeBag()
                  private let service = QuoteService()

                  override func didBecomeActive() {
                      super.didBecomeActive()
                      service.prices.subscribe(onNext: { print($0) }).disposed(by: bag)
                  }
            +
            +     override func willResignActive() {
            +         super.willResignActive()
            +         bag = DisposeBag()
            +     }
              }
            """,
            in: ExampleApp.quotes),
        references: ["RIBs/Classes/Interactor.swift in github.com/uber/RIBs-iOS"])
}
