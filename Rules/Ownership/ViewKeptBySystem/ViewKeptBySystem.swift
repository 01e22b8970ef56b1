import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A view or worker that the system keeps, because nothing ends in time what it has started.
    static let viewKeptBySystem = Rule(
        "view_kept_by_system", in: .ownership, as: .warning,
        documentation: .viewKeptBySystem,
        inspects: Scope(
            "timers, observer blocks, script handlers and sessions that views and workers start",
            of: [.view, .presenter, .worker]),
        configurationKeys: ["modules", "view", "presenter", "worker", "weak_wrappers"],
        each: { $0.classesKeptBySystem }
    ) { context, owner in
        let project = context.project
        for found in project.systemRegistrations(of: owner) {
            let candidate = Candidate(
                "The call of '\(project.text(at: found.place))'", at: project.site(found.place),
                within: project.chain(around: found.place))
            switch found.end {
            case .early(let place):
                context.skip(
                    candidate, "is ended by code that may run in time",
                    at: [Finding.Note(project.site(place), "here")])
            case .unknown: context.skip(candidate, .unknown("starts something that other code may end"))
            case .tooLate where !found.isStrong:
                context.skip(candidate, "refers to 'self' weakly, and the deinitializer ends it")
            case .never where !found.isStrong && found.keeper != .runLoop:
                context.skip(candidate, "refers to 'self' weakly")
            case .never, .tooLate:
                guard project.permanence(ofPart: owner) != .certain else {
                    context.skip(candidate, "is in a RIB that stays as long as the app")
                    continue
                }
                guard project.mayBePartOfRIB(owner) else {
                    context.skip(candidate, "is in a view controller that belongs to no RIB")
                    continue
                }
                report(found, context)
            }
        }
    }

    private static func report(_ found: SystemRegistration, _ context: RuleContext) {
        let project = context.project
        let (owner, words) = (project.name(of: found.owner), found.keeper.words)
        let moment = project.roles.has(found.owner, .worker) ? "in 'didStop()'" : "when the view leaves the screen"
        let level = LeakLevel(ofLeakOf: found.owner, in: project)
        let what = found.property.map { "'\(project.fullName($0))'" } ?? words.thing
        let ends = "\(found.end == .tooLate ? "nothing but 'deinit'" : "nothing") \(words.ends) \(what)"
        context.report(
            at: project.site(found.place),
            found.isStrong
                ? "'\(owner)' is kept by \(words.keeper): \(ends)\(level.words)."
                : "The timer of '\(owner)' keeps running after it is released: \(ends).",
            help: found.isStrong
                ? "\(words.remedy) \(moment), or pass something that refers to 'self' weakly."
                : "\(words.remedy) in 'deinit'.",
            severity: found.isStrong ? level.severity : .note,
            about: found.member, subject: found.property.map { project.fullName($0) } ?? project.text(at: found.place),
            in: found.owner,
            related: found.property.map { [Finding.Note(project.site(ofName: $0), words.place)] } ?? [],
            life: found.isStrong
                ? .held(Hold(of: found.owner, by: nil, .observer, .lasting)) : .notHeld(found.owner))
    }
}

extension SystemKeeper {
    /// The keeper, the verb for its end, the thing that is ended, the same as an imperative, and what the property has.
    fileprivate var words: (keeper: String, ends: String, thing: String, remedy: String, place: String) {
        switch self {
        case .runLoop: ("the run loop", "invalidates", "the timer", "Invalidate it", "the timer is stored here")
        case .dispatchTimer:
            ("its own timer", "cancels", "the timer", "Cancel it", "the timer is stored here")
        case .notificationCenter:
            ("the notification center", "removes", "the observer", "Remove it", "the token is stored here")
        case .webView:
            ("its web view", "removes the script handler of", "the web view", "Remove it", "the web view is here")
        case .urlSession:
            ("the URL session", "invalidates", "the session", "Invalidate it", "the session is stored here")
        }
    }
}

extension RuleDocumentation {
    static let viewKeptBySystem = RuleDocumentation(
        summary: "A view or worker stays in memory because a timer, an observer or a session keeps it.",
        reason: """
            The run loop keeps a repeating timer and its target, the notification center keeps the block of an \
            observer, a web view keeps the handlers of its scripts, and a URL session keeps its delegate: each until \
            code takes it back. A deinitializer that would do so never runs, since the object is kept. After the RIB \
            is detached, its view stays in memory and keeps working.
            """,
        howItWorks: """
            The rule checks views, presenters, and the cells, subviews and child controllers that these name: \
            'Timer.scheduledTimer' and 'Timer' with 'repeats: true', 'CADisplayLink', the handler of a dispatch timer \
            in a property, 'addObserver(forName:…)', and 'userContentController.add(self, name:)'; and in these and in \
            workers 'URLSession(configuration:delegate:…)'. It reports a call that passes 'self', a closure or method \
            that captures 'self' strongly, or an object that is created there and stores 'self', if no code ends what \
            the call starts, or if only the deinitializer does. The timer, token or session is followed through \
            locals, properties and functions to what invalidates, cancels or removes it.
            """,
        levels: """
            A note for a timer whose closure refers to 'self' weakly and that nothing invalidates: it keeps \
            running for nobody. Also a note if the RIB may stay as long as the app. Otherwise a warning.
            """,
        limitations: """
            Any code besides the deinitializer that ends it counts, whether it runs in time or not, and so does a \
            handler that ends its own timer. The rule reports nothing if the RIB stays as long as the app, if the \
            object reaches code that is not followed, or for view controllers that belong to no RIB. Observers and \
            timers of interactors and workers are checked by notification_observer_not_removed.
            """,
        example: RuleExample(
            """
              final class ClockViewController: UIViewController, ClockPresentable {
                  private var timer: Timer?

                  override func viewDidLoad() {
                      super.viewDidLoad()
                      timer = Timer.scheduledTimer(
                          timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
                  }

            -     deinit {
            +     override func viewDidDisappear(_ animated: Bool) {
            +         super.viewDidDisappear(animated)
                      timer?.invalidate()
                  }

                  @objc private func tick() {}
              }
            """,
            in: """
                import RIBs
                import UIKit
                protocol ClockPresentable: Presentable {}
                """),
        references: [
            "https://developer.apple.com/documentation/foundation/timer/invalidate()",
            "https://developer.apple.com/documentation/foundation/urlsession",
        ])
}
