import RuleKit

extension RuleDocumentation {
    static let incompleteRemovalCheck = RuleDocumentation(
        summary: "A view asks for its removal under a condition that does not hold when it is removed.",
        reason: """
            'isMovingToParent' and 'isBeingPresented' are only true while a view is being shown, and \
            'isBeingDismissed' of a view in a navigation controller is false when the navigation controller is \
            dismissed. The listener is not notified of the removal, and the child stays attached.
            """,
        howItWorks: """
            The rule checks the calls in 'viewWillDisappear' and 'viewDidDisappear' by which the view of a RIB \
            notifies its listener. It reports 'isMovingToParent' and 'isBeingPresented' if the call only runs under \
            them. It reports the view's own 'isBeingDismissed' if the function tests nothing else, and each call that \
            shows the view presents it as the root of a navigation controller that a swipe dismisses.
            """,
        limitations: """
            Only conditions in these functions, and in properties and functions whose result they test, are read; \
            those of a private flag are the conditions under which functions that UIKit calls for a removal set it. \
            The rule reports nothing about the view's own dismissal if one of several ways to show the view is not \
            known.
            """,
        example: RuleExample(
            """
              final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
                  weak var listener: DetailPresentableListener?

                  override func viewDidDisappear(_ animated: Bool) {
                      super.viewDidDisappear(animated)
            -         if isMovingToParent { listener?.didClose() }
            +         if isMovingFromParent { listener?.didClose() }
                  }
              }
            """,
            in: ExampleApp.aroundDetailView),
        references: ["developer.apple.com/documentation/uikit/uiviewcontroller/ismovingfromparent"])
}
