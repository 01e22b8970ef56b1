import RuleKit

extension RuleDocumentation {
    static let attachedNeverDetached = RuleDocumentation(
        summary: "An event attaches a child whose view the user can leave, but nothing detaches the child.",
        reason: """
            Each time the user opens the screen and goes back, another child stays attached, with an active \
            interactor, running subscriptions and a view in memory. If the router checks whether it has the child, \
            the screen opens only once.
            """,
        howItWorks: """
            The rule checks each child that a router attaches. It reports the call if no code of the router, of its \
            base classes and extensions detaches the child, neither from a property nor from 'children', if an event \
            such as a tap can attach it any number of times, and if the user can leave its view, because it is pushed \
            or presented as a sheet. An event of the child that detaches the parent or one of its ancestors counts as \
            a detachment.

            The child is followed into properties, arrays, dictionaries, tuples, payloads of cases, structures and \
            objects of the project, and through functions, closures and both results of a ternary, an `if` or a \
            `switch`. Where it goes to anything else, such as an operator, a key path, a subscript of the router or a \
            function that is not analyzed, it may be detached there, and the rule reports nothing.
            """,
        limitations: """
            The rule reports nothing about children in tabs, embedded children, full-screen presentations, children \
            that only 'didLoad', 'didBecomeActive' and their subscriptions attach, children of unknown builders, and \
            RIBs with a superclass that is not analyzed. It reports nothing if a copy of RIBs in the project has \
            other names for 'attachChild' and 'detachChild'.
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

                  func detachDetail() {
            +         guard let router = detail else { return }
            +         detachChild(router)
                      detail = nil
                  }
              }
            """,
            in: ExampleApp.aroundHomeRouting),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
