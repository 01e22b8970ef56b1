import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A property of an interactor that keeps subscriptions, and that deactivation does not empty.
    static let unresetDisposeBag = Rule(
        "unreset_dispose_bag", in: .subscriptions, as: .warning,
        documentation: .unresetDisposeBag,
        inspects: Scope("properties of interactors that store subscriptions", of: [.interactor]),
        configurationKeys: ["modules", "interactor", "terminators", "bags"]
    ) { context in context.add(verdicts) }

    private static func verdicts(_ project: Project, _ interest: Interest) -> [Verdict] {
        let table = project.subscriptions(interest)
        let verdicts: [Verdict] = table.holders.compactMap { holder, subscriptions in
            let kept = subscriptions.filter { !$0.isCycle }
            if holder.life == .outlives, let first = kept.first {
                let reasons = interest == .everything ? deactivation(of: holder.interactor, in: project) : []
                return .breach(finding(holder, first, kept, in: project), because: reasons)
            }
            return interest == .everything ? .pass(pass(holder, in: project)) : nil
        }
        return verdicts + table.idle.map { .pass(pass($0, "could store subscriptions, but the code stores none in it", in: project)) }
    }

    /// What runs at deactivation, where the interactor has something of its own there.
    private static func deactivation(of interactor: TypeID, in project: Project) -> [Finding.Note] {
        project.deactivation(of: interactor).map {
            [Finding.Note(project.site(ofName: $0), "deactivation starts here and does not clear it")]
        } ?? []
    }

    private static func finding(_ holder: SubscriptionContainer, _ first: Subscription, _ kept: [Subscription], in project: Project) -> Finding {
        let owner = project.text(project.symbols.types[holder.interactor.index].name)
        let name = project.fullName(holder.property)
        let method = project.libraryModels.deactivationTerminator(of: first.library)
        let isOwn = project.symbols.type(around: holder.property) == holder.interactor
        let places = kept.map { Finding.Note(project.site($0.place), "this subscription is stored in '\(name)'") }
        let declaration = Finding.Note(project.site(ofName: holder.property), "'\(name)' is declared here")
        return Finding(
            at: isOwn ? project.site(ofName: holder.property) : project.site(first.place),
            "'\(owner)' stores subscriptions in '\(name)', which is not cleared on deactivation.",
            help: "Add '.\(method)(interactor: self)' to the end of the chains, or clear '\(name)' in 'willResignActive()'.",
            rib: project.ribName(holder.interactor), symbol: isOwn ? project.symbol(holder.property) : project.symbol(first.member), subject: name,
            related: isOwn ? places : [declaration] + places.dropFirst())
    }

    // MARK: What is right

    private static func pass(_ holder: SubscriptionContainer, in project: Project) -> Pass {
        switch holder.life {
        case .emptied:
            pass(
                holder.property, "is cleared on deactivation",
                [holder.emptied.map { Finding.Note(project.start(of: $0), "'\(project.fullName(holder.property))' is cleared here") }].compactMap { $0 },
                in: project)
        case .outlives:
            pass(
                holder.property,
                "is not cleared, but stores only subscriptions whose closures capture 'self' strongly: undisposed_subscription reports each",
                in: project)
        case .unresolved:
            pass(
                holder.property, "may be cleared by a superclass outside the analyzed files",
                .missingSuperclass(of: holder.interactor, in: project), in: project)
        }
    }

    private static func pass(_ property: DeclarationID, _ reason: String, _ notes: [Finding.Note] = [], in project: Project) -> Pass {
        Pass(at: project.site(ofName: property), "The property '\(project.fullName(property))'", reason, notes)
    }
}
