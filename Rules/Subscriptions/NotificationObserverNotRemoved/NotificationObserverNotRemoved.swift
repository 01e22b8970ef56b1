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
    ) { context in
        context.run(observersCheck)
        guard context.recordsSkips else { return }
        let project = context.project
        for other in project.otherObservers {
            context.skip(
                Candidate(
                    "The call of '\(project.text(at: other.place))'", at: project.site(other.place),
                    within: project.chain(around: other.place)),
                other.isObserver
                    ? "is in code that is neither an interactor's nor a worker's"
                    : "is not known to start something that runs until it is removed")
        }
    }

    private static let observersCheck = TypeCheck(
        "notification_observer_not_removed", of: { $0.activeClasses }
    ) { context, owner in
        let project = context.project
        var violations: [ObserverViolation] = []
        for registration in project.observerRegistrations(of: owner) {
            guard let violation = violation(registration, context) else { continue }
            let first = violations.first { $0.hasSameRemedy(as: violation) } ?? violation
            report(violation, first: first, context)
            violations.append(violation)
        }
    }

    /// An observer or a timer that is not removed; nil if it is, or if that is not known.
    private static func violation(
        _ registration: ObserverRegistration, _ context: RuleContext
    ) -> ObserverViolation? {
        let project = context.project
        func skip(_ reason: SkipReason, _ notes: [Finding.Note] = []) -> ObserverViolation? {
            context.skip(
                Candidate(
                    "The call of '\(project.text(at: registration.place))'", at: project.site(registration.place),
                    within: project.chain(around: registration.place)), reason, at: notes)
            return nil
        }
        let (end, hook) =
            registration.lifecycle == .worker
            ? ("stopping", "didStop()") : ("deactivation", "willResignActive()")
        let (thing, removes, removal) = registration.kind.words
        let imperative = removal.capitalizedSentence
        switch registration.fate {
        case .removed(let place):
            return skip("starts \(thing) that \(end) \(removes)", [Finding.Note(project.site(place), "here")])
        case .removedWithView(let place):
            let note = Finding.Note(project.site(place), "here")
            return skip("starts \(thing) as the view appears, and \(removes) it as the view disappears", [note])
        case .unknown: return skip(.unknown("starts \(thing) that other code may end"))
        case .dropped where !registration.isRemovable:
            return ObserverViolation(
                registration: registration, property: nil,
                fate: "by a function that keeps no token, so nothing removes it",
                help: "Capture 'self' weakly, or have the function return the token, and remove it in '\(hook)'.")
        case .dropped:
            let isOver = registration.kind == .keyPath
            return ObserverViolation(
                registration: registration, property: nil,
                fate: "and does not keep it, so " + (isOver ? "it ends immediately" : "nothing \(removes) it"),
                help: "Keep it in a property, and \(removal) it in '\(hook)'.")
        case .kept(let kept):
            let name = kept.map { project.fullName($0) }
            return ObserverViolation(
                registration: registration, property: kept,
                fate: (name.map { "and keeps it in '\($0)', which" } ?? "that") + " \(end) does not \(removal)",
                help: name.map { "\(imperative) '\($0)' in '\(hook)'." }
                    ?? (registration.kind == .selector
                        ? "Call 'removeObserver(self)' in '\(hook)'."
                        : "Keep it in a property, and \(removal) it in '\(hook)'."))
        }
    }

    /// Reports an observer or a timer, as one finding with the others of its function that the same edit removes.
    private static func report(
        _ violation: ObserverViolation, first: ObserverViolation, _ context: RuleContext
    ) {
        let project = context.project
        let (registration, property) = (violation.registration, violation.property)
        let thing = registration.kind.words.thing
        let related = property.map { [Finding.Note(project.site(ofName: $0), "it is kept here")] } ?? []
        let calls: [Finding.Note] =
            if case .acts(let call) = registration.consequence {
                [Finding.Note(project.site(call), "its handler makes this call")]
            } else {
                []
            }
        context.report(
            at: project.site(registration.place),
            "'\(project.name(of: registration.owner))' starts \(thing) in "
                + "'\(project.fullName(registration.member))' \(violation.fate)\(violation.clause).",
            help: violation.help,
            severity: violation.isHarmless ? .note : nil,
            about: registration.member,
            subject: property.map { project.fullName($0) } ?? project.text(at: registration.place),
            in: registration.owner,
            related: related + calls,
            group: Finding.Group(
                project.site(first.registration.place), note: "\(thing) is also started here, and not removed"),
            life: registration.keepsOwner
                ? .held(Hold(of: registration.owner, by: nil, .observer, .lasting)) : .notHeld(registration.owner),
            evidence: project.deactivation(of: registration.owner, registration.lifecycle).map { hook in
                let end = registration.lifecycle == .worker ? "stopping" : "deactivation"
                return [Finding.Note(project.site(ofName: hook), "\(end) begins here")]
            } ?? [])
    }
}

/// An observer or a timer that nothing removes, in words.
private struct ObserverViolation {
    let registration: ObserverRegistration
    let property: DeclarationID?
    let fate: String
    let help: String

    /// Whether nothing comes of it.
    var isHarmless: Bool { if case .none = registration.consequence { true } else { false } }

    /// Whether one edit in the same function removes both.
    func hasSameRemedy(as other: ObserverViolation) -> Bool {
        registration.member == other.registration.member && help == other.help && isHarmless == other.isHarmless
    }

    /// The end of the message that says what comes of it.
    var clause: String {
        switch registration.consequence {
        case .runsOn: ""
        case .acts: ", so its handler may still call other objects"
        case .none(.endsWithObject): "; no consequence was found: it ends with the object"
        case .none(.idle): "; no consequence was found: its closure does not keep the object"
        case .none(.permanent): "; no consequence was found: the RIB is never detached"
        }
    }
}

extension ObserverKind {
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

extension RuleDocumentation {
    static let notificationObserverNotRemoved = RuleDocumentation(
        summary: "An interactor or worker starts an observer or a timer that its end does not remove.",
        reason: """
            An observer, a repeating timer and a display link run until they are removed. One that outlives the \
            deactivation updates state and calls the listener of a RIB that is detached, and is added a second time \
            when the RIB becomes active again.
            """,
        howItWorks: """
            The rule checks 'addObserver(forName:…)', 'addObserver(self, selector: …)', 'observe(\\.keyPath)', \
            'Timer.scheduledTimer' with 'repeats: true', 'CADisplayLink' and 'DispatchSource.makeTimerSource' in the \
            code of interactors and workers. It reports one whose token or timer is dropped, or kept in a property \
            that no code which willResignActive reaches (in a worker, didStop) uses other than to assign another value \
            to it. For an observer with a selector, 'removeObserver(self)' has to be called there; that does not \
            remove an observer with a block. A call of a function of the project counts like one of these if the \
            function gives the closure that it is passed to such an observer and returns the token, or drops the \
            token, so that nothing can remove an observer which keeps the object.
            """,
        levels: """
            It is a warning for an observer with a block, a timer and a display link, which run on without the \
            object, and for an observer with a selector whose handler calls a listener or a router, or a service \
            whose result it ignores. It is a note for other observers with a selector and for a kept observation of a \
            key path, which end with the object, for an observer that a function of the project starts with a closure \
            that does not keep the object, for what the deinitializer removes, and in a RIB that is never \
            detached. Several calls in one function with the same remedy are one finding. What is started as the view \
            appears, and ended as it disappears, is not reported.
            """,
        limitations: """
            Any use of the property at the end counts as a removal. The rule reports nothing if the token is returned \
            or passed to a function, if the block itself invalidates the timer, if it is not known whether a timer \
            repeats, or if a superclass is outside of the analyzed files. Subscriptions to notifications of RxSwift \
            and Combine are checked by undisposed_subscription.
            """,
        example: RuleExample(
            """
              final class ClockInteractor: Interactor {
                  private var timer: Timer?

                  override func didBecomeActive() {
                      super.didBecomeActive()
                      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                          self?.tick()
                      }
                  }

                  override func willResignActive() {
                      super.willResignActive()
            +         timer?.invalidate()
                  }

                  private func tick() {}
              }
            """,
            in: "import Foundation\nimport RIBs"))
}
