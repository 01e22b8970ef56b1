import RuleKit

extension RuleDocumentation {
    static let removalDoesNotMatchPresentation = RuleDocumentation(
        summary: "A router dismisses a view that it pushed, or pops a view that it presented.",
        reason: """
            A dismissal does not remove a pushed view: it stays on the screen while its RIB is detached, or the whole \
            flow closes that is presented around it. A pop does not remove a presented view: it takes the screen \
            below it.
            """,
        howItWorks: """
            The rule checks children whose views a router always pushes, or always presents by themselves. It reports \
            the call of the other kind of removal on a path that detaches the child, if that path removes nothing in \
            the right way and detaches and attaches nothing else. It also reports a dismissal of a navigation \
            controller into which the router pushes several children, if it detaches only one of them, keeps the \
            controller, and another child is popped.
            """,
        limitations: """
            The rule reports nothing for properties that hold several children in turn, for functions that pop or \
            dismiss depending on the state, for navigation controllers that are presented with the child in them, and \
            for paths that notify the RIB's own listener.
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
                      viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
                  }

                  func detachDetail() {
                      guard let router = detail else { return }
            -         viewController.uiviewController.dismiss(animated: true)
            +         viewController.uiviewController.navigationController?.popViewController(animated: true)
                      detachChild(router)
                      detail = nil
                  }
              }
            """,
            in: ExampleApp.aroundHomeRouting),
        references: ["developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)"])
}
