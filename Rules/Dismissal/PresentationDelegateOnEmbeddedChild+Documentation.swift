import RuleKit

extension RuleDocumentation {
    static let presentationDelegateOnEmbeddedChild = RuleDocumentation(
        summary: "The delegate of a presentation is set on a view that a presented navigation controller contains.",
        reason: """
            UIKit presents the navigation controller, with a presentation controller of its own. It never calls the \
            delegate of the presentation controller of a view inside, so nothing detaches the child when the user \
            swipes it away.
            """,
        howItWorks: """
            The rule looks at the delegates of presentation controllers that a router, code that it calls, or the \
            child's builder assigns for a child's view. It reports an assignment if the view is always presented as \
            the root of a navigation controller whose own presentation gets no delegate.
            """,
        limitations: """
            The rule reports nothing about delegates that the view sets itself, since UIKit may give it the \
            container's presentation controller once it is loaded, and about views that are also shown in another way.
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
                      let navigation = UINavigationController(rootViewController: view)
                      swipeNotifier.listener = interactor
            -         view.presentationController?.delegate = swipeNotifier
            +         navigation.presentationController?.delegate = swipeNotifier
                      viewController.uiviewController.present(navigation, animated: true)
                  }
              }
            """,
            in: ExampleApp.aroundHomeAttachment),
        references: [
            "https://developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller"
        ])
}
