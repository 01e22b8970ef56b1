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

extension RuleDocumentation {
    static let dependencyLeaksPastBuilder = RuleDocumentation(
        summary: "An interactor or a view holds the class of a component.",
        reason: """
            The builder is the only part of a RIB that knows where its values come from. An interactor with the \
            component can reach everything in it, a test has to create the component, and what the interactor really \
            needs is written nowhere.
            """,
        howItWorks: """
            The rule reports a stored property of an interactor, a view or a presenter whose type is a class of \
            components.
            """,
        limitations: """
            A property whose type is a protocol is not reported, whatever conforms to it. Routers may hold components: \
            they pass them to builders.
            """,
        example: RuleExample(
            """
              final class DetailInteractor: Interactor {
            -     private let values: DetailComponent
            +     private let values: DetailInteractorDependency

            -     init(values: DetailComponent) {
            +     init(values: DetailInteractorDependency) {
                      self.values = values
                      super.init()
                  }
              }
            """,
            in: "import RIBs\nfinal class DetailComponent: Component<EmptyDependency>, DetailInteractorDependency {}"))
}
