import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A subscription that is only confined to an interactor's activity.
    static let confineToWithoutDisposal = Rule(
        "confine_to_without_disposal", in: .subscriptions, as: .warning,
        documentation: .confineToWithoutDisposal,
        inspects: Scope("chains with confineTo outside of interactors and workers"),
        configurationKeys: ["modules", "interactor", "worker", "terminators", "bags"]
    ) { context in
        let project = context.project
        for found in project.confinedSubscriptions {
            let owner = found.owner.map { "'\(project.name(of: $0))'" } ?? "'\(project.fullName(found.member))'"
            let (name, call) = (project.text(at: found.place), project.text(at: found.subscription))
            let candidate = Candidate("The chain with '\(name)'", at: project.site(found.place))
            switch found.outcome {
            case .used: context.skip(candidate, "ends in '\(call)', whose result is not dropped")
            case .limited: context.skip(candidate, "takes a limited number of values")
            case .dropped: break
            }
            guard found.outcome == .dropped else { continue }
            context.report(
                at: project.site(found.place),
                "\(owner) confines a subscription with '\(name)', which delays its values, and never disposes of it.",
                help: found.library == .rx
                    ? "Dispose of the result of '\(call)', or keep it in a bag that is cleared."
                    : "Keep the result of '\(call)' in a property or set.",
                about: found.member, subject: name, in: found.owner,
                related: [Finding.Note(project.site(found.subscription), "the result of '\(call)' is dropped")])
        }
        guard context.recordsSkips else { return }
        for other in project.otherConfinements {
            let name = "The chain with '\(project.text(at: other.place))'"
            let reason =
                switch other.reason {
                case .ofInteractorOrWorker:
                    "is in the code of an interactor or a worker, whose subscriptions other rules check"
                case .otherFramework: "is in a file that does not import RIBs"
                case .unsubscribed: "is not known to subscribe"
                }
            context.skip(Candidate(name, at: project.site(other.place)), reason)
        }
    }
}
