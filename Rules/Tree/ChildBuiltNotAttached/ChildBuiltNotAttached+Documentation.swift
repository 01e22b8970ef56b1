import RuleKit

extension RuleDocumentation {
    private static let parts = """
        import RIBs
        import UIKit

        protocol DetailDependency: Dependency {}
        final class DetailComponent: Component<DetailDependency> {}
        final class DetailViewController: UIViewController, ViewControllable {}
        final class DetailRouter: ViewableRouter<Interactable, ViewControllable> {}

        final class DetailBuilder: Builder<DetailDependency> {
            func build() -> ViewableRouting {
                _ = DetailComponent(dependency: dependency)
                return DetailRouter(interactor: Interactor(), viewController: DetailViewController())
            }
        }

        protocol HomeViewControllable: ViewControllable {
            func embed(_ view: ViewControllable)
        }

        final class HomeRouter: ViewableRouter<Interactable, HomeViewControllable> {
            private let detailBuilder: DetailBuilder

            init(interactor: Interactable, viewController: HomeViewControllable, detailBuilder: DetailBuilder) {
                self.detailBuilder = detailBuilder
                super.init(interactor: interactor, viewController: viewController)
            }

            func attachDetail() {
                let detail = detailBuilder.build()

        """

    static let childBuiltNotAttached = RuleDocumentation(
        summary: "A router builds a child and shows or stores it, but never attaches it.",
        reason: """
            Only 'attachChild' activates a child's interactor and loads its router. Without it the child's view may \
            be on the screen, but nobody listens to it: its interactor is inactive, its subscriptions never start, \
            and its own children never appear. If the router keeps no reference, the child is released immediately.
            """,
        howItWorks: """
            The rule follows the result of each call that builds a child through locals, tuples, conditions, \
            properties of the router and functions that it is passed to. It reports the call if no 'attachChild' \
            gets it, neither directly nor from a property in which it is stored. It also reports a view controller or \
            an app delegate outside of RIBs that builds a RIB and does nothing with its router but to read its view.
            """,
        limitations: """
            The rule reports nothing if the child escapes: if it is returned, passed to a call, kept by a closure or \
            by another object, or activated by a host, or if other types use the property that it is stored in. It \
            reports nothing about routers with subclasses or with a superclass that is not analyzed, and nothing if \
            a copy of RIBs in the project has other names for 'attachChild' and 'detachChild'.
            """,
        example: RuleExample(
            """
              final class HomeRouter: ViewableRouter<Interactable, HomeViewControllable> {
                  private let detailBuilder: DetailBuilder

                  init(interactor: Interactable, viewController: HomeViewControllable, detailBuilder: DetailBuilder) {
                      self.detailBuilder = detailBuilder
                      super.init(interactor: interactor, viewController: viewController)
                  }

                  func attachDetail() {
                      let detail = detailBuilder.build()
            +         attachChild(detail)
                      viewController.embed(detail.viewControllable)
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                final class DetailBuilder: Builder<DetailDependency> {
                    func build() -> ViewableRouting {
                        _ = DetailComponent(dependency: dependency)
                        return DetailRouter(interactor: Interactor(), viewController: DetailViewController())
                    }
                }
                """),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
