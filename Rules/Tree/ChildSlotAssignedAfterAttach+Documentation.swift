import RuleKit

extension RuleDocumentation {
    static let childSlotAssignedAfterAttach = RuleDocumentation(
        summary: "A router stores a child after it attaches it, but the child already calls back as it starts.",
        reason: """
            'attachChild' activates the child's interactor immediately. If this requests its own end there, the \
            function of the router that detaches the child finds the property nil and does nothing. Only then is the \
            child stored: it stays attached, although it has asked to go.
            """,
        howItWorks: """
            The rule looks at functions of routers that attach a child and assign it to an optional variable \
            afterward. It follows the calls from the child's 'didBecomeActive' and its router's 'didLoad' to the \
            child's listener and from there to the routers, and reports the attachment if they lead to a function of \
            the parent's router that uses the property. Closures that run later do not count. Handlers of \
            subscriptions do if the stream emits immediately: 'Observable.just', a relay or subject with a current \
            value, 'startWith', with no operator after it that waits, drops values or changes the scheduler.
            """,
        limitations: """
            The rule does not see a child that another function stores. It does not evaluate conditions, except in \
            handlers of subscriptions: the call back may be rare.
            """,
        example: RuleExample(
            """
              final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
                  weak var listener: DetailListener?

                  override func didBecomeActive() {
                      super.didBecomeActive()
                      listener?.detailDidClose()
                  }

                  func didClose() { listener?.detailDidClose() }
              }

              extension HomeRouter {
                  func attachDetail() {
                      guard detail == nil else { return }
                      let router = detailBuilder.build(withListener: interactor)
            +         detail = router
                      attachChild(router)
            -         detail = router
                      let view = router.viewControllable.uiviewController
                      viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
                  }
              }
            """,
            in: """
                \(ExampleApp.detail)
                \(ExampleApp.detailView)
                \(ExampleApp.home)
                \(ExampleApp.homeInteractor)
                \(ExampleApp.homeDetachment)
                """))
}
