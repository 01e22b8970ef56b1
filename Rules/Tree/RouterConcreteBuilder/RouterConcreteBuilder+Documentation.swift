import RuleKit

extension RuleDocumentation {
    static let routerConcreteBuilder = RuleDocumentation(
        summary: "A router holds the class of a child's builder instead of its protocol.",
        reason: """
            A test of the router cannot pass a builder of its own, and the module of the parent depends on everything \
            that the child's builder imports.
            """,
        howItWorks: """
            The rule reports a stored property of a router whose type is the class of a builder, if the class conforms \
            to a protocol of builders.
            """,
        limitations: """
            The rule does not check whether the router uses members that the protocol lacks. Builders without a \
            protocol are not reported.
            """,
        before: example("DetailBuilder"), after: example("DetailBuildable"))

    private static func example(_ type: String) -> String {
        """
        import RIBs

        protocol DetailBuildable: Buildable {
            func build() -> Routing
        }

        protocol DetailDependency: Dependency {}
        final class DetailComponent: Component<DetailDependency> {}
        final class DetailRouter: Router<Interactor> {}

        final class DetailBuilder: Builder<DetailDependency>, DetailBuildable {
            func build() -> Routing {
                _ = DetailComponent(dependency: dependency)
                return DetailRouter(interactor: Interactor())
            }
        }

        final class HomeRouter: Router<Interactor> {
            private let detailBuilder: \(type)

            init(interactor: Interactor, detailBuilder: \(type)) {
                self.detailBuilder = detailBuilder
                super.init(interactor: interactor)
            }

            override func didLoad() {
                super.didLoad()
                attachChild(detailBuilder.build())
            }
        }
        """
    }
}
