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

        protocol HomeRouting: Routing {
            func attachDetail()
            func detachDetail()
        }

        final class HomeInteractor: Interactor, Interactable {
            weak var router: HomeRouting?

            func open() { router?.attachDetail() }
            func close() { router?.detachDetail() }
        }

        final class HomeRouter: Router<HomeInteractor>, HomeRouting {
            private let detailBuilder: DetailBuilder
            private var detail: Routing?

            init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
                self.detailBuilder = detailBuilder
                super.init(interactor: interactor)
                interactor.router = self
            }

            func attachDetail() {
                guard detail == nil else { return }
                let router = detailBuilder.build()

        """

    private static let end = """
                attachChild(router)
            }

            func detachDetail() {
                guard let router = detail else { return }
                detachChild(router)
                detail = nil
            }
        }
        """

    static let childPropertyNeverAssigned = RuleDocumentation(
        summary: "A router reads a property for a child, but never stores the child in it.",
        reason: """
            The property is always nil. A check such as 'guard detail == nil' never stops a second child from being \
            attached, and 'detachChild' after 'if let detail' never runs: the child stays attached and active until \
            its parent is detached.
            """,
        howItWorks: """
            The rule checks optional stored variables of routers whose type is a router's. It reports one that a \
            function with a caller reads, if no code assigns anything but nil to it, and if the router attaches a \
            child of that type without storing it.
            """,
        levels: """
            A warning: the child is not shown or not detached where the property is read, or it is attached twice. It \
            is a note if a constant such as 'let isEnabled = false' keeps the attachment or the reads from running, \
            and if the child is attached once, at the start of its parent, and nothing that occurs later reads the \
            property.
            """,
        limitations: """
            The rule reports nothing if another type uses the property, if it has an attribute such as a property \
            wrapper, if all children of its type are stored elsewhere, and if the router has a superclass that is not \
            analyzed. Callers of a router's functions are matched by name.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func attachDetail() {
                      guard detail == nil else { return }
                      let router = detailBuilder.build(withListener: interactor)
            +         detail = router
                      attachChild(router)
                      let view = router.viewControllable.uiviewController
                      viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
                  }
              }
            """,
            in: ExampleApp.aroundHomeAttachment),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
