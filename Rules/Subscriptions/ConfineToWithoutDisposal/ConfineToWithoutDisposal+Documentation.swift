import RuleKit

extension RuleDocumentation {
    static let confineToWithoutDisposal = RuleDocumentation(
        summary: "A subscription is confined to an interactor's activity, but nothing disposes of it.",
        reason: """
            'confineTo' holds values back while an interactor is inactive. It does not dispose of anything: the \
            subscription lives as long as the observable, and delivers its values again when the interactor becomes \
            active. In the version for Combine, a dropped subscription is canceled immediately, and a failure stops \
            the app.
            """,
        howItWorks: """
            The rule reports a chain that contains 'confineTo', subscribes and drops the result, in a file that sees \
            RIBs. A result that is disposed of, bound, stored in a bag or property, returned or passed on is correct.
            """,
        limitations: """
            In interactors such a chain is reported by undisposed_subscription, and in workers by \
            worker_subscription_not_bound. Chains of RxSwift that take a limited number of values are not reported.
            """,
        example: RuleExample(
            """
              final class QuoteRouter: Router<QuoteInteractor> {
                  private let service = QuoteService()
                  private let bag = DisposeBag()

                  override func didLoad() {
                      super.didLoad()
                      service.prices
                          .confineTo(interactor)
                          .subscribe(onNext: { print($0) })
            +             .disposed(by: bag)
                  }
              }
            """,
            in: ExampleApp.quotes),
        references: ["RIBs/Classes/Interactor.swift in github.com/uber/RIBs-iOS"])
}
