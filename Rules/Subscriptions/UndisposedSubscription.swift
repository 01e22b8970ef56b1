import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A subscription of an interactor that its deactivation does not end, and that no holder answers for.
    static let undisposedSubscription = Rule(
        "undisposed_subscription", in: .subscriptions, as: .error,
        summary: "An interactor subscribes, and nothing ends the subscription when it is deactivated.",
        reason: """
            An interactor's logic belongs to the time in which it is active. A subscription that nobody disposes keeps firing after the RIB is \
            detached: it updates state and screens that are gone, runs twice once the RIB is attached again, and a closure that holds the \
            interactor keeps it in memory for good. A Combine subscription whose token is dropped is the other way round: it is cancelled at \
            once and never fires.
            """,
        decision: """
            Every call that subscribes in the code of an interactor, of its base classes, and of extensions that only interactors get is followed \
            to where its value goes. It is right if the chain ends in disposeOnDeactivate, cancelOnDeactivate or another call that binds or \
            disposes it, in take(until:) of isActiveStream, or in code that takes it over: a caller, a function, a property. It is reported if \
            the value is dropped (unless the Rx chain sends one value at most), if it goes into a bag that dies at once, or if it is kept in a \
            property that deactivation does not empty while one of its closures holds self strongly.
            """,
        limits: """
            What is handed to code that is not there is taken over by it, another object's bag is not judged, and a returned subscription is \
            followed to its callers in the same interactor, one level. Loops over async sequences are another rule's.
            """,
        before: """
            import RIBs
            import RxSwift

            final class QuoteInteractor: Interactor {
                private let prices: Observable<Double>

                init(prices: Observable<Double>) {
                    self.prices = prices
                }

                override func didBecomeActive() {
                    super.didBecomeActive()
                    prices.subscribe(onNext: { print($0) })
                }
            }
            """,
        after: """
            import RIBs
            import RxSwift

            final class QuoteInteractor: Interactor {
                private let prices: Observable<Double>

                init(prices: Observable<Double>) {
                    self.prices = prices
                }

                override func didBecomeActive() {
                    super.didBecomeActive()
                    prices.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
                }
            }
            """,
        fixes: .sometimes,
        looksAt: Scope("calls that subscribe, in the code of interactors", of: [.interactor]),
        words: ["modules", "interactor", "terminators", "bags", "handlers"],
        references: ["RIBs/Classes/Interactor.swift in github.com/uber/RIBs-iOS"]
    ) { project, interest in
        project.subscriptions(interest).subscriptions.compactMap { subscription in
            if let problem = problem(of: subscription, in: project) {
                let member = Finding.Note(project.site(ofName: subscription.member), "the interactor's code that subscribes")
                return .breach(finding(problem, subscription, in: project), because: interest == .everything ? [member] : [])
            }
            return interest == .everything ? .pass(pass(subscription, in: project)) : nil
        }
    }

    private static func problem(of subscription: Subscription, in project: Project) -> String? {
        switch subscription.end {
        case .dropped where subscription.library == .combine: "and drops the token, which cancels it at once"
        case .dropped: "and nothing disposes of that"
        case .diesAtOnce: "into a bag that goes at once, and the subscription with it"
        case .held where subscription.isCycle:
            "with a closure that holds 'self', in \(subscription.holders.map { "'\(project.fullName($0.property))'" }.joined(separator: ", ")), "
                + "which deactivation does not empty: neither is ever freed"
        case .held, .droppedFinite, .answered: nil
        }
    }

    private static func finding(_ problem: String, _ subscription: Subscription, in project: Project) -> Finding {
        let owner = subscription.owner.map { project.text(project.index.types[$0.index].name) } ?? "Interactor"
        let subject = subscription.observable.isEmpty ? project.text(at: subscription.place) : subscription.observable
        let held = subscription.isCycle ? subscription.holders.first : nil
        return Finding(
            at: project.site(subscription.place), "'\(owner)' subscribes to '\(subject)' \(problem).",
            help: subscription.binding.map { "End the chain in '.\($0.method)(interactor: self)'." }
                ?? "Keep it in a property that 'willResignActive()' empties" + (held == nil ? "." : ", and let its closures capture 'self' weakly."),
            rib: subscription.owner.map { project.ribName($0) }, symbol: project.symbol(subscription.member), subject: subject,
            related: [
                held.map { Finding.Note(project.site(ofName: $0.property), "the holder, as long-lived as the interactor") },
                subscription.origin.map { Finding.Note(project.site($0), "the subscription that is returned") },
            ].compactMap { $0 },
            fixes: subscription.binding.map { [fix($0, subscription, in: project)] } ?? [])
    }

    private static func fix(_ binding: Subscription.Binding, _ subscription: Subscription, in project: Project) -> Fix {
        let call = (binding.range.isEmpty ? "." : "") + binding.method + "(interactor: self)"
        let site = Site(project.site(subscription.place).file, binding.range)
        return Fix("End it in '.\(binding.method)(interactor: self)'", isSafe: true, edits: [Fix.Edit(site, call)])
    }

    // MARK: What is right

    private static func pass(_ subscription: Subscription, in project: Project) -> Pass {
        let (reason, notes) = defence(of: subscription, in: project)
        let what = subscription.observable.isEmpty ? "The subscription" : "The subscription to '\(subscription.observable)'"
        return Pass(at: project.site(subscription.place), within: project.chain(around: subscription.place), what, reason, notes)
    }

    private static func defence(of subscription: Subscription, in project: Project) -> (String, [Finding.Note]) {
        switch subscription.end {
        case .held: held(subscription, in: project)
        case .droppedFinite: ("is dropped, but sends one value at most", [])
        case .answered: subscription.answer.map { answered($0, in: project) } ?? ("is taken over by code that answers for it", [])
        case .dropped, .diesAtOnce: ("is a breach", [])
        }
    }

    private static func answered(_ answer: Subscription.Answer, in project: Project) -> (String, [Finding.Note]) {
        switch answer {
        case .ended(let place):
            ("is ended by '\(project.text(at: place))'", [Finding.Note(project.site(place), "'\(project.text(at: place))' ends it")])
        case .endsByItself(let place):
            (
                "ends when the interactor is deactivated: '\(project.text(at: place))' sees to that",
                [Finding.Note(project.site(place), "'\(project.text(at: place))' ends the chain")]
            )
        case .taken(let place):
            (
                "is handed to '\(project.text(at: place))', which answers for it",
                [Finding.Note(project.site(place), "'\(project.text(at: place))' takes it")]
            )
        case .foreignBag(let place):
            (
                "goes into a bag that is not the interactor's, and so is not judged",
                [Finding.Note(project.site(place), "'\(project.text(at: place))' puts it there")]
            )
        case .caller(let function):
            (
                "is what '\(project.fullName(function))' returns: its callers answer for it",
                [Finding.Note(project.site(ofName: function), "'\(project.fullName(function))' returns it")]
            )
        case .owner(let function):
            (
                "goes into a bag that the callers of '\(project.fullName(function))' hand in",
                [Finding.Note(project.site(ofName: function), "'\(project.fullName(function))' gets the bag")]
            )
        }
    }

    private static func held(_ subscription: Subscription, in project: Project) -> (String, [Finding.Note]) {
        guard let holder = subscription.holders.first(where: { $0.life != .emptied }) ?? subscription.holders.first else { return ("is kept", []) }
        let name = project.fullName(holder.property)
        let declared = Finding.Note(project.site(ofName: holder.property), "'\(name)' is declared here")
        return switch holder.life {
        case .emptied:
            (
                "is kept in '\(name)', which deactivation empties",
                (holder.emptied.map { [Finding.Note(project.start(of: $0), "'\(name)' is emptied here")] } ?? []) + [declared]
            )
        case .outlives:
            ("is kept in '\(name)', and its closures do not hold 'self' strongly: unreset_dispose_bag judges '\(name)'", [declared])
        case .unresolved:
            (
                "is kept in '\(name)', which a superclass that is not among the files may empty",
                .missingSuperclass(of: holder.interactor, in: project) + [declared]
            )
        }
    }
}
