import RuleKit

extension RuleDocumentation {
    static let attachGuardedByTrap = RuleDocumentation(
        summary: "A router stops the app if an event attaches a child again.",
        reason: """
            A button can be tapped twice before the new screen covers it, and other children can send their events \
            again. A child that is already attached is not an error of the programmer then, but the app crashes.
            """,
        howItWorks: """
            The rule looks for 'precondition', 'fatalError' and 'preconditionFailure' that stop the program if the \
            property for a child is not nil, in functions that attach this child. It reports them if an event can run \
            the function any number of times, such as a tap in the router's own RIB or an event of another child that \
            stays attached, and if no code on the way reads the property first. 'assert' and 'assertionFailure', which \
            only stop debug builds, are notes.
            """,
        levels: """
            A note if the call only stops debug builds. Otherwise a warning.
            """,
        limitations: """
            Functions that only 'didLoad', 'didBecomeActive' and their subscriptions run are not reported, nor are \
            events of the child itself, and events whose way to the router depends on code that is not analyzed. It \
            reports nothing if a copy of RIBs in the project has other names for 'attachChild' and 'detachChild'.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func attachDetail() {
            -         precondition(detail == nil)
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
