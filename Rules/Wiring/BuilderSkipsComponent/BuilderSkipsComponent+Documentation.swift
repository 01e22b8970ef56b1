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
            Buildable, and that create a router or an interactor in a build function or in a function that it calls. A \
            builder with a base class that neither creates, receives nor reads a component is an error; without a base \
            class it is a warning. It is an error if the 'dependency:' of a child builder is the builder's own \
            dependency or that of a component. It is an error if a component is created and never read, while the \
            interactor, router, view or a child receives values from the dependency. It is a warning if a child whose \
            dependency protocol has requirements receives an EmptyComponent, except from the root's builder.
            """,
        limitations: """
            Builders that only delegate to other builders are correct. So are values read from the dependency if the \
            component is read too, or if another function than the one that creates the component reads them. An \
            EmptyComponent() that is cast to the child's dependency is not reported. The rule reports nothing if a \
            superclass or component class outside the analyzed files may do what is missing.
            """,
        before: """
            import RIBs

            protocol QuoteDependency: Dependency {}
            final class QuoteComponent: Component<QuoteDependency> {}
            final class QuoteInteractor: Interactor {}
            final class QuoteRouter: Router<QuoteInteractor> {}

            final class QuoteBuilder: Builder<QuoteDependency> {
                func build() -> Routing {
                    QuoteRouter(interactor: QuoteInteractor())
                }
            }
            """,
        after: """
            import RIBs

            protocol QuoteDependency: Dependency {}
            final class QuoteComponent: Component<QuoteDependency> {}
            final class QuoteInteractor: Interactor {}
            final class QuoteRouter: Router<QuoteInteractor> {}

            final class QuoteBuilder: Builder<QuoteDependency> {
                func build() -> Routing {
                    _ = QuoteComponent(dependency: dependency)
                    return QuoteRouter(interactor: QuoteInteractor())
                }
            }
            """,
        references: [
            "RIBs/Classes/Builder.swift in github.com/uber/RIBs-iOS",
            "RIBs/Classes/DI/Component.swift in github.com/uber/RIBs-iOS",
        ])
}
