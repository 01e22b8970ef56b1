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
        before: example(""),
        after: example("\n            .disposed(by: bag)"),
        references: ["RIBs/Classes/Interactor.swift in github.com/uber/RIBs-iOS"])

    private static func example(_ end: String) -> String {
        """
        import RIBs
        import RxSwift

        final class QuoteRouter: Router<Interactor> {
            private let prices: Observable<Double>
            private let bag = DisposeBag()

            init(interactor: Interactor, prices: Observable<Double>) {
                self.prices = prices
                super.init(interactor: interactor)
            }

            override func didLoad() {
                super.didLoad()
                prices
                    .confineTo(interactor)
                    .subscribe(onNext: { print($0) })\(end)
            }
        }
        """
    }
}
