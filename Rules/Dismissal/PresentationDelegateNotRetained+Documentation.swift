import RuleKit

extension RuleDocumentation {
    static let presentationDelegateNotRetained = RuleDocumentation(
        summary: "A delegate of a presentation or navigation controller is held by nothing else.",
        reason: """
            UIKit references these delegates weakly. An object that nothing else holds is released before it is \
            called: the swipe that it should detach the child for goes unnoticed, or the transition is not its own.
            """,
        howItWorks: """
            The rule checks assignments to the delegate of a presentation controller, a sheet, a popover, a \
            navigation controller or the gesture that goes back, and to 'transitioningDelegate'. It reports an object \
            that is created in the assignment, that is held only by a local, or that a computed property creates each \
            time.
            """,
        limitations: """
            An object that passes itself on in its initializer is assumed to be held there. A local that is used \
            otherwise than to set its properties is not reported.
            """,
        before: DelegateExample(isStored: false).text,
        after: DelegateExample(isStored: true).text,
        references: ["the documentation of UIPresentationController.delegate"])
}

private struct DelegateExample {
    let isStored: Bool

    var text: String {
        """
        import RIBs
        import UIKit

        final class SwipeProxy: NSObject, UIAdaptivePresentationControllerDelegate {}

        final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
            \(isStored ? "private let proxy = SwipeProxy()\n\n    " : "")func attachDetail() {
                guard detail == nil else { return }
                let child = detailBuilder.build(withListener: interactor)
                detail = child
                let sheet = child.viewControllable.uiviewController
                sheet.presentationController?.delegate = \(isStored ? "proxy" : "SwipeProxy()")
                attachChild(child)
                viewController.present(child.viewControllable)
            }
        }
        """
    }
}
