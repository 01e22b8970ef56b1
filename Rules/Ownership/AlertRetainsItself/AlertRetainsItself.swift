import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// An alert that the handler of one of its own actions captures strongly.
    static let alertRetainsItself = Rule(
        "alert_retains_itself", in: .ownership, as: .warning,
        documentation: .alertRetainsItself,
        fixes: .sometimes,
        inspects: Scope("the actions of alerts", of: [.view, .presenter, .interactor, .router]),
        configurationKeys: ["modules", "view", "presenter", "interactor", "router"],
        each: { $0.classesWithAlerts }
    ) { context, owner in
        let project = context.project
        for found in project.alertRetentions(of: owner) {
            let name = project.text(at: found.use)
            let consequence = found.other.map { ", and with it '\(project.text(at: $0))'" } ?? ""
            context.report(
                at: project.site(found.use),
                "'\(name)' keeps itself alive\(consequence): its action captures it strongly.",
                help: "Capture it with '[weak \(name)]'.",
                severity: found.other == nil ? .note : nil,
                about: found.member, subject: project.text(at: found.addition), in: owner,
                related: [Finding.Note(project.site(found.addition), "the alert gets the action here")]
                    + (found.other.map { [Finding.Note(project.site($0), "the action captures this, too")] } ?? []),
                fix: found.edits.map { edits in
                    Fix(
                        "Capture '\(name)' weakly", isSafe: true,
                        edits: [Fix.Edit(edits.list, edits.capture)] + edits.uses.map { Fix.Edit($0, "?") })
                })
        }
    }
}

extension RuleDocumentation {
    static let alertRetainsItself = RuleDocumentation(
        summary: "An alert stays in memory because the handler of its own action captures it.",
        reason: """
            An alert keeps its actions, an action keeps its handler, and a handler that uses the alert keeps the \
            alert. UIKit does not break this cycle when the alert is dismissed: each time it is shown, an alert with \
            its text fields stays in memory, and with it whatever else the handler captures strongly.
            """,
        howItWorks: """
            The rule looks at the code of views, their parts, presenters, interactors and routers for 'addAction' on \
            an alert in a local or parameter, with a 'UIAlertAction' that is created there or in a local. It reports \
            the first name by which its handler captures the alert strongly, also for a closure in it.
            """,
        levels: """
            A warning if the handler also captures 'self', the listener or another part of a RIB strongly: each use \
            leaks the RIB. Otherwise a note: only the alert leaks.
            """,
        limitations: """
            An alert in a property is not reported, and neither is one that a handler captures through another object.
            """,
        example: RuleExample(
            """
              final class NameViewController: UIViewController, NamePresentable {
                  weak var listener: NamePresentableListener?

                  @objc private func renameTapped() {
                      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
                      alert.addTextField()
            -         alert.addAction(UIAlertAction(title: "Save", style: .default) { [weak listener] _ in
            -             listener?.didRename(alert.textFields?.first?.text)
            +         alert.addAction(UIAlertAction(title: "Save", style: .default) { [weak alert, weak listener] _ in
            +             listener?.didRename(alert?.textFields?.first?.text)
                      })
                      present(alert, animated: true)
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit
                protocol NamePresentable: Presentable {}
                protocol NamePresentableListener: AnyObject {
                    func didRename(_ name: String?)
                }
                """))
}
