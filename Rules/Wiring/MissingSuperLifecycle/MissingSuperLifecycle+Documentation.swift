import RuleKit

extension RuleDocumentation {
    static let missingSuperLifecycle = RuleDocumentation(
        summary: "An override of a lifecycle method does not call 'super', although a base class has code there.",
        reason: """
            The framework's own 'didBecomeActive', 'willResignActive' and 'didLoad' are empty. A base class of the \
            project that overrides them starts or ends something there, such as subscriptions. A subclass that does \
            not call 'super' turns this off without a warning of the compiler.
            """,
        howItWorks: """
            The rule checks overrides of 'didBecomeActive', 'willResignActive', 'didLoad', 'didStart', 'didStop', \
            'didComplete', 'didFork' and 'didReceiveError' in interactors, routers, workers and workflows. It reports \
            an override with a path on which 'super' is not called, if a class of the project between it and the \
            framework implements the method with more than a call of 'super'.
            """,
        limitations: """
            Without such a class the rule reports nothing, since nothing is lost. A base class outside of the analyzed \
            files is not known to have code in the method.
            """,
        example: RuleExample(
            """
              class ScreenInteractor: Interactor {
                  override func didBecomeActive() {
                      super.didBecomeActive()
                      print("shown")
                  }
              }

              final class QuoteInteractor: ScreenInteractor {
                  override func didBecomeActive() {
            +         super.didBecomeActive()
                      print("quotes")
                  }
              }
            """,
            in: "import RIBs"))
}
