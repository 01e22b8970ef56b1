import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A view that means to notify of its removal under a condition that does not hold then.
    static let incompleteRemovalCheck = Rule(
        "incomplete_removal_check", in: .dismissal, as: .warning,
        documentation: .incompleteRemovalCheck,
        fixes: .sometimes,
        inspects: Scope("conditions by which views notify of their removal", of: [.view, .router]),
        configurationKeys: ["modules", "router", "builder", "view"],
        mayLeaveAttached: true,
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for (test, presentation) in project.futileRemovalTests(ofRouter: router) {
            let (view, name) = (project.name(of: test.view), project.text(at: test.place))
            let notification = project.text(at: test.notification)
            let site = project.site(test.place)
            switch test.defect {
            case .ofShowing(let meant):
                let meant = project.text(meant)
                context.report(
                    at: site,
                    """
                    '\(view)' calls '\(notification)' only if '\(name)', which is never true when a view disappears.
                    """,
                    help: "Use '\(meant)'.", about: test.hook, in: test.view,
                    fix: Fix("Replace with '\(meant)'", isSafe: true, edits: [Fix.Edit(site, meant)]))
            case .ofOwnDismissal:
                guard let presentation else {
                    context.skip(Candidate("The condition '\(name)'", at: site), "may be that of a dismissed view")
                    continue
                }
                context.report(
                    at: site,
                    """
                    '\(view)' calls '\(notification)' under its own '\(name)', which is false when the navigation \
                    controller around it is dismissed.
                    """,
                    help: "Use 'navigationController?.isBeingDismissed' as well.", about: test.hook, in: test.view,
                    related: [Finding.Note(project.site(presentation.place), "it is presented here")])
            }
        }
        guard context.recordsSkips else { return }
        for other in project.otherRemovalTests(ofRouter: router) {
            let condition = Candidate("The condition '\(project.text(at: other.place))'", at: project.site(other.place))
            context.skipOther(condition, reason(other.reason))
        }
    }

    private static func reason(_ test: OtherRemovalTest) -> String {
        switch test {
        case .ofAppearance: "is tested when the view appears, not when it is removed"
        case .ofOtherController: "is that of another controller than the view"
        case .withoutNotification: "is tested in a function that does not notify the listener"
        case .besideOthers: "is tested beside other properties that tell a removal"
        case .holds: "can be true when the view is removed"
        }
    }
}

extension RuleDocumentation {
    static let incompleteRemovalCheck = RuleDocumentation(
        summary: "A view reports its removal only under a condition that is false at that time.",
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
