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
