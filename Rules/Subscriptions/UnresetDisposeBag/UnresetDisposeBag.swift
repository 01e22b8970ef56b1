import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A property of an interactor that keeps subscriptions, and that deactivation does not clear.
    static let unresetDisposeBag = Rule(
        "unreset_dispose_bag", in: .subscriptions, as: .warning,
        documentation: .unresetDisposeBag,
        inspects: Scope("properties of interactors that store subscriptions", of: [.interactor]),
        configurationKeys: ["modules", "interactor", "terminators", "bags"]
    ) { context in
        let project = context.project
        let table = project.subscriptions(includingEnded: context.recordsSkips)
        for (container, subscriptions) in table.holders {
            let (property, name) = (container.property, project.fullName(container.property))
            switch container.life {
            case .emptied:
                let note = container.emptied.map { Finding.Note(project.start(of: $0), "'\(name)' is cleared here") }
                context.skip(
                    candidate(property, in: project), "is cleared on deactivation", at: note.map { [$0] } ?? [])
            case .unresolved:
                let (reason, notes) = project.absenceReason("may be cleared by", of: container.interactor)
                context.skip(candidate(property, in: project), reason, at: notes)
            case .open:
                context.skip(
                    candidate(property, in: project), .unknown("may be cleared by code that the object is passed to"))
            case .outlives:
                let stored = subscriptions.filter { !$0.isCycle }
                guard let first = stored.first else {
                    context.skip(
                        candidate(property, in: project),
                        "is not cleared, but stores only subscriptions whose closures capture 'self' strongly: "
                            + "undisposed_subscription reports each")
                    continue
                }
                report(container, first, stored, context)
            }
        }
        for property in table.idle {
            context.skip(
                candidate(property, in: project), "could store subscriptions, but the code stores none in it")
        }
        guard context.recordsSkips else { return }
        for other in project.otherSubscriptionContainers {
            context.skip(
                candidate(other.property, in: project),
                "belongs to '\(project.name(of: other.owner))', which is not an interactor")
        }
    }

    private static func candidate(_ property: DeclarationID, in project: Project) -> Candidate {
        Candidate("The property '\(project.fullName(property))'", at: project.site(ofName: property))
    }

    private static func report(
        _ container: SubscriptionContainer, _ first: Subscription, _ stored: [Subscription], _ context: RuleContext
    ) {
        let project = context.project
        let name = project.fullName(container.property)
        let method = project.libraryModels.deactivationTerminator(of: first.library)
        // Where the interactor is not active, the method disposes of the subscription at once.
        let isAdvisable = !Set(stored.map(\.member)).contains { project.activity(of: $0, .interactor).isInactive }
        let isOwn = project.declaresProperty(of: container)
        let declaration = project.site(ofName: container.property)
        let places = stored.map { Finding.Note(project.site($0.place), "this subscription is stored in '\(name)'") }
        let consequence = project.consequence(of: stored, in: container.interactor)
        let clearing = project.clearing(container.property, in: "willResignActive()")
        context.report(
            at: isOwn ? declaration : project.site(first.place),
            "'\(project.name(of: container.interactor))' stores subscriptions in '\(name)', "
                + "which is not cleared on deactivation\(consequence.clause(isOne: false, after: "it")).",
            help: isAdvisable
                ? "Add '.\(method)(interactor: self)' to the end of the chains, or \(clearing)."
                : "\(clearing.capitalizedSentence).",
            severity: consequence.severity,
            about: isOwn ? container.property : first.member, subject: name, in: container.interactor,
            related: isOwn ? places : [Finding.Note(declaration, "'\(name)' is declared here")] + places.dropFirst(),
            life: (stored.first { $0.keepsOwner } ?? first).life,
            evidence: project.deactivation(of: container.interactor).map {
                [Finding.Note(project.site(ofName: $0), "deactivation starts here and does not clear it")]
            } ?? [])
    }
}

extension RuleDocumentation {
    static let unresetDisposeBag = RuleDocumentation(
        summary: "An interactor stores subscriptions in a property that is not cleared on deactivation.",
        reason: """
            The subscriptions in such a property live until the interactor is freed, not until it is deactivated. A \
            detached RIB keeps receiving events, and a RIB that is attached again receives them twice.
            """,
        howItWorks: """
            A holder is a property of the interactor or of a base class that keeps subscriptions alive: a disposable, \
            a cancellable, a collection of these, a DisposeBag, or a bag type of the project. It is correct if code \
            that willResignActive reaches, in the class or its base classes, reassigns, disposes, cancels, clears or \
            iterates over it, or if didBecomeActive replaces it before it is used. Otherwise the rule reports the \
            holder once for each interactor that stores a subscription in it, finite or not, with every subscription \
            as a related location.
            """,
        levels: """
            It is a warning if a stored subscription may receive events after the deactivation or keeps the interactor \
            in memory: its source outlives the RIB, or it is not known how long it emits, as with an observable of a \
            dependency. It is a note if every stored subscription completes by itself, or observes what ends with the \
            RIB (a subject that the interactor creates, a stream of its view) with closures that do not keep self, \
            and if the RIB is never detached. It is a note as well if a source depends on code that is not analyzed (a \
            type that nothing declares, a function that only stops the program or that no code calls): the whole \
            project may show that it ends, and a part of it claims no more than the whole. A RIB that is created once \
            and attached again counts as one whose sources live on.
            """,
        limitations: """
            Clearing it in deinit, at the next call or on some event does not count; clearing it under a condition \
            does. The rule reports nothing if a \
            superclass outside the analyzed files may clear it. Chains whose closures capture self strongly are \
            reported by undisposed_subscription, unless they end by themselves. A bag that stores only tasks is not a \
            holder.
            """,
        example: RuleExample(
            """
              final class QuoteInteractor: Interactor {
                  private var bag = DisposeBag()
                  private let service = QuoteService()

                  override func didBecomeActive() {
                      super.didBecomeActive()
                      service.prices.subscribe(onNext: { print($0) }).disposed(by: bag)
                  }
            +
            +     override func willResignActive() {
            +         super.willResignActive()
            +         bag = DisposeBag()
            +     }
              }
            """,
            in: ExampleApp.quotes),
        references: ["RIBs/Classes/Interactor.swift in github.com/uber/RIBs-iOS"])
}
