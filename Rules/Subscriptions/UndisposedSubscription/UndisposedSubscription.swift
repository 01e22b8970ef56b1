import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A subscription of an interactor that its deactivation does not end, and that no holder answers for.
    static let undisposedSubscription = Rule(
        "undisposed_subscription", in: .subscriptions, as: .error,
        documentation: .undisposedSubscription,
        fixes: .sometimes,
        inspects: Scope("calls that subscribe, in the code of interactors", of: [.interactor]),
        configurationKeys: ["modules", "interactor", "terminators", "bags", "handlers"]
    ) { context in context.add(verdicts) }

    private static func verdicts(_ project: Project, _ interest: Interest) -> [Verdict] {
        project.subscriptions(interest).subscriptions.compactMap { subscription in
            if let problem = problem(of: subscription, in: project) {
                let member = Finding.Note(project.site(ofName: subscription.member), "this member subscribes")
                return .breach(finding(problem, subscription, in: project), because: interest == .everything ? [member] : [])
            }
            return interest == .everything ? .pass(pass(subscription, in: project)) : nil
        }
    }

    private static func problem(of subscription: Subscription, in project: Project) -> String? {
        switch subscription.end {
        case .dropped where subscription.library == .combine: "and drops the token, which cancels the subscription immediately"
        case .dropped: "and never disposes of the subscription"
        case .diesAtOnce: "and adds it to a local bag, so the subscription is disposed immediately"
        case .held where subscription.isCycle:
            "with a closure that captures 'self' strongly and stores it in "
                + subscription.holders.map { "'\(project.fullName($0.property))'" }.joined(separator: " and ")
                + ", which is not cleared on deactivation: a \(subscription.length == .endless ? "" : "possible ")retain cycle"
        case .held, .droppedFinite, .answered: nil
        }
    }

    private static func finding(_ problem: String, _ subscription: Subscription, in project: Project) -> Finding {
        let owner = subscription.owner.map { project.text(project.symbols.types[$0.index].name) } ?? "Interactor"
        let subject = subscription.observable.isEmpty ? project.text(at: subscription.place) : subscription.observable
        let held = subscription.isCycle ? subscription.holders.first { $0.life == .outlives } : nil
        let observed = subscription.origin == nil
            ? subscription.observedName.isEmpty ? "subscribes" : "subscribes to '\(subscription.observedName)'"
            : "subscribes with '\(project.text(at: subscription.place))()'"
        return Finding(
            at: project.site(subscription.place), "'\(owner)' \(observed) \(problem).", help: help(subscription, held, in: project),
            rib: subscription.owner.map { project.ribName($0) }, symbol: project.symbol(subscription.member), subject: subject,
            related: [
                held.flatMap { _ in subscription.capture.map { note($0, in: project) } },
                held.map { Finding.Note(project.site(ofName: $0.property), "'\(project.fullName($0.property))' lives as long as the interactor") },
                subscription.origin.map { Finding.Note(project.site($0), "the returned subscription is created here") },
            ].compactMap { $0 },
            fixes: subscription.binding.map { [fix($0, subscription, in: project)] } ?? [])
    }

    private static func help(_ subscription: Subscription, _ held: SubscriptionContainer?, in project: Project) -> String {
        if let binding = subscription.binding { return edit(binding) + "." }
        switch subscription.maker {
        case .withDisposable: return "Return it from the closure in place of 'Disposables.create()'."
        case .plain: return "Return it from the closure."
        case nil: break
        }
        guard let held else { return "Store it in a property that you clear in 'willResignActive()'." }
        return "Clear '\(project.fullName(held.property))' in 'willResignActive()', or capture 'self' weakly in the closure."
    }

    /// Where the interactor is kept alive: the error rests on it.
    private static func note(_ capture: SelfCapture, in project: Project) -> Finding.Note {
        let words =
            switch capture.form {
            case .uses: "this closure captures 'self' strongly"
            case .passesOn: "this closure captures 'self' strongly, for the weak capture of a closure inside it"
            case .method: "this method is bound to a strong 'self'"
            case .target: "'assign(to:on:)' captures its target strongly"
            }
        return Finding.Note(project.extent(of: capture.place), words)
    }

    private static func edit(_ binding: Subscription.Binding) -> String {
        let call = "'.\(binding.method)(interactor: self)'"
        return binding.range.isEmpty ? "Add \(call) to the end of the chain" : "Replace the end of the chain with \(call)"
    }

    private static func fix(_ binding: Subscription.Binding, _ subscription: Subscription, in project: Project) -> Fix {
        let call = (binding.range.isEmpty ? "." : "") + binding.method + "(interactor: self)"
        let site = Site(project.site(subscription.place).file, binding.range)
        return Fix(edit(binding), isSafe: true, edits: [Fix.Edit(site, call)])
    }

    // MARK: What is right

    private static func pass(_ subscription: Subscription, in project: Project) -> Pass {
        let (reason, notes) = defence(of: subscription, in: project)
        let what = subscription.observedName.isEmpty ? "The subscription" : "The subscription to '\(subscription.observedName)'"
        return Pass(at: project.site(subscription.place), within: project.chain(around: subscription.place), what, reason, notes)
    }

    private static func defence(of subscription: Subscription, in project: Project) -> (String, [Finding.Note]) {
        switch subscription.end {
        case .held: held(subscription, in: project)
        case .droppedFinite: ("is dropped, but ends by itself", [])
        case .answered: subscription.answer.map { answered($0, in: project) } ?? ("is handled by other code", [])
        case .dropped, .diesAtOnce: ("is a violation", [])
        }
    }

    private static func answered(_ answer: Subscription.Answer, in project: Project) -> (String, [Finding.Note]) {
        switch answer {
        case .ended(let place):
            ("is ended by '\(project.text(at: place))'", [Finding.Note(project.site(place), "'\(project.text(at: place))' ends the subscription")])
        case .endsByItself(let place):
            (
                "ends when the interactor is deactivated, because of '\(project.text(at: place))'",
                [Finding.Note(project.site(place), "'\(project.text(at: place))' ends the chain")]
            )
        case .taken(let place):
            (
                "is passed to '\(project.text(at: place))', which is assumed to handle it",
                [Finding.Note(project.site(place), "'\(project.text(at: place))' receives the subscription")]
            )
        case .foreignBag(let place):
            (
                "is added to a bag of another object, which is not checked",
                [Finding.Note(project.site(place), "'\(project.text(at: place))' adds it to the bag")]
            )
        case .caller(let function):
            (
                "is returned by '\(project.fullName(function))' to its callers",
                [Finding.Note(project.site(ofName: function), "'\(project.fullName(function))' returns the subscription")]
            )
        case .owner(let function):
            (
                "is added to a bag that the callers of '\(project.fullName(function))' pass",
                [Finding.Note(project.site(ofName: function), "'\(project.fullName(function))' receives the bag")]
            )
        }
    }

    private static func held(_ subscription: Subscription, in project: Project) -> (String, [Finding.Note]) {
        guard let holder = subscription.holders.first(where: { $0.life != .emptied }) ?? subscription.holders.first else { return ("is stored", []) }
        let name = project.fullName(holder.property)
        let declared = Finding.Note(project.site(ofName: holder.property), "'\(name)' is declared here")
        return switch holder.life {
        case .emptied:
            (
                "is stored in '\(name)', which is cleared on deactivation",
                (holder.emptied.map { [Finding.Note(project.start(of: $0), "'\(name)' is cleared here")] } ?? []) + [declared]
            )
        case .outlives:
            (
                "is stored in '\(name)', and \(subscription.capture == nil ? "its closures do not capture 'self' strongly" : "ends by itself"): "
                    + "unreset_dispose_bag checks '\(name)'", [declared]
            )
        case .unresolved:
            (
                "is stored in '\(name)', which a superclass outside the analyzed files may clear",
                .missingSuperclass(of: holder.interactor, in: project) + [declared]
            )
        }
    }
}
