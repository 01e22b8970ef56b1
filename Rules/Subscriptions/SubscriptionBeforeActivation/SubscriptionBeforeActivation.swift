import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A subscription that is bound to an activity which has not begun.
    static let subscriptionBeforeActivation = Rule(
        "subscription_before_activation", in: .subscriptions, as: .warning,
        documentation: .subscriptionBeforeActivation,
        inspects: Scope(
            "calls that bind subscriptions, in initializers", of: [.interactor, .worker, .router, .view, .presenter]),
        configurationKeys: ["modules", "interactor", "worker", "router", "view", "presenter", "terminators"],
        each: { $0.classesWithActivity }, onceASite: true
    ) { context, owner in
        let project = context.project
        for binding in project.earlyBindings(of: owner) {
            let name = project.text(at: binding.place)
            let (hook, part) =
                binding.lifecycle == .worker
                ? ("didStart", "worker is started") : ("didBecomeActive", "interactor is active")
            let start = project.fullName(binding.entry)
            let place = binding.calls.first ?? binding.place
            context.report(
                at: project.site(place),
                """
                '\(project.name(of: owner))' calls '\(name)' in '\(start)', before the \(part), so the subscription is \
                disposed immediately.
                """,
                help: "Move the subscription to '\(hook)', or to a function that runs after it.",
                about: binding.entry, subject: name, in: owner,
                related: binding.calls.isEmpty
                    ? [] : [Finding.Note(project.site(binding.place), "the subscription is bound here")],
                path: binding.calls.isEmpty
                    ? []
                    : [Finding.Note(project.site(ofName: binding.entry), "'\(start)'")]
                        + binding.calls.map { Finding.Note(project.site($0), "calls '\(project.text(at: $0))'") },
                life: .boundTooEarly(owner))
        }
        guard context.recordsSkips else { return }
        for binding in project.laterBindings(of: owner) {
            let candidate = Candidate(
                "The call of '\(project.text(at: binding.place))'", at: project.site(binding.place),
                within: project.chain(around: binding.place))
            switch binding.reason {
            case .afterInitializer:
                let member = project.fullName(binding.member)
                context.skip(candidate, "is in '\(member)', which no initializer is known to call")
            case .closure: context.skip(candidate, "is in a closure, which may run later")
            case .ownFunction:
                context.skip(candidate, "runs a function of the project that does not ask for the activity")
            case .otherObject: context.skip(candidate, "is not known to bind to the object that is created")
            }
        }
    }
}

extension RuleDocumentation {
    static let subscriptionBeforeActivation = RuleDocumentation(
        summary: "A subscription is bound to an interactor that is not active yet, or to a worker that is not started.",
        reason: """
            'disposeOnDeactivate' disposes of a subscription immediately if the interactor is not active, and \
            'disposeOnStop' does so if the worker is not started. In an initializer neither can be. The subscription \
            never receives a value, and a line in the log is the only sign.
            """,
        howItWorks: """
            The rule reports calls of disposeOnDeactivate, cancelOnDeactivate, disposeOnStop and cancelOnStop, and of \
            the project's own functions on subscriptions that call these, in the initializers and the deinitializer of \
            interactors and workers on themselves, and in the initializers of routers, views and presenters on their \
            interactor. Functions that these call on the same object count, too: the finding is at the call.
            """,
        limitations: """
            The rule does not look into closures that run later, and reports nothing if the project declares a \
            function of such a name that does not ask whether the activity has begun. Subscriptions in a bag or set \
            are not bound to the activity; unreset_dispose_bag checks them.
            """,
        example: RuleExample(
            """
              final class QuoteInteractor: Interactor {
                  private let service = QuoteService()

            -     override init() {
            -         super.init()
            +     override func didBecomeActive() {
            +         super.didBecomeActive()
                      service.prices.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
                  }
              }
            """,
            in: ExampleApp.quotes),
        references: ["RIBs/Classes/Interactor.swift in github.com/uber/RIBs-iOS"])
}
