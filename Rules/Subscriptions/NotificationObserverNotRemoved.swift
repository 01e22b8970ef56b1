import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// An observer or a timer that the end of an interactor's or a worker's activity does not remove.
    static let notificationObserverNotRemoved = Rule(
        "notification_observer_not_removed", in: .subscriptions, as: .warning,
        documentation: .notificationObserverNotRemoved,
        inspects: Scope("observers and timers that interactors and workers start", of: [.interactor, .worker]),
        configurationKeys: ["modules", "interactor", "worker"]
    ) { $0.run(observersCheck) }

    private static let observersCheck = TypeCheck(
        "notification_observer_not_removed", of: { $0.activeClasses }
    ) { context, owner in
        for registration in context.project.observerRegistrations(of: owner) { check(registration, context) }
    }

    private static func check(_ registration: ObserverRegistration, _ context: RuleContext) {
        let project = context.project
        func skip(_ reason: String, _ notes: [Finding.Note] = []) {
            context.skip(
                Candidate(
                    "The call of '\(project.text(at: registration.place))'", at: project.site(registration.place),
                    within: project.chain(around: registration.place)), reason, at: notes)
        }
        let (end, hook) = registration.lifecycle == .worker
            ? ("stopping", "didStop()") : ("deactivation", "willResignActive()")
        let (thing, removes, removal) = registration.kind.words
        let imperative = removal.prefix(1).uppercased() + removal.dropFirst()
        let fate: String
        var property: DeclarationID?
        switch registration.fate {
        case .removed(let place):
            return skip("starts \(thing) that \(end) \(removes)", [Finding.Note(project.site(place), "here")])
        case .unknown: return skip("starts \(thing) that other code may end")
        case .dropped: fate = "and does not keep it, so nothing \(removes) it"
        case .kept(let kept):
            property = kept
            fate = (kept.map { "and keeps it in '\(project.fullName($0))', which" } ?? "that")
                + " \(end) does not \(removal)"
        }
        let owner = project.name(of: registration.owner)
        context.report(
            at: project.site(registration.place),
            "'\(owner)' starts \(thing) in '\(project.fullName(registration.member))' \(fate).",
            help: property.map { "\(imperative) '\(project.fullName($0))' in '\(hook)'." }
                ?? (registration.kind == .selector
                    ? "Call 'removeObserver(self)' in '\(hook)'."
                    : "Keep it in a property, and \(removal) it in '\(hook)'."),
            about: registration.member,
            subject: property.map { project.fullName($0) } ?? project.text(at: registration.place),
            in: registration.owner,
            related: property.map { [Finding.Note(project.site(ofName: $0), "it is kept here")] } ?? [],
            evidence: project.deactivation(of: registration.owner, registration.lifecycle).map {
                [Finding.Note(project.site(ofName: $0), "\(end) begins here")]
            } ?? [])
    }
}

extension ObserverRegistration.Kind {
    /// The thing that is started, and the verb for its end in the third person and as an imperative.
    fileprivate var words: (thing: String, removes: String, removal: String) {
        switch self {
        case .block, .selector: ("an observer", "removes", "remove")
        case .keyPath: ("an observation", "invalidates", "invalidate")
        case .timer: ("a repeating timer", "invalidates", "invalidate")
        case .displayLink: ("a display link", "invalidates", "invalidate")
        case .dispatchTimer: ("a timer", "cancels", "cancel")
        }
    }
}
