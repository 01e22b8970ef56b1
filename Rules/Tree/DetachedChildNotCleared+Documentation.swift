import RuleKit

extension RuleDocumentation {
    private static let parts = """
        import RIBs

        protocol DetailDependency: Dependency {}
        final class DetailComponent: Component<DetailDependency> {}
        final class DetailRouter: Router<Interactor> {}

        final class DetailBuilder: Builder<DetailDependency> {
            func build() -> Routing {
                _ = DetailComponent(dependency: dependency)
                return DetailRouter(interactor: Interactor())
            }
        }

        final class HomeRouter: Router<Interactor> {
            private let detailBuilder: DetailBuilder
            private var detail: Routing?

            init(interactor: Interactor, detailBuilder: DetailBuilder) {
                self.detailBuilder = detailBuilder
                super.init(interactor: interactor)
            }

            func attachDetail() {
                guard detail == nil else { return }
                let detail = detailBuilder.build()
                self.detail = detail
                attachChild(detail)
            }

            func detachDetail() {
                guard let child = detail else { return }
                detachChild(child)

        """

    static let detachedChildNotCleared = RuleDocumentation(
        summary: "A router detaches a child, but keeps it in a property.",
        reason: """
            The detached child's router stays in memory with its interactor, its view and everything that they hold. A \
            check such as 'guard detail == nil' sees a child that is not there, and keeps it from being attached again.
            """,
        howItWorks: """
            The rule checks each call by which a router detaches a child that it stores in an optional, strong \
            variable, also as part of a tuple or under a local name. It follows all paths from each function that \
            code outside of the router can call, through functions of the router and closures, and reports the call \
            if the property is not assigned on one of them: neither 'nil' nor another child, before or after the \
            call. Where another path from the same function assigns it, the finding is a note. For a private array of \
            children, it reports the call if no code of the router ever takes anything out of the array.
            """,
        levels: """
            A note if another path from the same event clears the property, or if nothing calls the function that \
            detaches the child. Otherwise a warning.
            """,
        limitations: """
            The rule reports nothing about weak properties, children that are looked up in 'children', other \
            collections, private functions that nothing calls, and functions that only 'willResignActive' or 'deinit' \
            runs. Who calls a function of a router is decided by names. It does not see assignments by other types. It \
            reports nothing if a copy of RIBs in the project has other names for 'attachChild' and 'detachChild'.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func detachDetail() {
                      guard let router = detail else { return }
                      detachChild(router)
            +         self.detail = nil
                  }
              }
            """,
            in: ExampleApp.aroundHomeDetachment),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
