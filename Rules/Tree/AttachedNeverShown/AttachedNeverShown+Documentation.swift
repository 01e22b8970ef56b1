import RuleKit

extension RuleDocumentation {
    static let attachedNeverShown = RuleDocumentation(
        summary: "A router attaches a child with a view, but nothing shows the view.",
        reason: """
            The child is active and its subscriptions run, but the user never sees it and cannot close it. Often a \
            line was lost that pushes, presents or embeds its view.
            """,
        howItWorks: """
            The rule checks each child that a router attaches and whose builder creates a view. It reports the call \
            if no code presents, pushes or embeds the view, reads it from the child, or gets the child or its view \
            in another way.
            """,
        levels: """
            A warning: a screen does not come. It is a note if a constant such as 'let isEnabled = false' keeps the \
            attachment from running, and if the view has no content of its own: each of its functions presents, \
            pushes or removes other controllers, on another controller.
            """,
        limitations: """
            The rule reports nothing about views without code of their own, views that the child's builder also \
            passes to other objects, children of unknown builders, and functions that nothing calls. If the router \
            reads the view of any child in a function that also uses this one, the view counts as shown.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func attachDetail() {
                      guard detail == nil else { return }
                      let router = detailBuilder.build(withListener: interactor)
                      detail = router
                      attachChild(router)
            +         let view = router.viewControllable.uiviewController
            +         viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
                  }
              }
            """,
            in: ExampleApp.aroundHomeAttachment),
        references: ["RIBs/Classes/ViewableRouter.swift in github.com/uber/RIBs-iOS"])
}
