import RuleKit

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
