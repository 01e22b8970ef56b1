import RuleKit

extension RuleDocumentation {
    static let viewlessCleanupMissing = RuleDocumentation(
        summary: "A RIB without a view does not remove the views that it shows when it is detached.",
        reason: """
            A router without a view shows its children on the view of an ancestor. Detaching it deactivates them, but \
            removes no view: what it has presented stays on the screen without a RIB.
            """,
        howItWorks: """
            The rule checks routers without a view of their own, in RIBs that their parent detaches, which show a \
            child on a stored view. It reports one if the interactor's 'willResignActive' calls no function of the \
            router that removes a view, no path to the call that detaches the RIB removes \
            or replaces one, and the interactor has its router remove one in no function that notifies its listener. \
            It also reports a function that pops only the view on top, if the router pushes several that stay.
            """,
        limitations: """
            The rule reports nothing about RIBs that an object outside of the tree hosts, about those that are never \
            detached, and where code that is not analyzed may remove the views. It does not check whether the views \
            are there when the RIB is detached, so it is off by default.
            """,
        example: RuleExample(
            """
              final class FlowInteractor: Interactor, DetailListener {
                  weak var router: FlowRouting?
                  weak var listener: FlowListener?

                  override func didBecomeActive() {
                      super.didBecomeActive()
                      router?.attachDetail()
                  }

                  override func willResignActive() {
                      super.willResignActive()
            +         router?.cleanupViews()
                  }

                  func detailDidClose() {
                      listener?.flowDidClose()
                  }
              }
            """,
            in: """
                \(ExampleApp.closingDetailRIB)
                \(ExampleApp.flow)

                protocol FlowRouting: Routing {
                    func cleanupViews()
                }

                protocol FlowViewControllable: ViewControllable {}

                final class MainViewController: UIViewController, FlowViewControllable {
                    func present(_ view: ViewControllable) {
                        view.uiviewController.modalPresentationStyle = .fullScreen
                        present(view.uiviewController, animated: true)
                    }
                }
                """))
}
