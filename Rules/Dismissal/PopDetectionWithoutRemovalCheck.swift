import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A view that takes each disappearance for its removal.
    static let popDetectionWithoutRemovalCheck = Rule(
        "pop_detection_without_removal_check", in: .dismissal, as: .warning,
        documentation: .popDetectionWithoutRemovalCheck,
        inspects: Scope("notifications of appearing and disappearing views", of: [.view, .router]),
        configurationKeys: ["modules", "router", "builder", "view"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for edge in project.tree.edges(from: router) {
            for notification in project.disappearanceNotifications(of: edge) {
                let call = Candidate(
                    "The call of '\(project.text(at: notification.place))'", at: project.site(notification.place))
                if notification.isChecked {
                    context.skip(call, "depends on a condition, or passes a value")
                } else if !project.alwaysDetaches(notification, edge) {
                    context.skip(call, "does not certainly detach a child")
                } else {
                    report(notification, edge, context)
                }
            }
        }
    }

    private static func report(
        _ notification: DisappearanceNotification, _ edge: Edge, _ context: RuleContext
    ) {
        let project = context.project
        let event =
            notification.isOfAppearance
            ? "appears, which" : "disappears, also when another view covers it, which"
        let shown = Set(edge.presentations.map(\.showing))
        let help =
            notification.isOfAppearance
            ? "Notify where the child's view is removed, under 'isMovingFromParent' or 'isBeingDismissed'."
            : shown == [.push]
                ? "Call it only if 'isMovingFromParent' is true."
                : shown == [.modal]
                    ? "Call it only if 'isBeingDismissed' is true."
                    : "Call it only if 'isMovingFromParent' or 'isBeingDismissed' is true, by how the view is shown."
        context.report(
            at: project.site(notification.place),
            """
            '\(project.name(of: notification.view))' calls '\(project.text(at: notification.place))' each time it \
            \(event) detaches \(edge.childWords(project)).
            """,
            help: help, about: notification.hook, in: notification.view,
            related: edge.detachments.first.map { [Finding.Note(project.site($0.place), "the child is detached here")] }
                ?? [])
    }
}

extension RuleDocumentation {
    static let popDetectionWithoutRemovalCheck = RuleDocumentation(
        summary: "A view reports its removal each time it disappears, even if it is only covered.",
        reason: """
            'viewDidDisappear' also runs when another view is pushed or presented over the view, or the user changes \
            to another tab. The RIB is detached while its view is still there: its interactor is inactive, and its \
            buttons do nothing when the user comes back.
            """,
        howItWorks: """
            The rule checks the calls of a listener in 'viewWillDisappear' and 'viewDidDisappear' of the views of \
            children. It reports a call that stands under no condition and passes no value, if calls lead from it to \
            the detachment of the child or of one of its ancestors, through interactors and routers, and none of these \
            stands under a condition. In 'viewWillAppear' and 'viewDidAppear', it reports a call that leads to the \
            detachment of a child of the view's RIB in the same way.
            """,
        limitations: """
            A call under any condition but that something is not nil counts as checked. Notifications through closures \
            and streams, and calls in closures, are not followed. The rule reports nothing if a copy of RIBs in the \
            project has other names for 'attachChild' and 'detachChild'.
            """,
        example: RuleExample(
            """
              final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
                  weak var listener: DetailPresentableListener?

                  override func viewDidDisappear(_ animated: Bool) {
                      super.viewDidDisappear(animated)
            -         listener?.didClose()
            +         if isMovingFromParent { listener?.didClose() }
                  }
              }
            """,
            in: ExampleApp.aroundDetailView),
        references: ["developer.apple.com/documentation/uikit/uiviewcontroller/ismovingfromparent"])
}
