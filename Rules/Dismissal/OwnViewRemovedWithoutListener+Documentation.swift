import RuleKit

extension RuleDocumentation {
    static let ownViewRemovedWithoutListener = RuleDocumentation(
        summary: "An interactor has its own view dismissed or popped and does not notify its listener.",
        reason: """
            The screen goes away, but the RIB stays attached: its subscriptions run on, and a guard in the parent's \
            router keeps the screen from being opened again. 'view_self_dismissal' reports the same for views that \
            dismiss themselves.
            """,
        howItWorks: """
            The rule checks calls by which an interactor removes the view of its own RIB: of a function of its \
            presenter or of its router that does nothing else with children, or of UIKit itself. It reports the call \
            if some path from an event to its end contains no call of the interactor's listener, neither in the \
            interactor nor in the router nor in the view.
            """,
        limitations: """
            The rule reports nothing if the view or its presentation has a hook that UIKit calls upon the removal, if \
            the call may remove the view of a child, for RIBs of launch routers, and for functions that other RIBs \
            call. It reports nothing if a copy of RIBs in the project has other names for 'attachChild' and \
            'detachChild'.
            """,
        example: RuleExample(
            """
              final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
                  weak var router: DetailRouting?
                  weak var listener: DetailListener?

                  func didClose() {
                      router?.close()
            +         listener?.detailDidClose()
                  }
              }

              extension DetailRouter {
                  func close() {
                      viewController.uiviewController.dismiss(animated: true)
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                protocol DetailListener: AnyObject {}
                protocol DetailPresentableListener: AnyObject {}

                protocol DetailRouting: ViewableRouting {
                    func close()
                }

                final class DetailRouter: ViewableRouter<DetailInteractor, ViewControllable>, DetailRouting {
                    override init(interactor: DetailInteractor, viewController: ViewControllable) {
                        super.init(interactor: interactor, viewController: viewController)
                        interactor.router = self
                    }
                }

                \(ExampleApp.detailBuilder)
                \(ExampleApp.detailViewWithButton)
                """),
        references: ["RIBs/Classes/ViewableRouter.swift in github.com/uber/RIBs-iOS"])
}
