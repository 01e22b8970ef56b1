import RIBModel
public import RuleKit
import SourceText

extension Rule {
    /// A RIB's view that dismisses itself while its RIB stays attached.
    public static let viewSelfDismissal = Rule(
        "view_self_dismissal", in: .dismissal, as: .error,
        documentation: .viewSelfDismissal,
        inspects: Scope("calls that dismiss, pop or remove something, in the code of a RIB's view", of: [.view]),
        configurationKeys: ["modules", "view", "listeners", "handlers"],
        mayLeaveAttached: true
    ) { context in
        for dismissal in context.project.dismissals(all: context.recordsSkips) {
            switch dismissal.outcome {
            case .unnotified(let path):
                if let observer = observer(of: dismissal, context.project) {
                    skip(dismissal, observedAt: observer, context)
                } else if dismissal.listenerMethods.isEmpty,
                    let builder = context.project.builderForAbsentParent(ofView: dismissal.view)
                {
                    skip(dismissal, builtBy: builder, context)
                } else {
                    report(dismissal, path, context)
                }
            case .other(let reason): skip(dismissal, reason, context)
            }
        }
    }

    private static func report(_ dismissal: Dismissal, _ path: Dismissal.Path, _ context: RuleContext) {
        let project = context.project
        let type = project.qualifiedName(of: dismissal.type)
        let entry = entryName(of: path, in: project)
        let methods = dismissal.listenerMethods.prefix(4)
        let isShownAgain = ([dismissal.view] + dismissal.views).allSatisfy { project.isShownAgain(view: $0) }
        let words =
            isShownAgain
            ? "; no consequence was found: its RIB stays attached, and the view is shown again" : ""
        context.report(
            at: project.site(dismissal.place),
            "'\(type)' \(verb(path.kind)) itself in \(entry) without notifying a listener\(words).",
            help: help(methods.map { project.fullName($0) }), severity: isShownAgain ? .note : nil, about: path.entry,
            subject: project.text(at: dismissal.place), in: dismissal.view,
            related: dismissal.views.filter { $0 != dismissal.type }.map { view in
                Finding.Note(project.site(view), "'\(project.qualifiedName(of: view))' inherits this code")
            } + project.removalNotes(ofCallAt: dismissal.place),
            path: notes(on: path, entry, in: project),
            evidence: methods.map { method in
                let name = project.fullName(method)
                return Finding.Note(project.site(ofName: method), "the listener's '\(name)' is not called on the path")
            })
    }

    private static func verb(_ kind: DismissalKind) -> String {
        switch kind {
        case .dismiss: "dismisses"
        case .pop: "pops"
        case .removal: "removes"
        }
    }

    private static func entryName(of path: Dismissal.Path, in project: Project) -> String {
        let name = "'\(project.fullName(path.entry))'"
        return path.isHandler ? "an event handler set up in \(name)" : name
    }

    private static func help(_ methods: [String]) -> String {
        guard !methods.isEmpty else {
            return "Notify the interactor, and let the router that attached this RIB remove the view."
        }
        let names = methods.map { "'\($0)'" }.joined(separator: ", ")
        return "Notify the listener (\(names)), and let the router that attached this RIB remove the view."
    }

    private static func notes(
        on path: Dismissal.Path, _ entry: String, in project: Project
    ) -> [Finding.Note] {
        let last = path.places.count - 1
        let start = Finding.Note(project.site(ofName: path.entry), "event handler \(entry)")
        return (path.isHandler ? [] : [start])
            + path.places.enumerated().map { number, place in
                let words =
                    number == last
                    ? "\(verb(path.kind)) the view"
                    : number == 0 && path.isHandler
                        ? "event handler set up in '\(project.fullName(path.entry))'"
                        : "calls '\(project.text(at: place))()'"
                return Finding.Note(project.site(place), words)
            }
    }

    /// A place where the parents of all of a dismissal's views learn that the view is gone; nil if one does not.
    private static func observer(of dismissal: Dismissal, _ project: Project) -> NodeReference? {
        let views = Set([dismissal.view] + dismissal.views).sorted()
        let observers = views.map { project.disappearanceObserver(ofView: $0) }
        return observers.allSatisfy { $0 != nil } ? observers.first ?? nil : nil
    }

    // MARK: Skips

    private static func skip(_ dismissal: Dismissal, observedAt place: NodeReference, _ context: RuleContext) {
        let project = context.project
        context.skip(
            Candidate("'\(project.text(at: dismissal.place))'", at: project.site(dismissal.place)),
            "removes a view whose disappearance its parent observes",
            at: [Finding.Note(project.site(place), "the parent observes it here")])
    }

    private static func skip(_ dismissal: Dismissal, builtBy builder: TypeID, _ context: RuleContext) {
        let project = context.project
        context.skip(
            Candidate("'\(project.text(at: dismissal.place))'", at: project.site(dismissal.place)),
            "removes a view whose disappearance a parent that is not analyzed may observe: its RIB has no listener",
            at: [Finding.Note(project.site(builder), "nothing that is analyzed attaches what this builds")])
    }

    private static func skip(_ dismissal: Dismissal, _ reason: Dismissal.Reason, _ context: RuleContext) {
        let project = context.project
        let (words, notes) = words(for: reason, dismissal, in: project)
        let name = "'\(project.text(at: dismissal.place))'"
        switch reason {
        case .notified:
            context.skip(
                Candidate("The listener", at: project.site(dismissal.place)), "\(words.predicate) \(name)", at: notes)
        default: context.skip(Candidate(name, at: project.site(dismissal.place)), words, at: notes)
        }
    }

    /// A reason in words, and the sites that show it.
    private static func words(
        for reason: Dismissal.Reason, _ dismissal: Dismissal, in project: Project
    ) -> (SkipReason, [Finding.Note]) {
        func notes(_ places: [NodeReference], _ words: String) -> [Finding.Note] {
            places.map { Finding.Note(project.site($0), "'\(project.text(at: $0))' \(words)") }
        }
        return switch reason {
        case .dismissesOther(.property(let property)):
            (
                "is called on '\(project.fullName(property))', which is neither the view nor contains it",
                [Finding.Note(project.site(ofName: property), "'\(project.fullName(property))' is declared here")]
            )
        case .dismissesOther(.presented): ("closes a controller that the view presents, not the view", [])
        case .dismissesOther(.own): ("is called on the view, but does not remove it", [])
        case .dismissesOther(.other): ("is called on an object that is neither the view nor contains it", [])
        case .launched:
            (
                "is in the view of the app's launch router, which cannot be dismissed",
                [Finding.Note(project.site(dismissal.view), "the app's root view")]
            )
        case .unresolvedSuperclass: project.absenceReason("may be covered by", of: dismissal.view)
        case .notifiedWhenGone(let call?):
            (
                "is covered by a removal notifier: the view notifies its listener when UIKit removes it",
                notes([call], "notifies the listener")
            )
        case .notifiedWhenGone(nil):
            ("is covered by the navigation controller, which detaches RIBs that it no longer shows", [])
        case .noEvent(let functions):
            ("is not reached by an event of the view itself", functions.prefix(4).map { note(on: $0, in: project) })
        case .closesOther: ("closes a controller that the view presents or pushes, not the view", [])
        case .noListener: ("is on a branch without a listener to notify", [])
        case .notified(let places): ("is notified on every path that reaches", notes(places, "notifies the listener"))
        case .unclear(let places):
            (
                .unknown("may notify the listener: every path calls code outside the analyzed files"),
                notes(places, "may notify the listener")
            )
        }
    }

    private static func note(on function: Dismissal.NoEvent, in project: Project) -> Finding.Note {
        let name = "'\(project.fullName(function.function))'"
        let words =
            switch function.reason {
            case .required: "\(name) is required by the view's protocol: the router and the interactor call it"
            case .childListener: "a child notifies the view through \(name)"
            case .observedHandler: "a handler in \(name) receives events that the listener receives too"
            case .uncalled: "no event calls \(name), and nothing outside the RIB does"
            }
        return Finding.Note(project.site(ofName: function.function), words)
    }
}

extension RuleDocumentation {
    static let viewSelfDismissal = RuleDocumentation(
        summary: "A RIB's view dismisses itself without notifying a listener.",
        reason: """
            The view disappears, but its router stays attached to its parent and its interactor stays active. \
            Subscriptions keep firing, and a parent that checks for an attached child does not open the screen again. \
            The framework's leak detector only watches objects that are detached or deallocated, so it does not report \
            this.
            """,
        howItWorks: """
            The rule follows every path from each event that the view handles: targets, delegates, overrides, and \
            closures stored for later. A path runs through the view's own code, its base classes, helpers, extensions \
            and completions. The rule reports a path that dismisses, pops or removes the view, or a controller that \
            contains it, if the path ends without a call of a listener, a handler or a stored closure, and without an \
            event on a relay that the listener's side can observe. Code that the router or the interactor calls is not \
            reported, and neither is closing a controller that the view itself presented. Branches on which the \
            listener, or the 'self' of a weak capture, is nil are not paths. Views that report their removal in \
            'viewDidDisappear' or 'didMove(toParent:)' are exempt on the paths covered by that check.
            """,
        levels: """
            A note if the RIB is attached at the start of its parent and stays attached for good, and its view is \
            shown later, whenever something asks for it. Otherwise an error.
            """,
        limitations: """
            Storyboards are not analyzed, so unwind segues are not found. The rule reports nothing where a superclass \
            is outside the analyzed files, or a function outside them receives the view or a closure. A view that \
            replaces the root controller of its window is not reported if it notifies its listener of any removal, and \
            a view whose disappearance its parent observes by a stream is not reported at all. Neither is one without \
            a listener whose RIB has none either, if nothing that is analyzed attaches the RIB: its parent may observe \
            the view.
            """,
        example: RuleExample(
            """
              final class ReceiptViewController: UIViewController, ReceiptPresentable {
                  weak var listener: ReceiptPresentableListener?

                  @objc private func closeTapped() {
            -         dismiss(animated: true)
            +         listener?.didTapClose()
                  }
              }
            """,
            in: "import RIBs\nimport UIKit"),
        references: [
            "RIBs/Classes/ViewableRouter.swift in github.com/uber/RIBs-iOS",
            "RIBs/Classes/LeakDetector/LeakDetector.swift in github.com/uber/RIBs-iOS",
        ])
}
