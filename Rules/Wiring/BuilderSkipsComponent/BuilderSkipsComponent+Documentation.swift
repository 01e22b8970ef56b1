import RuleKit

extension RuleDocumentation {
    static let builderSkipsComponent = RuleDocumentation(
        summary: "A builder creates its RIB without using the RIB's component.",
        reason: """
            The component is the scope of a RIB: objects that it shares live as long as it does, and its children are \
            built from it. Without one, children receive objects that belong to a grandparent, shared objects live too \
            long or are created twice, and each new dependency is an edit at every call.
            """,
        howItWorks: """
            The rule checks classes that inherit from a builder base class or conform to a protocol that refines \
            Buildable, and that create a router or an interactor in a build function or in a function that it calls. \
            It reports a builder that neither creates, receives nor reads a component; one that passes its own \
            dependency, or that of a component, to the builder of a child; one that creates a component and never \
            reads it, while the interactor, router, view or a child receives values from the dependency; and one that \
            passes an EmptyComponent to a child whose dependency protocol has requirements, except the root's builder. \
            A builder has one finding, at the first of these places; the others are related locations.
            """,
        levels: """
            An error if the RIB's component has a member of the name of something that the builder or a child takes \
            from the dependency, and creates another object for it: the RIB uses the wrong one, or there are two. A \
            warning if the component has a member for what the builder itself takes, whether it passes on the \
            dependency's value or its value is not known; if the builder has no base class; and for an EmptyComponent. \
            A note if no component class has such a member, or a child gets the same object either way: no \
            consequence was found.
            """,
        limitations: """
            Builders that only delegate to other builders are correct. So are values read from the dependency if the \
            component is read too, or if another function than the one that creates the component reads them. An \
            EmptyComponent() that is cast to the child's dependency is not reported. The rule reports nothing if a \
            superclass or component class outside the analyzed files may do what is missing.
            """,
        example: RuleExample(
            """
              final class QuoteBuilder: Builder<QuoteDependency> {
                  func build() -> Routing {
            -         QuoteRouter(interactor: QuoteInteractor())
            +         _ = QuoteComponent(dependency: dependency)
            +         return QuoteRouter(interactor: QuoteInteractor())
                  }
              }
            """,
            in: "import RIBs\nfinal class QuoteRouter: Router<QuoteInteractor> {}"),
        references: [
            "RIBs/Classes/Builder.swift in github.com/uber/RIBs-iOS",
            "RIBs/Classes/DI/Component.swift in github.com/uber/RIBs-iOS",
        ])
}
