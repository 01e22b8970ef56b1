import RuleKit

extension RuleDocumentation {
    static let viewSelfDismissal = RuleDocumentation(
        summary: "A RIB's view dismisses itself without notifying a listener.",
        reason: """
            The view disappears, but its router stays attached to its parent and its interactor stays active. \
            Subscriptions keep firing, and a parent that checks for an attached child does not open the screen again. \
            The framework's leak detector only watches objects that are detached or deallocated, so it does not report \
            this.
            """,
        howItWorks: """
            The rule follows every path from each event that the view handles: targets, delegates, overrides, and \
            closures stored for later. A path runs through the view's own code, its base classes, helpers, extensions \
            and completions. The rule reports a path that dismisses, pops or removes the view, or a controller that \
            contains it, if the path ends without a call of a listener, a handler or a stored closure, and without an \
            event on a relay that the listener's side can observe. Code that the router or the interactor calls is not \
            reported, and neither is closing a controller that the view itself presented. Branches on which the \
            listener, or the 'self' of a weak capture, is nil are not paths. Views that report their removal in \
            'viewDidDisappear' or 'didMove(toParent:)' are exempt on the paths covered by that check.
            """,
        levels: """
            A note if the RIB is attached at the start of its parent and stays attached for good, and its view is \
            shown later, whenever something asks for it. Otherwise an error.
            """,
        limitations: """
            Storyboards are not analyzed, so unwind segues are not found. The rule reports nothing where a superclass \
            is outside the analyzed files, or a function outside them receives the view or a closure. A view that \
            replaces the root controller of its window is not reported if it notifies its listener of any removal, and \
            a view whose disappearance its parent observes by a stream is not reported at all. Neither is one without \
            a listener whose RIB has none either, if nothing that is analyzed attaches the RIB: its parent may observe \
            the view.
            """,
        example: RuleExample(
            """
              final class ReceiptViewController: UIViewController, ReceiptPresentable {
                  weak var listener: ReceiptPresentableListener?

                  @objc private func closeTapped() {
            -         dismiss(animated: true)
            +         listener?.didTapClose()
                  }
              }
            """,
            in: "import RIBs\nimport UIKit"),
        references: [
            "RIBs/Classes/ViewableRouter.swift in github.com/uber/RIBs-iOS",
            "RIBs/Classes/LeakDetector/LeakDetector.swift in github.com/uber/RIBs-iOS",
        ])
}
