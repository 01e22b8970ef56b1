import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// An interactor or a view that holds a component's class.
    static let dependencyLeaksPastBuilder = Rule(
        "dependency_leaks_past_builder", in: .layering, as: .note, isDefault: false,
        documentation: .dependencyLeaksPastBuilder,
        inspects: Scope(
            "stored properties of interactors, views and presenters", of: [.interactor, .view, .presenter]),
        configurationKeys: ["modules", "interactor", "view", "presenter", "component"],
        each: { $0.interactorsAndViews }
    ) { context, type in
        let project = context.project
        for held in project.heldComponents(by: type) {
            let (name, component) = (project.fullName(held.property), project.name(of: held.type))
            guard held.isComponent else {
                context.skip(
                    Candidate(property: held.property, in: project), "has the type of a protocol, '\(component)'")
                continue
            }
            context.report(
                at: project.site(ofName: held.property),
                """
                '\(project.name(of: type))' holds the component '\(component)' in '\(name)', and with it all that its \
                RIB can reach.
                """,
                help: "Pass the values that it uses, or a protocol that requires them.",
                about: held.property, in: type,
                related: [Finding.Note(project.site(held.type), "the class of the component")])
        }
        guard context.recordsSkips else { return }
        for other in project.otherHeldValues(by: type) {
            context.skip(
                Candidate(property: other.property, in: project),
                other.isStored
                    ? "has the type '\(project.name(of: other.type))', which is not a component"
                    : "is computed and stores nothing")
        }
    }
}
