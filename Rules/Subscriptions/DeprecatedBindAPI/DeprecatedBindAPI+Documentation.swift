import RuleKit

extension RuleDocumentation {
    static let deprecatedBindAPI = RuleDocumentation(
        summary: "A subscription is bound by a method or with a label that the framework has renamed.",
        reason: """
            ModernRIBs and CombineRIBs cancel subscriptions and have renamed the methods that bind them: \
            'cancelOnDeactivate', 'cancelOnStop' and 'cancelWith'. The names from RxSwift are deprecated and will be \
            removed. The label 'worflow' of 'disposeWith' is a misspelling that has been corrected.
            """,
        howItWorks: """
            The rule reports 'disposeOnDeactivate', 'disposeOnStop' and 'disposeWith' on a subscription of Combine, in \
            a file that imports ModernRIBs or CombineRIBs and not RxSwift, and the label 'worflow' of 'disposeWith' in \
            any file that sees RIBs.
            """,
        limitations: """
            Nothing is reported where the value is not known to be a subscription, or where the project declares a \
            method of that name. The first versions of RIBs have only the label 'worflow': unless their sources are \
            among the analyzed files, the rule does not know the version.
            """,
        before: example("disposeOnDeactivate"),
        after: example("cancelOnDeactivate"))

    private static func example(_ method: String) -> String {
        """
        import Combine
        import ModernRIBs

        final class QuoteInteractor: Interactor {
            private let prices: AnyPublisher<Double, Never>

            init(prices: AnyPublisher<Double, Never>) {
                self.prices = prices
            }

            override func didBecomeActive() {
                super.didBecomeActive()
                prices.sink { print($0) }.\(method)(interactor: self)
            }
        }
        """
    }
}
