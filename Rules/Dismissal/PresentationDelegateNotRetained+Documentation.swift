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
        example: RuleExample(
            """
              final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
            +     private let proxy = SwipeProxy()
            +
                  func attachDetail() {
                      guard detail == nil else { return }
                      let child = detailBuilder.build(withListener: interactor)
                      detail = child
                      let sheet = child.viewControllable.uiviewController
            -         sheet.presentationController?.delegate = SwipeProxy()
            +         sheet.presentationController?.delegate = proxy
                      attachChild(child)
                      viewController.present(child.viewControllable)
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit
                final class SwipeProxy: NSObject, UIAdaptivePresentationControllerDelegate {}
                """),
        references: ["the documentation of UIPresentationController.delegate"])
}
