import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A subscription of a worker that does not end when the worker is stopped.
    static let workerSubscriptionNotBound = Rule(
        "worker_subscription_not_bound", in: .workers, as: .warning,
        documentation: .workerSubscriptionNotBound,
        fixes: .sometimes,
        inspects: Scope("calls that subscribe, in the code of workers", of: [.worker]),
        configurationKeys: ["modules", "worker", "terminators", "bags", "handlers"]
    ) { context in
        let project = context.project
        let table = project.subscriptions(of: .worker, includingEnded: context.recordsSkips)
        for subscription in table.subscriptions {
            switch subscription.end {
            case .dropped where subscription.library == .combine:
                report(subscription, "and drops the token, which cancels the subscription immediately", context)
            case .dropped:
                let consequence = project.consequence(of: [subscription], in: nil)
                let problem =
                    "and never disposes of the subscription"
                    + consequence.clause(isOne: true, after: "the stop")
                report(subscription, problem, severity: consequence.severity, context)
            case .diesAtOnce:
                report(subscription, "and adds it to a local bag, so the subscription is disposed immediately", context)
            case .held where isKept(subscription): continue
            case .held, .droppedFinite, .disposedAtOnce, .answered: skip(subscription, context)
            }
        }
        for (container, subscriptions) in table.holders where container.life == .outlives {
            report(container, subscriptions.filter(isKept), context)
        }
        context.skipOtherSubscribingCalls(.worker, besides: table.subscriptions)
    }

    /// Whether a stored subscription may run on after the stop.
    private static func isKept(_ subscription: Subscription) -> Bool {
        let isOfItself = subscription.isOfOwnSubject && subscription.capture == nil
        return subscription.lastingContainer != nil && !isOfItself
    }

    private static func report(
        _ subscription: Subscription, _ problem: String, severity: Severity? = nil, _ context: RuleContext
    ) {
        let project = context.project
        let owner = subscription.owner.map { project.name(of: $0) } ?? "Worker"
        let name = project.text(at: subscription.place)
        let observed =
            subscription.observedName.isEmpty || subscription.origin != nil
            ? "subscribes with '\(name)()'" : "subscribes to '\(subscription.observedName)'"
        let method = project.libraryModels.stopTerminator(of: subscription.library)
        let edit = BindingEdit(subscription, .worker, in: project)
        let help =
            edit?.help ?? "Make the subscription in 'didStart()', with '.\(method)(self)' at the end of the chain."
        context.report(
            at: project.site(subscription.place), "'\(owner)' \(observed) \(problem).", help: help,
            severity: severity, about: subscription.member,
            subject: subscription.observable.isEmpty ? name : subscription.observable,
            in: subscription.owner,
            related: subscription.origin.map {
                [Finding.Note(project.site($0), "the returned subscription is created here")]
            } ?? [],
            fix: edit?.fix, life: subscription.life)
    }

    private static func report(
        _ container: SubscriptionContainer, _ stored: [Subscription], _ context: RuleContext
    ) {
        guard let first = stored.first else { return }
        let project = context.project
        let name = project.fullName(container.property)
        let method = project.libraryModels.stopTerminator(of: first.library)
        let isOwn = project.declaresProperty(of: container)
        let declaration = project.site(ofName: container.property)
        let places = stored.map { Finding.Note(project.site($0.place), "this subscription is stored in '\(name)'") }
        let consequence = project.consequence(of: stored, in: nil)
        context.report(
            at: isOwn ? declaration : project.site(first.place),
            "'\(project.name(of: container.interactor))' stores subscriptions in '\(name)', "
                + "which is not cleared when the worker is stopped"
                + "\(consequence.clause(isOne: false, after: "that")).",
            help: "Add '.\(method)(self)' to the end of the chains, "
                + "or \(project.clearing(container.property, in: "didStop()")).",
            severity: consequence.severity,
            about: isOwn ? container.property : first.member, subject: name, in: container.interactor,
            related: isOwn ? places : [Finding.Note(declaration, "'\(name)' is declared here")] + places.dropFirst(),
            life: (stored.first { $0.keepsOwner } ?? first).life,
            evidence: project.deactivation(of: container.interactor, .worker).map {
                [Finding.Note(project.site(ofName: $0), "the stop begins here and does not clear it")]
            } ?? [])
    }

    private static func skip(_ subscription: Subscription, _ context: RuleContext) {
        let project = context.project
        func skip(_ reason: SkipReason, _ notes: [Finding.Note] = []) {
            let observed = subscription.observedName
            let candidate = Candidate(
                observed.isEmpty ? "The subscription" : "The subscription to '\(observed)'",
                at: project.site(subscription.place), within: project.chain(around: subscription.place))
            context.skip(candidate, reason, at: notes)
        }
        if let holder = subscription.holders.first {
            let name = project.fullName(holder.property)
            let note = Finding.Note(project.site(ofName: holder.property), "'\(name)' is declared here")
            switch holder.life {
            case .emptied: skip("is stored in '\(name)', which is cleared when the worker is stopped", [note])
            case .unresolved, .open: skip(.unknown("is stored in '\(name)', which other code may clear"), [note])
            case .outlives: skip("observes a subject of the worker, which '\(name)' does not outlive", [note])
            }
        } else if subscription.end == .droppedFinite {
            skip("is dropped, but ends by itself")
        } else {
            let (reason, notes) = subscription.answered(whenEnded: "when the worker is stopped", in: project)
            skip(reason, notes)
        }
    }
}

extension RuleDocumentation {
    static let workerSubscriptionNotBound = RuleDocumentation(
        summary: "A worker's subscription outlives its stop, or ends immediately.",
        reason: """
            A worker starts when its interactor becomes active and stops when it is deactivated. A subscription that \
            is not bound to that time runs on after the stop, and runs twice once the worker starts again. A Combine \
            subscription whose token is dropped fails in the opposite way: it is canceled immediately and never fires.
            """,
        howItWorks: """
            The rule checks every call that subscribes in the code of a worker, of its base classes, and of extensions \
            that only workers receive, and follows the returned value. The subscription is correct if the chain ends \
            with disposeOnStop, cancelOnStop or another call that binds or disposes of it, contains take(until:) of \
            isStartedStream or isActiveStream, or passes the value to a caller or a function. It is reported if the \
            value is dropped, or if it is added to a bag that is released immediately. Stored in a property, it is \
            correct if code that didStop reaches clears the property, or if didStart replaces it before it is used. \
            Otherwise the rule reports the property once, with every subscription as a related location. Rx chains \
            that provably end by themselves may be dropped.
            """,
        levels: """
            It is a note if every subscription completes by itself, or if its source depends on code that is not \
            analyzed. Otherwise it is a warning.
            """,
        limitations: """
            Values passed to code outside the analyzed files are assumed to be handled there. Bags of other objects \
            are not checked. The rule reports nothing if a superclass outside the analyzed files may clear the \
            property. Clearing it in deinit, at the next call or on some event does not count; clearing it under a \
            condition does. A subscription in a local CompositeDisposable that is dropped is reported even if it ends \
            by itself. A subscription that an initializer makes to a subject of the worker itself, without capturing \
            self strongly, may be stored: both end with the worker.
            """,
        example: RuleExample(
            """
              final class QuoteWorker: Worker {
                  private let service = QuoteService()

                  override func didStart(_ interactorScope: InteractorScope) {
                      super.didStart(interactorScope)
            -         service.prices.subscribe(onNext: { print($0) })
            +         service.prices.subscribe(onNext: { print($0) }).disposeOnStop(self)
                  }
              }
            """,
            in: ExampleApp.quotes),
        references: ["RIBs/Classes/Worker/Worker.swift in github.com/uber/RIBs-iOS"])
}
