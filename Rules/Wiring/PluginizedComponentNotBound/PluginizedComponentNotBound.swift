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

extension RuleDocumentation {
    static let pluginizedComponentNotBound = RuleDocumentation(
        summary: "A pluginized component of Needle is never bound to a scope.",
        reason: """
            The component and its non-core component keep each other in memory until the scope that the component is \
            bound to ends. Without 'bind(to:)' neither is ever released, and if the component is released after all, \
            its deinitializer stops the app.
            """,
        howItWorks: """
            The rule reports a class that inherits from 'PluginizedComponent' if the project creates it, and no code \
            calls 'bind(to:)' on it, on a subclass or base class of it, or on a protocol that it conforms to.
            """,
        limitations: """
            The rule reports nothing if an interactor is passed to 'bind(to:)' of a value whose type is unknown. It \
            does not check that the call runs for each component.
            """,
        example: RuleExample(
            """
              final class HomeBuilder: SimpleComponentizedBuilder<HomeComponent, Routing> {
                  override func build(with component: HomeComponent) -> Routing {
                      let interactor = HomeInteractor()
            +         component.bind(to: interactor)
                      return Router(interactor: interactor)
                  }
              }
            """,
            in: """
                import NeedleFoundation
                import RIBs

                final class HomeComponent:
                    PluginizedComponent<HomeDependency, HomePluginExtension, HomeNonCoreComponent> {}

                final class AppComponent: BootstrapComponent {
                    var homeBuilder: HomeBuilder { HomeBuilder { HomeComponent(parent: self) } }
                }
                """),
        references: ["Sources/NeedleFoundation/Pluginized in github.com/uber/needle"])
}
