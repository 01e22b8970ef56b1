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
            """,
        looksAt: Scope("calls that dismiss, pop or remove something, in the code of views", of: [.view]),
        words: ["modules", "view", "listeners", "handlers"],
        references: [
            "RIBs/Classes/ViewableRouter.swift in github.com/uber/RIBs-iOS",
            "RIBs/Classes/LeakDetector/LeakDetector.swift in github.com/uber/RIBs-iOS",
        ]
    ) { project, interest in
        project.selfDismissals(interest).map { judged in
            Verdict(judged) { dismissal in
                .breach(finding(for: dismissal, in: project), because: interest == .everything ? listeners(of: dismissal, in: project) : [])
            } pass: {
                pass(for: $0, in: project)
            }
        }
    }

    private static func listeners(of dismissal: SelfDismissal, in project: Project) -> [Finding.Note] {
        dismissal.listenerMethods.prefix(4).map {
            Finding.Note(project.site(ofName: $0), "the listener's '\(project.fullName($0))' is not called on the way")
        }
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

    // MARK: What is right

    private static func pass(for dismissal: RightfulDismissal, in project: Project) -> Pass {
        let (reason, notes) = defence(of: dismissal, in: project)
        return Pass(at: project.site(dismissal.place), "'\(project.text(at: dismissal.place))'", reason, notes)
    }

    private static func defence(of dismissal: RightfulDismissal, in project: Project) -> (String, [Finding.Note]) {
        func notes(_ places: [NodeReference], _ words: String) -> [Finding.Note] {
            places.map { Finding.Note(project.site($0), "'\(project.text(at: $0))' \(words)") }
        }
        return switch dismissal.defence {
        case .otherReceiver(.property(let property)):
            (
                "is called on '\(project.fullName(property))', which neither is the view nor contains it",
                [Finding.Note(project.site(ofName: property), "declared here")]
            )
        case .otherReceiver(.presented): ("closes what the view presents, not the view", [])
        case .otherReceiver(.own): ("is called on the view, but does not take it away", [])
        case .otherReceiver(.other): ("is called on something that neither is the view nor contains it", [])
        case .launched:
            ("stands in the view that launches the app, which cannot go", [Finding.Note(project.site(dismissal.view), "the app's root view")])
        case .unresolvedSuperclass:
            ("may be heard of by a superclass that is not among the files", .missingSuperclass(of: dismissal.view, in: project))
        case .heardWhenGone(let teller?): ("is heard of: the view tells its listener when UIKit says that it is gone", notes([teller], "tells"))
        case .heardWhenGone(nil): ("is heard of: the navigation controller around it detaches what is shown no more", [])
        case .noEntry(let exemptions): ("is reached by no event of the view's own", exemptions.prefix(4).map { note(on: $0, in: project) })
        case .closesOther: ("closes what the view presents or pushes itself, not the view", [])
        case .noListener: ("stands where there is no listener to tell", [])
        case .told(let places): ("is heard of: on each path from an event of the view the listener is told", notes(places, "tells the listener"))
        case .unclear(let places): ("may be heard of: on each path something is called that is not among the files", notes(places, "may tell"))
        }
    }

    private static func note(on exemption: RightfulDismissal.Exemption, in project: Project) -> Finding.Note {
        let name = "'\(project.fullName(exemption.function))'"
        let words =
            switch exemption.reason {
            case .required: "\(name) is required by the view's contract: the router and the interactor call it"
            case .childListener: "\(name) is what a child tells the view"
            case .heardHandler: "a handler in \(name) is told what a listener hears as well"
            case .uncalled: "no event is wired to \(name), and nothing outside of the RIB calls it"
            }
        return Finding.Note(project.site(ofName: exemption.function), words)
    }
}
