import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A property of an interactor that keeps subscriptions, and that deactivation does not empty.
    static let unresetDisposeBag = Rule(
        "unreset_dispose_bag", in: .subscriptions, as: .warning,
        summary: "An interactor keeps subscriptions in a property that its deactivation does not empty.",
        reason: """
            What such a property keeps lives until the interactor itself is freed, not until it is deactivated: a detached RIB goes on \
            listening, and one that is attached again listens twice.
            """,
        decision: """
            A holder is a property of the interactor or of a base class that keeps subscriptions alive: a disposable, a cancellable, a \
            collection of these, a DisposeBag, a bag type of the project's own. It is right if something that willResignActive reaches, in the \
            class or its bases, reassigns, disposes, cancels, clears or runs over it, or if didBecomeActive renews it before anything is put in. \
            Otherwise it is reported once for each interactor that puts something in, finite or not, with every subscription in it.
            """,
        limits: """
            Emptying in deinit, at the next call or on some event does not count. A superclass that is not there may empty it: then nothing is \
            said. Chains whose closures hold self strongly are undisposed_subscription, and a bag that only tasks are put into is no holder.
            """,
        before: """
            import RIBs
            import RxSwift

            final class QuoteInteractor: Interactor {
                private var bag = DisposeBag()
                private let prices: Observable<Double>

                init(prices: Observable<Double>) {
                    self.prices = prices
                }

                override func didBecomeActive() {
                    super.didBecomeActive()
                    prices.subscribe(onNext: { print($0) }).disposed(by: bag)
                }
            }
            """,
        after: """
            import RIBs
            import RxSwift

            final class QuoteInteractor: Interactor {
                private var bag = DisposeBag()
                private let prices: Observable<Double>

                init(prices: Observable<Double>) {
                    self.prices = prices
                }

                override func didBecomeActive() {
                    super.didBecomeActive()
                    prices.subscribe(onNext: { print($0) }).disposed(by: bag)
                }

                override func willResignActive() {
                    super.willResignActive()
                    bag = DisposeBag()
                }
            }
            """,
        looksAt: Scope("properties of interactors that keep subscriptions", of: [.interactor]),
        words: ["modules", "interactor", "terminators", "bags"],
        references: ["RIBs/Classes/Interactor.swift in github.com/uber/RIBs-iOS"]
    ) { project, interest in
        let table = project.subscriptions(interest)
        let verdicts: [Verdict] = table.holders.compactMap { holder, subscriptions in
            let kept = subscriptions.filter { !$0.isCycle }
            if holder.life == .outlives, let first = kept.first {
                let reasons = interest == .everything ? deactivation(of: holder.interactor, in: project) : []
                return .breach(finding(holder, first, kept, in: project), because: reasons)
            }
            return interest == .everything ? .pass(pass(holder, in: project)) : nil
        }
        return verdicts + table.idle.map { .pass(pass($0, "could keep subscriptions, but nothing is put into it", in: project)) }
    }

    /// What runs at deactivation, where the interactor has something of its own there.
    private static func deactivation(of interactor: TypeID, in project: Project) -> [Finding.Note] {
        project.deactivation(of: interactor).map {
            [Finding.Note(project.site(ofName: $0), "what runs at deactivation begins here, and empties nothing of it")]
        } ?? []
    }

    private static func finding(_ holder: SubscriptionHolder, _ first: Subscription, _ kept: [Subscription], in project: Project) -> Finding {
        let owner = project.text(project.index.types[holder.interactor.index].name)
        let name = project.fullName(holder.property)
        let method = project.vocabulary.deactivationTerminator(of: first.library)
        let isOwn = project.index.type(around: holder.property) == holder.interactor
        let places = kept.map { Finding.Note(project.site($0.place), "this subscription is kept in '\(name)'") }
        let declaration = Finding.Note(project.site(ofName: holder.property), "'\(name)' is declared here")
        return Finding(
            at: isOwn ? project.site(ofName: holder.property) : project.site(first.place),
            "'\(owner)' keeps subscriptions in '\(name)', which its deactivation does not empty.",
            help: "End the chains in '.\(method)(interactor: self)', or empty '\(name)' in 'willResignActive()'.",
            rib: project.ribName(holder.interactor), symbol: isOwn ? project.symbol(holder.property) : project.symbol(first.member), subject: name,
            related: isOwn ? places : [declaration] + places.dropFirst())
    }

    // MARK: What is right

    private static func pass(_ holder: SubscriptionHolder, in project: Project) -> Pass {
        switch holder.life {
        case .emptied:
            pass(
                holder.property, "is emptied by deactivation",
                [holder.emptied.map { Finding.Note(project.start(of: $0), "'\(project.fullName(holder.property))' is emptied here") }].compactMap { $0 },
                in: project)
        case .outlives:
            pass(
                holder.property,
                "is not emptied, but keeps only subscriptions whose closures hold 'self' strongly: each is for undisposed_subscription",
                in: project)
        case .unresolved:
            pass(
                holder.property, "may be emptied by a superclass that is not among the files",
                .missingSuperclass(of: holder.interactor, in: project), in: project)
        }
    }

    private static func pass(_ property: DeclarationID, _ reason: String, _ notes: [Finding.Note] = [], in project: Project) -> Pass {
        Pass(at: project.site(ofName: property), "The property '\(project.fullName(property))'", reason, notes)
    }
}
