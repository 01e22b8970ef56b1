import RIBModel
public import RuleKit
import SourceText

extension Rule {
    /// A RIB's view goes away by itself while its RIB stays attached.
    public static let viewSelfDismissal = Rule(
        "view_self_dismissal", in: .dismissal, as: .error,
        summary: "A RIB's view removes itself, and no listener hears of it on that path.",
        reason: """
            The view disappears, but its router stays among its parent's children and its interactor stays active: subscriptions go \
            on firing, and the guard against attaching twice keeps the screen from opening again. The framework's leak detector \
            watches what is detached or deallocated, and neither happens here, so it never sees this.
            """,
        decision: """
            From each event that the view handles (targets, delegates, overrides, closures kept for later) every path through its own \
            code, its base classes, helpers, extensions and completions is followed. One that dismisses, pops or removes the view or \
            what contains it, and on which no listener, handler, relay or stored closure is told before the path's end, is a breach. \
            What the router or the interactor calls is none, nor is closing what the view presents itself. A view that tells of its \
            removal in 'viewDidDisappear' or 'didMove(toParent:)' is exempt for what its condition sees.
            """,
        limits: """
            Storyboards are not read: unwind segues are not seen. Where a superclass, or a function that is given the view or a \
            closure, is not among the files, the rule keeps silent.
            """,
        before: """
            import RIBs
            import UIKit

            protocol ReceiptPresentableListener: AnyObject {
                func didTapClose()
            }

            protocol ReceiptPresentable: Presentable {
                var listener: ReceiptPresentableListener? { get set }
            }

            final class ReceiptViewController: UIViewController, ReceiptPresentable {
                weak var listener: ReceiptPresentableListener?

                @objc private func closeTapped() {
                    dismiss(animated: true)
                }
            }
            """,
        after: """
            import RIBs
            import UIKit

            protocol ReceiptPresentableListener: AnyObject {
                func didTapClose()
            }

            protocol ReceiptPresentable: Presentable {
                var listener: ReceiptPresentableListener? { get set }
            }

            final class ReceiptViewController: UIViewController, ReceiptPresentable {
                weak var listener: ReceiptPresentableListener?

                @objc private func closeTapped() {
                    listener?.didTapClose()
                }
            }
            """
    ) { project in
        project.selfDismissals().map { finding(for: $0, in: project) }
    }

    private static func finding(for dismissal: SelfDismissal, in project: Project) -> Finding {
        let type = project.index.qualifiedName(dismissal.type)
        let entry = entryName(of: dismissal, in: project)
        let views = dismissal.views.filter { $0 != dismissal.type }
        return Finding(
            at: project.site(dismissal.place), "'\(type)' \(verb(dismissal.kind)) itself in \(entry), and no listener hears of it.",
            help: help(for: dismissal, in: project), rib: project.ribName(dismissal.views.first ?? dismissal.type),
            symbol: project.symbol(dismissal.entry), subject: project.text(at: dismissal.place),
            related: views.map { Finding.Note(project.site($0), "'\(project.index.qualifiedName($0))' inherits this.") },
            path: path(of: dismissal, entry, in: project))
    }

    private static func verb(_ kind: DismissalKind) -> String {
        switch kind {
        case .dismiss: "dismisses"
        case .pop: "pops"
        case .removal: "removes"
        }
    }

    private static func entryName(of dismissal: SelfDismissal, in project: Project) -> String {
        let name = "'\(project.fullName(dismissal.entry))'"
        return dismissal.isHandler ? "a handler set up in \(name)" : name
    }

    private static func help(for dismissal: SelfDismissal, in project: Project) -> String {
        let methods = dismissal.listenerMethods.prefix(4).map { "'\(project.fullName($0))'" }
        guard !methods.isEmpty else { return "Tell the interactor, and let the router that attached this RIB remove the view." }
        return "Tell the listener (\(methods.joined(separator: ", "))), and let the router that attached this RIB remove the view."
    }

    private static func path(of dismissal: SelfDismissal, _ entry: String, in project: Project) -> [Finding.Note] {
        let last = dismissal.path.count - 1
        let start = dismissal.isHandler ? [] : [Finding.Note(project.site(ofName: dismissal.entry), "The event enters \(entry).")]
        return start + dismissal.path.enumerated().map { number, place in
            let what = number == last ? "\(verb(dismissal.kind)) the view" : number == 0 && dismissal.isHandler ? "handles the event" : "calls '\(project.text(at: place))'"
            return Finding.Note(project.site(place), what.prefix(1).uppercased() + what.dropFirst() + ".")
        }
    }
}
