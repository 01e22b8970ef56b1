import RuleKit

extension RuleDocumentation {
    static let navigationPopUnhandled = RuleDocumentation(
        summary: "A router pushes a child, and nothing detaches it when the user goes back.",
        reason: """
            The back button of the navigation bar and the swipe from the edge pop a view controller without a call of \
            the router. The child stays attached: its interactor stays active, and a check such as \
            'guard detail == nil' keeps the screen from being opened again.
            """,
        howItWorks: """
            The rule checks each call by which a router pushes the view of a child that it builds, through functions \
            of the router, of its view and of wrappers. It reports the call if the user can go back and nothing learns \
            of it: neither 'viewDidDisappear' of the view under 'isMovingFromParent', nor \
            'navigationController(_:didShow:animated:)' or 'viewDidAppear' of the pushing view that lead to a call \
            that detaches the child. The user cannot go back if the view hides the back button or has a left bar \
            button item, if the navigation bar is hidden, or if 'interactivePopGestureRecognizer' is turned off. About \
            the bar, the nearest code decides: the view, the pushing view, those below it, and what creates the \
            navigation controller. If 'interactivePopGestureRecognizer' has a delegate of the project, the gesture \
            works without a back button or a bar. What a navigation controller decides about its gesture only counts \
            for views that may be in it. 'navigationBar.isHidden' leaves the gesture on.
            """,
        limitations: """
            The rule reports nothing if the view comes from a storyboard or is hosted, if it has a superclass outside \
            the analyzed files, if it may be that the bar is hidden, if a child's builder is chosen at run time, or if \
            nothing calls the function. Values that are not literals count as hiding. Code that is not analyzed and \
            that a delegate calls counts as a detachment. 'setViewControllers' is not a push. The rule reports nothing \
            if a copy of RIBs in the project has other names for 'attachChild' and 'detachChild'.
            """,
        example: RuleExample(
            """
              final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
                  weak var listener: DetailPresentableListener?

                  @objc private func closeTapped() { listener?.didClose() }
            +
            +     override func viewDidDisappear(_ animated: Bool) {
            +         super.viewDidDisappear(animated)
            +         if isMovingFromParent { listener?.didClose() }
            +     }
              }
            """,
            in: ExampleApp.aroundDetailView),
        references: ["developer.apple.com/documentation/uikit/uinavigationcontroller/interactivepopgesturerecognizer"])
}
