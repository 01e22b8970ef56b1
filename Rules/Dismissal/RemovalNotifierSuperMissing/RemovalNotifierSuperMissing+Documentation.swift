import RuleKit

extension RuleDocumentation {
    static let removalNotifierSuperMissing = RuleDocumentation(
        summary: "A view's override keeps its base class from notifying the listener of the view's removal.",
        reason: """
            The base class notifies the listener when UIKit removes the view, so that the parent detaches the RIB. \
            Without the call of 'super', a swipe or the back button removes the view and the RIB stays attached.
            """,
        howItWorks: """
            The rule checks views of RIBs with a base class in the project that notifies the listener in \
            'viewWillDisappear', 'viewDidDisappear', 'willMove' or 'didMove'. It reports the override nearest to that \
            base class in which some path does not call 'super', if no override below the base class notifies the \
            listener itself.
            """,
        limitations: """
            The rule reports nothing about superclasses outside of the analyzed files, and about functions under names \
            of the project that a base class calls in such a hook.
            """,
        example: RuleExample(
            """
              class SheetViewController: UIViewController {
                  weak var removalListener: RemovalListener?

                  override func viewDidDisappear(_ animated: Bool) {
                      super.viewDidDisappear(animated)
                      if isBeingDismissed || isMovingFromParent { removalListener?.viewDidGo() }
                  }
              }

              final class NoteViewController: SheetViewController, NotePresentable, ViewControllable {
                  private let player = Player()

                  override func viewDidDisappear(_ animated: Bool) {
            +         super.viewDidDisappear(animated)
                      player.stop()
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                protocol RemovalListener: AnyObject {}

                final class NoteInteractor: PresentableInteractor<NotePresentable>, RemovalListener {}
                """),
        references: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)"])
}
