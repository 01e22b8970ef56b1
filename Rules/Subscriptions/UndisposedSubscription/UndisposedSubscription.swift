import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A subscription of an interactor that is dropped, or that forms a retain cycle with its container.
    static let undisposedSubscription = Rule(
        "undisposed_subscription", in: .subscriptions, as: .error,
        documentation: .undisposedSubscription,
        fixes: .sometimes,
        inspects: Scope("calls that subscribe, in the code of interactors", of: [.interactor]),
        configurationKeys: ["modules", "interactor", "terminators", "bags", "handlers"]
    ) { context in
        let subscriptions = context.project.subscriptions(includingEnded: context.recordsSkips).subscriptions
        for subscription in subscriptions {
            if let problem = problem(of: subscription, in: context.project) {
                report(problem, consequence(of: subscription, in: context.project), subscription, context)
            } else {
                skip(subscription, context)
            }
        }
        context.skipOtherSubscribingCalls(.interactor, besides: subscriptions)
    }

    /// The problem of a subscription; nil if something ends it, or if unreset_dispose_bag checks its container.
    private static func problem(of subscription: Subscription, in project: Project) -> String? {
        switch subscription.end {
        case .dropped where subscription.library == .combine:
            "and drops the token, which cancels the subscription immediately"
        case .dropped: "and never disposes of the subscription"
        case .diesAtOnce: "and adds it to a local bag, so the subscription is disposed immediately"
        case .disposedAtOnce where subscription.disposal?.isCertain == true:
            "and ends the subscription immediately, before a value can arrive"
        case .disposedAtOnce: "and ends the subscription immediately, which cancels a request that takes time"
        case .held where subscription.isCycle:
            "with a closure that captures 'self' strongly and stores it in "
                + subscription.holders.map { "'\(project.fullName($0.property))'" }.joined(separator: " and ")
                + ", which is not cleared on deactivation"
        case .held, .droppedFinite, .answered: nil
        }
    }

    /// What comes of a violation; nil if the problem itself says so.
    private static func consequence(
        of subscription: Subscription, in project: Project
    ) -> SubscriptionConsequence? {
        switch subscription.end {
        case .dropped where subscription.library == .combine: nil
        case .dropped: project.consequence(of: [subscription], in: subscription.owner)
        // A cycle stays, whether the RIB is ever detached or not.
        case .held: project.consequence(of: [subscription], in: nil)
        case .diesAtOnce, .disposedAtOnce, .droppedFinite, .answered: nil
        }
    }

    /// The end of the message.
    private static func clause(_ consequence: SubscriptionConsequence?, _ subscription: Subscription) -> String {
        guard let consequence else { return "" }
        if subscription.isCycle, case .found = consequence {
            return subscription.isLastingCycle ? ": a retain cycle" : ": a possible retain cycle"
        }
        return consequence.clause(isOne: true, after: "deactivation")
    }

    private static func report(
        _ problem: String, _ consequence: SubscriptionConsequence?, _ subscription: Subscription, _ context: RuleContext
    ) {
        let project = context.project
        let owner = subscription.owner.map { project.name(of: $0) } ?? "Interactor"
        let operatorName = project.text(at: subscription.place)
        let container = subscription.isCycle ? subscription.lastingContainer : nil
        let edit = BindingEdit(subscription, .interactor, in: project)
        let observed =
            subscription.origin != nil
            ? "subscribes with '\(operatorName)()'"
            : subscription.observedName.isEmpty ? "subscribes" : "subscribes to '\(subscription.observedName)'"
        let related = [
            subscription.disposal.map { Finding.Note(project.site($0.place), "the subscription ends here") },
            container.flatMap { _ in subscription.capture.map { note($0, in: project) } },
            container.map {
                let words = "'\(project.fullName($0.property))' lives as long as the interactor"
                return Finding.Note(project.site(ofName: $0.property), words)
            },
            subscription.origin.map { Finding.Note(project.site($0), "the returned subscription is created here") },
        ]
        context.report(
            at: project.site(subscription.place),
            "'\(owner)' \(observed) \(problem)\(clause(consequence, subscription)).",
            help: edit?.help ?? help(subscription, container, in: project),
            severity: subscription.disposal.map { $0.isCertain ? .error : .warning } ?? consequence?.severity,
            about: subscription.member,
            subject: subscription.observable.isEmpty ? operatorName : subscription.observable, in: subscription.owner,
            related: related.compactMap { $0 }, fix: edit?.fix, life: subscription.life,
            evidence: [Finding.Note(project.site(ofName: subscription.member), "this member subscribes")])
    }

    private static func help(
        _ subscription: Subscription, _ held: SubscriptionContainer?, in project: Project
    ) -> String {
        switch subscription.maker {
        case .withDisposable: return "Return it from the closure in place of 'Disposables.create()'."
        case .plain: return "Return it from the closure."
        case nil: break
        }
        if let disposal = subscription.disposal {
            let method = project.text(at: disposal.place)
            return "Remove '\(method)()', and bind the subscription to the interactor's activity."
        }
        guard let held else { return "Store it in a property that you clear in 'willResignActive()'." }
        return project.clearing(held.property, in: "willResignActive()").capitalizedSentence
            + ", or capture 'self' weakly in the closure."
    }

    /// The place that keeps the interactor alive, which makes the finding an error.
    private static func note(_ capture: SelfCapture, in project: Project) -> Finding.Note {
        let words =
            switch capture.form {
            case .uses, .usesAlias: "this closure captures 'self' strongly"
            case .passesOn: "this closure captures 'self' strongly, for the weak capture of a closure inside it"
            case .method: "this method is bound to a strong 'self'"
            case .target: "'assign(to:on:)' captures its target strongly"
            }
        return Finding.Note(project.extent(of: capture.place), words)
    }

    // MARK: Skips

    private static func skip(_ subscription: Subscription, _ context: RuleContext) {
        guard context.recordsSkips else { return }
        let project = context.project
        let (reason, notes) = reason(for: subscription, in: project)
        let observed = subscription.observedName
        let candidate = Candidate(
            observed.isEmpty ? "The subscription" : "The subscription to '\(observed)'",
            at: project.site(subscription.place), within: project.chain(around: subscription.place))
        context.skip(candidate, reason, at: notes)
    }

    /// Why a subscription is not a violation, and the sites that show it.
    private static func reason(
        for subscription: Subscription, in project: Project
    ) -> (SkipReason, [Finding.Note]) {
        switch subscription.end {
        case .held: held(subscription, in: project)
        case .droppedFinite:
            subscription.length == .unknown
                ? (.unknown("is dropped, and may end by itself, which too much code decides"), [])
                : ("is dropped, but ends by itself", [])
        case .answered: subscription.answered(whenEnded: "when the interactor is deactivated", in: project)
        case .dropped, .diesAtOnce, .disposedAtOnce: ("is a violation", [])
        }
    }

    private static func held(
        _ subscription: Subscription, in project: Project
    ) -> (SkipReason, [Finding.Note]) {
        let holders = subscription.holders
        guard let holder = holders.first(where: { $0.life != .emptied }) ?? holders.first else {
            return ("is stored", [])
        }
        let name = project.fullName(holder.property)
        let declared = Finding.Note(project.site(ofName: holder.property), "'\(name)' is declared here")
        return switch holder.life {
        case .emptied:
            (
                "is stored in '\(name)', which is cleared on deactivation",
                [holder.emptied.map { Finding.Note(project.start(of: $0), "'\(name)' is cleared here") }, declared]
                    .compactMap { $0 }
            )
        case .outlives:
            (
                SkipReason(
                    "is stored in '\(name)', and "
                        + (subscription.capture == nil
                            ? "its closures do not capture 'self' strongly: " : "ends by itself: ")
                        + "unreset_dispose_bag checks '\(name)'"), [declared]
            )
        case .open:
            (.unknown("is stored in '\(name)', which code that the object is passed to may clear"), [declared])
        case .unresolved:
            project.absenceReason(
                "is stored in '\(name)', which may be cleared by", of: holder.interactor, [declared])
        }
    }
}

extension RuleDocumentation {
    static let undisposedSubscription = RuleDocumentation(
        summary: "An interactor's subscription outlives its deactivation, or ends immediately.",
        reason: """
            An interactor should receive events only while it is active. A subscription that is never disposed of \
            keeps firing after the RIB is detached: it updates state and screens that are gone, and fires twice once \
            the RIB is attached again. A closure that captures the interactor strongly also keeps it in memory. A \
            Combine subscription whose token is dropped fails in the opposite way: it is canceled immediately and \
            never fires.
            """,
        howItWorks: """
            The rule checks every call that subscribes in the code of an interactor, of its base classes, and of \
            extensions that only interactors receive, and follows the returned value. The subscription is correct if \
            the chain ends with disposeOnDeactivate, cancelOnDeactivate or another call that binds or disposes of it, \
            contains take(until:) of isActiveStream, or passes the value to a caller, a function or a property. It is \
            reported if the value is dropped, if it is added to a bag that is released immediately, or if it is stored \
            in a property that is not cleared on deactivation while one of its closures captures self strongly. It is \
            also reported if the same statement or the next one disposes of it or cancels it, and its source has no \
            value for a new subscriber: publish subjects and relays, control events, notifications, timers, URL \
            sessions, values that are delayed or change to another queue, and requests of unknown origin. Rx \
            chains that provably end by themselves may be dropped, and their closures may capture self: a Single, \
            Maybe or Completable, take(1), first(), and Observable.just, of, from, empty and error.
            """,
        levels: """
            It is a warning if a Single, Maybe or Completable of unknown origin is disposed of immediately. It is an \
            error if any other subscription is canceled immediately, if it may receive events after the \
            deactivation, or if it forms a retain cycle, even in a RIB that is never detached. It is a note if the \
            chain completes by itself, if a dropped subscription observes what ends with the RIB (a subject that the \
            interactor creates, a stream of its view) with closures that do not keep self, if its source depends on \
            code that is not analyzed, which may end it, or if it is dropped in a RIB that is never detached. The \
            message says 'a retain cycle' if the source is known never to complete, and 'a possible retain cycle' \
            otherwise.
            """,
        limitations: """
            Values passed to code outside the analyzed files are assumed to be handled there. Bags of other objects \
            are not checked. A returned subscription is followed to its callers in the same interactor, one level. \
            Loops over async sequences are not checked. What is disposed of immediately is not reported if the source \
            is a behavior or replay subject, or any other observable of unknown origin, which may have a current \
            value. A subscription in a local CompositeDisposable that is dropped is reported even if it ends by \
            itself.
            """,
        example: RuleExample(
            """
              final class QuoteInteractor: Interactor {
                  private let service = QuoteService()

                  override func didBecomeActive() {
                      super.didBecomeActive()
            -         service.prices.subscribe(onNext: { print($0) })
            +         service.prices.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
                  }
              }
            """,
            in: ExampleApp.quotes),
        references: ["RIBs/Classes/Interactor.swift in github.com/uber/RIBs-iOS"])
}
