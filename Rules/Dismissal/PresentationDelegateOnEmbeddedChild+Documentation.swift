import RuleKit

extension RuleDocumentation {
    static let presentationDelegateOnEmbeddedChild = RuleDocumentation(
        summary: "The delegate of a presentation is set on a view that a presented navigation controller contains.",
        reason: """
            UIKit presents the navigation controller, with a presentation controller of its own. It never calls the \
            delegate of the presentation controller of a view inside, so nothing detaches the child when the user \
            swipes it away.
            """,
        howItWorks: """
            The rule looks at the delegates of presentation controllers that a router, code that it calls, or the \
            child's builder assigns for a child's view. It reports an assignment if the view is always presented as \
            the root of a navigation controller whose own presentation gets no delegate.
            """,
        limitations: """
            The rule reports nothing about delegates that the view sets itself, since UIKit may give it the \
            container's presentation controller once it is loaded, and about views that are also shown in another way.
            """,
        before: example(delegateOf: "view"),
        after: example(delegateOf: "navigation"),
        references: [
            "https://developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller"
        ])

    private static func example(delegateOf controller: String) -> String {
        TreeExample(
            tap: "@objc private func closeTapped() { listener?.didDisappear() }",
            presentation: """
                let view = router.viewControllable.uiviewController
                        let navigation = UINavigationController(rootViewController: view)
                        swipeNotifier.listener = interactor
                        \(controller).presentationController?.delegate = swipeNotifier
                        viewController.uiviewController.present(navigation, animated: true)
                """,
            property: "private let swipeNotifier = SwipeNotifier()",
            declaration: """
                final class SwipeNotifier: NSObject, UIAdaptivePresentationControllerDelegate {
                    weak var listener: DetailListener?

                    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                        listener?.detailDidClose()
                    }
                }
                """
        ).text
    }
}
