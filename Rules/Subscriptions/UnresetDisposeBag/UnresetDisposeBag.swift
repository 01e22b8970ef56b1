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
            evidence: project.deactivation(of: container.interactor).map {
                [Finding.Note(project.site(ofName: $0), "deactivation starts here and does not clear it")]
            } ?? [])
    }
}
