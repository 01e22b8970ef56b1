import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A view that notifies of its removal when the user begins the gesture.
    static let unconfirmedPopDetection = Rule(
        "unconfirmed_pop_detection", in: .dismissal, as: .warning,
        documentation: .unconfirmedPopDetection,
        inspects: Scope("notifications of views whose removal begins", of: [.view, .router]),
        configurationKeys: ["modules", "router", "builder", "view"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for early in project.earlyNotifications(belowRouter: router) {
            func skip(_ reason: String) {
                let call = Candidate("The call of '\(project.text(at: early.place))'", at: project.site(early.place))
                context.skip(call, reason)
            }
            switch early.detachment {
            case .detaches: report(early, context)
            case .mayDetach: skip("does not certainly detach a child")
            case .noGesture: skip("does not involve a view that the user can remove with that gesture")
            }
        }
        context.skipCalls(project.otherNotifications(belowRouter: router), reason)
    }

    private static func reason(_ notification: OtherNotification) -> String {
        switch notification {
        case .atEnd: "runs at the end of a removal, not at its start"
        case .conditional: "depends on more than the kind of removal"
        case .untested: "depends on no kind of removal; see pop_detection_without_removal_check"
        case .later: "is in a closure that runs later"
        case .detachesNothing: "does not certainly detach a child"
        case .unshown: "is made by a view that no known call pushes or presents"
        }
    }

    private static func report(_ early: EarlyNotification, _ context: RuleContext) {
        let project = context.project
        let child = early.edge.childWords(project)
        let isPushed = early.presentation.showing == .push
        let hook = project.fullName(early.hook)
        context.report(
            at: project.site(early.place),
            """
            '\(project.text(at: early.place))' is called in '\(hook)', \
            \(early.moment == .start ? "when the user begins to swipe \(child) away" : "when a swipe back ends"): \
            after a swipe that is canceled, \(child) is detached, but its view stays.
            """,
            help: isPushed
                ? "Notify in 'viewDidDisappear(_:)' if 'isMovingFromParent' is true, or in 'didMove(toParent:)'."
                : "Notify in 'presentationControllerDidDismiss(_:)', or in 'viewDidDisappear(_:)' if "
                    + "'isBeingDismissed' is true.",
            about: early.hook, in: early.type,
            related: [
                Finding.Note(
                    project.site(early.presentation.place),
                    isPushed ? "the view is pushed here" : "the view is presented here")
            ]
                + early.edge.detachments.prefix(1).map {
                    Finding.Note(project.site($0.place), "the child is detached here")
                })
    }
}

extension RuleDocumentation {
    static let unconfirmedPopDetection = RuleDocumentation(
        summary: "A view reports its removal when the user begins a swipe, which may be canceled.",
        reason: """
            UIKit calls 'viewWillDisappear', 'willMove(toParent:)', 'popViewController' of the navigation controller \
            and 'presentationControllerWillDismiss' when the user's finger starts to move. If the user lets go before \
            the view is gone, the view stays, but its RIB is detached: its interactor is inactive, and its buttons do \
            nothing. The state '.ended' of the gesture does not tell that the view is gone, either: a swipe that is \
            canceled ends as well.
            """,
        howItWorks: """
            The rule checks the calls of a listener in these functions, under conditions such as 'isMovingFromParent' \
            that tell a removal from other reasons. It reports a call if the user can pop or swipe away the view, and \
            calls lead from there to the detachment of the child or of one of its ancestors, none of them under a \
            condition. Delegates of presentation controllers count as well, navigation controllers that override \
            'popViewController', and targets of 'interactivePopGestureRecognizer' that notify if its state is '.ended' \
            and test nothing else.
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
