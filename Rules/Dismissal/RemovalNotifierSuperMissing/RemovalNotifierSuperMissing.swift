import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// An override that keeps a base class from notifying the listener when the view is removed.
    static let removalNotifierSuperMissing = Rule(
        "removal_notifier_super_missing", in: .dismissal, as: .warning,
        documentation: .removalNotifierSuperMissing,
        fixes: .sometimes,
        inspects: Scope("overrides of functions in which a base class notifies of the view's removal", of: [.view]),
        configurationKeys: ["modules", "view", "listeners"],
        mayLeaveAttached: true,
        each: { $0.viewsOfRIBs }, onceASite: true
    ) { context, view in
        let project = context.project
        for hook in project.cutRemovalHooks(of: view) {
            let name = project.fullName(hook.override)
            func skip(_ reason: String) {
                let place = project.site(ofName: hook.override)
                context.skip(Candidate("The override of '\(name)'", at: place), reason)
            }
            switch hook.outcome {
            case .cut: break
            case .callsSuper: skip("calls 'super' on every path")
            case .notifies: skip("notifies the listener itself")
            }
            guard hook.outcome == .cut else { continue }
            let call = project.superCall(of: hook.override)
            let statement = call == nil ? nil : project.firstStatement(ofProcedure: hook.override)
            context.report(
                at: project.site(ofName: hook.override),
                """
                '\(project.name(of: view))' overrides '\(name)' without calling 'super', so its base class does not \
                notify the listener when the view is removed.
                """,
                help: "Call '\(call ?? "super.\(name)")' first.",
                about: hook.override, in: view,
                related: [Finding.Note(project.site(ofName: hook.base), "this notifies the listener")],
                fix: statement.map {
                    Fix("Call 'super'", isSafe: true, edits: [.line(call ?? "", before: $0)])
                })
        }
        guard context.recordsSkips else { return }
        for (function, reason) in project.otherRemovalHooks(of: view) {
            let name = "The function '\(project.fullName(function))'"
            context.skipOther(Candidate(name, at: project.site(ofName: function)), words(reason))
        }
    }

    private static func words(_ hook: OtherRemovalHook) -> String {
        switch hook {
        case .noBase: "overrides no function of a class of the project"
        case .baseNotifiesNobody: "overrides a function by which no base class notifies the listener"
        case .notNearest: "is not the override that is nearest to the base class which notifies the listener"
        }
    }
}

extension RuleDocumentation {
    static let removalNotifierSuperMissing = RuleDocumentation(
        summary: "A view's override keeps its base class from notifying the listener of the view's removal.",
        reason: """
            The base class notifies the listener when UIKit removes the view, so that the parent detaches the RIB. \
            Without the call of 'super', a swipe or the back button removes the view and the RIB stays attached.
            """,
        howItWorks: """
            The rule checks views of RIBs with a base class in the project that notifies the listener in \
            'viewWillDisappear', 'viewDidDisappear', 'willMove' or 'didMove'. It reports the override nearest to that \
            base class in which some path does not call 'super', if no override below the base class notifies the \
            listener itself.
            """,
        limitations: """
            The rule reports nothing about superclasses outside of the analyzed files, and about functions under names \
            of the project that a base class calls in such a hook.
            """,
        example: RuleExample(
            """
              class SheetViewController: UIViewController {
                  weak var removalListener: RemovalListener?

                  override func viewDidDisappear(_ animated: Bool) {
                      super.viewDidDisappear(animated)
                      if isBeingDismissed || isMovingFromParent { removalListener?.viewDidGo() }
                  }
              }

              final class NoteViewController: SheetViewController, NotePresentable, ViewControllable {
                  private let player = Player()

                  override func viewDidDisappear(_ animated: Bool) {
            +         super.viewDidDisappear(animated)
                      player.stop()
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                protocol RemovalListener: AnyObject {}

                final class NoteInteractor: PresentableInteractor<NotePresentable>, RemovalListener {}
                """),
        references: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)"])
}
