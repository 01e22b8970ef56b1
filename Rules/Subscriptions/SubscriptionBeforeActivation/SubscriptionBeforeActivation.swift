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
                        + binding.calls.map { Finding.Note(project.site($0), "calls '\(project.text(at: $0))'") })
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
