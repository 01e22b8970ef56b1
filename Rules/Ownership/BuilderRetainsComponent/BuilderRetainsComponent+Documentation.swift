import RuleKit

extension RuleDocumentation {
    static let builderRetainsComponent = RuleDocumentation(
        summary: "A builder keeps the component, router or interactor of a RIB.",
        reason: """
            A builder lives as long as the parent's router. What it keeps outlives the RIB that it built, and the next \
            RIB gets the state of the previous one. The framework asserts in debug builds that a componentized builder \
            gets a new component each time.
            """,
        howItWorks: """
            The rule reports a stored property of a builder whose type is a component's class, a router or an \
            interactor, and a closure for a componentized builder that returns a component that is stored, lazy or \
            shared.
            """,
        limitations: """
            A component that the builder's initializer takes is the parent's, and is not reported. Weak properties are \
            not reported.
            """,
        example: RuleExample(
            """
              final class DetailBuilder: Builder<EmptyDependency> {
            -     private lazy var component = DetailComponent(dependency: dependency)
            -
                  func build() -> Routing {
            +         let component = DetailComponent(dependency: dependency)
                      return Router(interactor: DetailInteractor(title: component.title))
                  }
              }
            """,
            in: "import RIBs\nfinal class DetailComponent: Component<EmptyDependency> {}"),
        references: ["RIBs/Classes/ComponentizedBuilder.swift in github.com/uber/RIBs-iOS"])
}
