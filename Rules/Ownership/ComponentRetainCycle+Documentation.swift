import RuleKit

extension RuleDocumentation {
    static let componentRetainCycle = RuleDocumentation(
        summary: "A component keeps a builder or a component that keeps it.",
        reason: """
            A builder and the component of a child hold their parent's component strongly. If that component keeps \
            them, in 'shared', a lazy or a stored property, neither is released when the RIB is detached. No leak \
            detector of the framework watches components.
            """,
        howItWorks: """
            The rule checks the objects that a component creates and keeps. It reports one that is a builder or a \
            component and gets 'self' as its dependency, its parent or a parameter that it stores, or in a closure; \
            and an object that stores such a one. It requires that a router detaches the component's RIB. The fix \
            makes a 'lazy var' that nothing assigns a computed property.
            """,
        limitations: """
            Components of the root, of the app, and of RIBs that live as long as their parent are not reported.
            """,
        example: RuleExample(
            """
              final class DetailComponent: Component<DetailDependency>, EditorDependency {
            -     lazy var editorBuilder: EditorBuilder = EditorBuilder(dependency: self)
            +     var editorBuilder: EditorBuilder { EditorBuilder(dependency: self) }
              }
            """,
            in: """
                \(ExampleApp.detailRIB)
                \(ExampleApp.homeRIB)

                final class EditorBuilder: Builder<EditorDependency> {}
                """),
        references: ["RIBs/Classes/DI/Component.swift in github.com/uber/RIBs-iOS"])
}
