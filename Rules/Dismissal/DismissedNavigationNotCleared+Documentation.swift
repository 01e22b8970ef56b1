import RuleKit

extension RuleDocumentation {
    static let dismissedNavigationNotCleared = RuleDocumentation(
        summary: "A router dismisses a navigation controller, but keeps it in the property that says it is there.",
        reason: """
            The router pushes a child's view into the navigation controller in the property if there is one, and \
            presents a new one otherwise. After the dismissal the property still contains the old controller, which \
            is no longer on the screen: the next child is attached, its view is pushed there, and the user never \
            sees it.
            """,
        howItWorks: """
            The rule looks for optional, strong variables of routers with a navigation controller, or with an object \
            that stores one, which a function tests before it pushes into the controller. It reports a dismissal of \
            that controller, of the router's view if this presents nothing else, or by a function that the \
            controller is passed to, if a path from an event assigns nothing to the property, before or after.
            """,
        limitations: """
            The rule reports nothing if the test also asks whether the controller is shown, such as by \
            'presentingViewController', if the controller presents views itself, if the path also calls the RIB's own \
            listener, and about dismissals that only the end of the RIB runs. It does not see a swipe that dismisses \
            the controller.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func attachDetail() {
                      guard detail == nil else { return }
                      let router = detailBuilder.build(withListener: interactor)
                      detail = router
                      attachChild(router)
                      let view = router.viewControllable.uiviewController
                      if let navigation {
                          navigation.pushViewController(view, animated: true)
                      } else {
                          let navigation = UINavigationController(rootViewController: view)
                          navigation.modalPresentationStyle = .fullScreen
                          self.navigation = navigation
                          viewController.uiviewController.present(navigation, animated: true)
                      }
                  }

                  func detachDetail() {
                      guard let router = detail else { return }
                      navigation?.dismiss(animated: true)
            +         self.navigation = nil
                      detachChild(router)
                      detail = nil
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable>, HomeRouting {
                    private var navigation: UINavigationController?
                }

                \(ExampleApp.homeInteractor)
                """),
        references: [
            "https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)"
        ])
}
