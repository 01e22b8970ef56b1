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
        example: RuleExample(
            """
              final class QuoteInteractor: Interactor {
                  private let service = QuoteService()

                  override func didBecomeActive() {
                      super.didBecomeActive()
            -         service.prices.sink { print($0) }.disposeOnDeactivate(interactor: self)
            +         service.prices.sink { print($0) }.cancelOnDeactivate(interactor: self)
                  }
              }
            """,
            in: """
                import Combine
                import ModernRIBs

                final class QuoteService {
                    let prices = PassthroughSubject<Double, Never>()
                }
                """))
}
