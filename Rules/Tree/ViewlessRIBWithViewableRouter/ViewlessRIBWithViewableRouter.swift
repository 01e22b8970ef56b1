import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A viewable router that gets the view of another RIB.
    static let viewlessRIBWithViewableRouter = Rule(
        "viewless_rib_with_viewable_router", in: .tree, as: .warning,
        documentation: .viewlessRIBWithViewableRouter,
        inspects: Scope("views that builders pass to viewable routers", of: [.builder]),
        configurationKeys: ["modules", "router", "builder", "view", "component"],
        each: { $0.builders.types }, onceASite: true
    ) { context, builder in
        let project = context.project
        for passed in project.passedViews(by: builder) {
            guard case .dependency(let member, let owner) = passed.origin else {
                let view = "The view of '\(project.name(of: passed.rib.router))'"
                context.skip(Candidate(view, at: project.site(passed.place)), "is created for this RIB, or may be")
                continue
            }
            let router = project.name(of: passed.rib.router)
            context.report(
                at: project.site(passed.place),
                """
                '\(router)' is a viewable router without a view of its own: its dependency passes it the view of \
                '\(project.ribName(owner.router))'.
                """,
                help: "Inherit from 'Router', and keep the view in a property.",
                about: passed.function, subject: router, in: builder,
                related: [
                    Finding.Note(project.site(passed.rib.router), "this class inherits from a viewable router"),
                    Finding.Note(project.site(ofName: member), "the view comes from here"),
                ])
        }
    }
}

extension RuleDocumentation {
    static let viewlessRIBWithViewableRouter = RuleDocumentation(
        summary: "A viewable router gets the view of another RIB, because its own RIB has none.",
        reason: """
            When the child is detached, a viewable router expects its view to go away, so that the framework's leak \
            detector reports a leak although the view belongs to the parent. Code that shows the child's \
            'viewControllable' shows the view of the parent in itself.
            """,
        howItWorks: """
            The rule checks the view that a builder passes to a viewable router. It reports the argument if its value \
            is a member of the RIB's dependency, directly or through a member of the component that returns it, and \
            if its class, or a class that conforms to its protocol, is that of another RIB's view.
            """,
        limitations: """
            The rule reports nothing about launch routers, stored members of components, and views of classes that \
            are not declared in the project.
            """,
        example: RuleExample(
            """
            - final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewControllable> {}
            + final class DetailRouter: Router<DetailInteractor> {
            +     private let viewController: DetailViewControllable
            +
            +     init(interactor: DetailInteractor, viewController: DetailViewControllable) {
            +         self.viewController = viewController
            +         super.init(interactor: interactor)
            +     }
            + }

              final class DetailBuilder: Builder<DetailDependency> {
                  func build() -> Routing {
                      let component = DetailComponent(dependency: dependency)
                      return DetailRouter(
                          interactor: DetailInteractor(), viewController: component.detailViewController)
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                protocol DetailViewControllable: ViewControllable {}

                protocol DetailDependency: Dependency {
                    var detailViewController: DetailViewControllable { get }
                }

                final class DetailComponent: Component<DetailDependency> {
                    var detailViewController: DetailViewControllable { dependency.detailViewController }
                }

                final class HomeViewController: UIViewController, DetailViewControllable {}

                final class HomeRouter: ViewableRouter<Interactor, ViewControllable> {
                    private let detailBuilder: DetailBuilder
                }

                final class HomeBuilder: Builder<HomeDependency> {
                    func build() -> ViewableRouting {
                        let viewController = HomeViewController()
                        let component = HomeComponent(dependency: dependency, viewController: viewController)
                        return HomeRouter(
                            interactor: Interactor(), viewController: viewController,
                            detailBuilder: DetailBuilder(dependency: component))
                    }
                }
                """),
        references: ["RIBs/Classes/ViewableRouter.swift in github.com/uber/RIBs-iOS"])
}
