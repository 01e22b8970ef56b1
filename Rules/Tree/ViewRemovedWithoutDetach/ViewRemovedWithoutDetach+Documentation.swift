import RuleKit

extension RuleDocumentation {
    static let viewRemovedWithoutDetach = RuleDocumentation(
        summary: "A router removes the view of a child, but does not detach the child.",
        reason: """
            The screen is gone, but the child's interactor stays active: its subscriptions and workers run on. If the \
            router also clears its property, nothing can detach the child any more.
            """,
        howItWorks: """
            The rule checks calls in routers that dismiss, pop or remove the view of a stored child: by an argument or \
            receiver, or from the router's own view in a function that unwraps or clears the property. It reports the \
            call if some path detaches nothing, neither in the router nor in the functions that call it. For routers \
            that show children at the root of the window, it also reports the call that replaces one child by another \
            upon an event of the first, if no function on the way detaches the first.
            """,
        limitations: """
            The rule reports nothing if the child's view or its presentation has a hook that UIKit calls upon the \
            removal, if the function only runs when the router's own RIB ends, if a completion handler may detach the \
            child, if another event shows the child again without attaching it, and for the removal of whatever is on \
            top.
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
                      view.modalPresentationStyle = .fullScreen
                      viewController.uiviewController.present(view, animated: true)
                  }

                  func detachDetail() {
                      guard let router = detail else { return }
                      router.viewControllable.uiviewController.dismiss(animated: true)
            +         detachChild(router)
                      detail = nil
                  }
              }
            """,
            in: ExampleApp.aroundPresentingRouter),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
