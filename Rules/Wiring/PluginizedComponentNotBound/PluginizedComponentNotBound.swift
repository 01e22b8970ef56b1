import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A pluginized component that no scope releases.
    static let pluginizedComponentNotBound = Rule(
        "pluginized_component_not_bound", in: .wiring, as: .error,
        documentation: .pluginizedComponentNotBound,
        inspects: Scope("pluginized components of Needle", of: [.component]),
        configurationKeys: ["component"]
    ) { context in
        let project = context.project
        for bound in project.boundComponents {
            let name = project.name(of: bound.component)
            func skip(_ reason: SkipReason, _ note: [Finding.Note] = []) {
                context.skip(Candidate("The component '\(name)'", at: project.site(bound.component)), reason, at: note)
            }
            guard let creation = bound.creation else {
                skip("is never created")
                continue
            }
            switch bound.binding {
            case .bound(let place): skip("is bound", [Finding.Note(project.site(place), "it is bound here")])
            case .unknown(let place):
                skip(
                    .unknown("may be bound on a value of unknown type"),
                    [Finding.Note(project.site(place), "possibly here")])
            case .none:
                context.report(
                    at: project.site(bound.component),
                    """
                    '\(name)' is never bound to a scope: it and its non-core component keep each other in memory.
                    """,
                    help: "Call 'bind(to:)' with the interactor, where the component's RIB is built.",
                    in: bound.component,
                    related: [Finding.Note(project.site(creation), "it is created here")])
            }
        }
    }
}
