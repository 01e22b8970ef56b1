import RuleKit

extension RuleDocumentation {
    static let attachWithoutGuard = RuleDocumentation(
        summary: "An event attaches a child again while the property that holds it is not checked.",
        reason: """
            A button can be tapped twice before the new screen covers it, and other children can send their events \
            again. The router then attaches a second child and forgets the first one, which stays attached and active \
            until its parent goes: its subscriptions run twice, and nothing can detach it.
            """,
        howItWorks: """
            The rule checks each function of a router that builds a child, attaches it and stores it in an optional \
            property whose child is detached somewhere. It reports the assignment if an event can run the function any \
            number of times, such as a tap in the router's own RIB or an event of another child that stays attached, \
            and if no code on the way reads the property or 'children' first. It also reports an assignment after a \
            check of another property than the one that is assigned.
            """,
        limitations: """
            Functions that only 'didLoad', 'didBecomeActive' and their subscriptions run are not reported, nor are \
            children in tabs, weak properties, children without a property, and events whose way to the router \
            depends on code that is not analyzed. Neither are those after a test of a property that the same function \
            sets, or of which view is shown. It reports nothing if a copy of RIBs in the project has other \
            names for 'attachChild' and 'detachChild'.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func attachDetail() {
            +         guard detail == nil else { return }
                      let router = detailBuilder.build(withListener: interactor)
                      detail = router
                      attachChild(router)
                      let view = router.viewControllable.uiviewController
                      viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
                  }
              }
            """,
            in: ExampleApp.aroundHomeAttachment),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
