import RuleKit

extension RuleDocumentation {
    static let presenterCallBeforeViewLoad = RuleDocumentation(
        summary: "An interactor has its view use outlets when it becomes active, before the view is loaded.",
        reason: """
            'attachChild' activates the interactor, and most routers show the view afterwards. Outlets and other \
            implicitly unwrapped properties that 'viewDidLoad' sets are still nil then, so the app stops.
            """,
        howItWorks: """
            The rule follows 'didBecomeActive' and the functions that it calls on 'self' to the first calls of the \
            presenter. It reports a call if the function of the view accesses a member of an outlet, or of an \
            implicitly unwrapped property that only code of 'viewDidLoad' or 'loadView' assigns, and a router attaches \
            the RIB before it shows the view.
            """,
        limitations: """
            The rule reports nothing if the function, an earlier one, the view's initializer or the builder accesses \
            the view or asks whether it is loaded, if the property is compared or unwrapped there, for calls in \
            closures, for RIBs of launch routers, and for views of storyboards.
            """,
        example: RuleExample(
            """
              final class DetailInteractor: PresentableInteractor<DetailPresentable> {
                  override func didBecomeActive() {
                      super.didBecomeActive()
                      presenter.show("Details")
                  }
              }

              final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
                  @IBOutlet private var titleLabel: UILabel!

                  func show(_ title: String) {
            +         loadViewIfNeeded()
                      titleLabel.text = title
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                protocol DetailPresentable: Presentable {
                    func show(_ title: String)
                }

                final class DetailRouter: ViewableRouter<DetailInteractor, ViewControllable> {}

                final class DetailBuilder: Builder<DetailDependency> {
                    func build() -> ViewableRouting {
                        _ = DetailComponent(dependency: dependency)
                        let viewController = DetailViewController(nibName: "Detail", bundle: nil)
                        return DetailRouter(
                            interactor: DetailInteractor(presenter: viewController), viewController: viewController)
                    }
                }

                final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable> {
                    private let detailBuilder: DetailBuilder

                    override func didLoad() {
                        super.didLoad()
                        let detail = detailBuilder.build()
                        attachChild(detail)
                        let view = detail.viewControllable.uiviewController
                        viewController.uiviewController.addChild(view)
                        viewController.uiviewController.view.addSubview(view.view)
                    }
                }
                """),
        references: [
            "https://developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()"
        ])
}
