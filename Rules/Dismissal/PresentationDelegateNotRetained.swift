import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A delegate of a presentation that nothing keeps alive.
    static let presentationDelegateNotRetained = Rule(
        "presentation_delegate_not_retained", in: .dismissal, as: .error,
        documentation: .presentationDelegateNotRetained,
        inspects: Scope("assignments of delegates of presentations, transitions and navigation controllers", of: []),
        configurationKeys: ["modules"],
        mayLeaveAttached: true
    ) { context in
        let project = context.project
        for found in project.looseDelegates {
            let target = project.text(at: found.target)
            let reason: String
            var related: [Finding.Note] = []
            switch found.reason {
            case .kept:
                context.skip(
                    Candidate("The object assigned to '\(target)'", at: project.extent(of: found.place)),
                    "may be kept by other code")
                continue
            case .created: reason = "it is created here and stored nowhere"
            case .local(let local):
                reason = "only the local '\(project.fullName(local))' holds it"
                related = [Finding.Note(project.site(ofName: local), "the local is declared here")]
            case .computed(let property):
                reason = "'\(project.fullName(property))' creates another one each time"
                related = [Finding.Note(project.site(ofName: property), "the object is created here")]
            }
            context.report(
                at: project.extent(of: found.place),
                "The delegate is released immediately, since '\(target)' is weak: \(reason).",
                help: "Store the delegate in a property that lives as long as the presentation.",
                about: found.code, subject: target, in: found.owner, related: related)
        }
    }
}

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
