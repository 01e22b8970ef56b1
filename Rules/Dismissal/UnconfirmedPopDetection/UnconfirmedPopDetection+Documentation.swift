import RuleKit

extension RuleDocumentation {
    static let unconfirmedPopDetection = RuleDocumentation(
        summary: "A view asks for its removal when the user begins a swipe, which may be canceled.",
        reason: """
            UIKit calls 'viewWillDisappear', 'willMove(toParent:)', 'popViewController' of the navigation controller \
            and 'presentationControllerWillDismiss' when the user's finger starts to move. If the user lets go before \
            the view is gone, the view stays, but its RIB is detached: its interactor is inactive, and its buttons do \
            nothing.
            """,
        howItWorks: """
            The rule checks the calls of a listener in these functions, under conditions such as 'isMovingFromParent' \
            that tell a removal from other reasons. It reports a call if the user can pop or swipe away the view, and \
            calls lead from there to the detachment of the child or of one of its ancestors, none of them under a \
            condition. Delegates of presentation controllers count as well, and navigation controllers that override \
            'popViewController'.
            """,
        limitations: """
            The rule reports nothing if the call depends on anything else, such as whether a transition is \
            interactive, or is in a closure. Notifications through closures and streams are not followed. For a call \
            without any condition in 'viewWillDisappear', see 'pop_detection_without_removal_check'.
            """,
        example: RuleExample(
            """
              final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
                  weak var listener: DetailPresentableListener?

            -     override func viewWillDisappear(_ animated: Bool) {
            -         super.viewWillDisappear(animated)
            +     override func viewDidDisappear(_ animated: Bool) {
            +         super.viewDidDisappear(animated)
                      if isMovingFromParent { listener?.didClose() }
                  }
              }
            """,
            in: ExampleApp.aroundDetailView),
        references: [
            "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)"
        ])
}
