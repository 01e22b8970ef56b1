import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A view that asks to be closed in its deinitializer.
    static let closeSignalInViewDeinit = Rule(
        "close_signal_in_view_deinit", in: .dismissal, as: .warning,
        documentation: .closeSignalInViewDeinit,
        inspects: Scope("calls of listeners in the deinitializers of views", of: [.view]),
        configurationKeys: ["modules", "router", "view", "listeners"],
        mayLeaveAttached: true,
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for signal in project.deinitSignals(belowRouter: router) {
            let name = project.text(at: signal.place)
            func skip(_ reason: String) {
                context.skip(Candidate("The call of '\(name)'", at: project.site(signal.place)), reason)
            }
            switch signal.outcome {
            case .only: break
            case .notOnly: skip("is not the only one by which the view's removal is noticed")
            case .other: skip("does not detach the view's RIB, as far as is known")
            }
            guard signal.outcome == .only else { continue }
            context.report(
                at: project.site(signal.place),
                """
                '\(project.name(of: signal.view))' calls '\(name)' in 'deinit', which cannot run: the router, which \
                this call would detach, keeps the view.
                """,
                help: "Call '\(name)' in 'viewDidDisappear' under 'isBeingDismissed' or 'isMovingFromParent'.",
                subject: name, in: signal.view)
        }
    }
}

extension RuleDocumentation {
    static let closeSignalInViewDeinit = RuleDocumentation(
        summary: "A view asks for its RIB to be detached in 'deinit', which never runs.",
        reason: """
            A viewable router keeps its view. The view is released when its router is, after the RIB was detached; \
            but the detachment waits for the call in 'deinit'. After a swipe or the back button, both stay in memory.
            """,
        howItWorks: """
            The rule checks calls of the listener in the deinitializer of a RIB's view and of its base classes. It \
            reports the call if it leads to the detachment of the RIB, if nothing else in the view makes it, and if \
            neither the view nor its presentation has a hook that UIKit calls upon the removal.
            """,
        limitations: """
            The rule reports nothing if a step between the call and the detachment is not known.
            """,
        example: RuleExample(
            """
              final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
                  weak var listener: DetailPresentableListener?

            -     deinit { listener?.didClose() }
            +     override func viewDidDisappear(_ animated: Bool) {
            +         super.viewDidDisappear(animated)
            +         if isMovingFromParent { listener?.didClose() }
            +     }
              }
            """,
            in: ExampleApp.aroundDetailView),
        references: ["RIBs/Classes/ViewableRouter.swift in github.com/uber/RIBs-iOS"])
}
