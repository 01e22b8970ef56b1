import RuleKit

extension RuleDocumentation {
    static let popDetectionWithoutRemovalCheck = RuleDocumentation(
        summary: "A view asks for its removal each time it disappears, even if it is only covered.",
        reason: """
            'viewDidDisappear' also runs when another view is pushed or presented over the view, or the user changes \
            to another tab. The RIB is detached while its view is still there: its interactor is inactive, and its \
            buttons do nothing when the user comes back.
            """,
        howItWorks: """
            The rule checks the calls of a listener in 'viewWillDisappear' and 'viewDidDisappear' of the views of \
            children. It reports a call that stands under no condition and passes no value, if calls lead from it to \
            the detachment of the child or of one of its ancestors, through interactors and routers, and none of these \
            stands under a condition. In 'viewWillAppear' and 'viewDidAppear', it reports a call that leads to the \
            detachment of a child of the view's RIB in the same way.
            """,
        limitations: """
            A call under any condition but that something is not nil counts as checked. Notifications through closures \
            and streams, and calls in closures, are not followed. The rule reports nothing if a copy of RIBs in the \
            project has other names for 'attachChild' and 'detachChild'.
            """,
        example: RuleExample(
            """
              final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
                  weak var listener: DetailPresentableListener?

                  override func viewDidDisappear(_ animated: Bool) {
                      super.viewDidDisappear(animated)
            -         listener?.didClose()
            +         if isMovingFromParent { listener?.didClose() }
                  }
              }
            """,
            in: ExampleApp.aroundDetailView),
        references: ["developer.apple.com/documentation/uikit/uiviewcontroller/ismovingfromparent"])
}
