import RuleKit

extension RuleDocumentation {
    static let unconditionalRemovalAfterInteractivePop = RuleDocumentation(
        summary: "A router pops or dismisses once more after the user has swiped the child's view away.",
        reason: """
            The view notifies its listener when a swipe or the back button has removed it, and the parent's router \
            then runs the function that it also runs when the user taps a close button. Its 'popViewController' or \
            'dismiss' finds the child's view gone and removes the next one: the parent's own view disappears, while \
            its RIB stays attached.
            """,
        howItWorks: """
            The rule follows the calls from 'viewDidDisappear' and 'didMove(toParent:)' under a condition such as \
            'isMovingFromParent', and from 'presentationControllerDidDismiss', to the function that detaches the \
            child. It reports a removal on the way that is untargeted and under no condition, if the user can swipe \
            the child's view away, and if the router's view, or the view of an ancestor that it shares, is itself \
            pushed (for a pop) or presented (for a dismissal).
            """,
        limitations: """
            The rule reports nothing if code on the way reads a property such as 'topViewController' or \
            'presentedViewController', if the view passes a value, or if the removal names the view that it removes. \
            Navigation delegates, whose 'didShow' runs after each change, are not followed.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func detachDetail() {
                      guard let router = detail else { return }
            -         viewController.uiviewController.navigationController?.popViewController(animated: true)
            +         let navigation = viewController.uiviewController.navigationController
            +         if navigation?.topViewController === router.viewControllable.uiviewController {
            +             navigation?.popViewController(animated: true)
            +         }
                      detachChild(router)
                      detail = nil
                  }
              }
            """,
            in: """
                \(ExampleApp.aroundHomeDetachment)

                final class HomeBuilder: Builder<HomeDependency> {
                    func build() -> ViewableRouting {
                        let component = HomeComponent(dependency: dependency)
                        let viewController = HomeViewController()
                        let interactor = HomeInteractor(presenter: viewController)
                        viewController.listener = interactor
                        return HomeRouter(
                            interactor: interactor, viewController: viewController,
                            detailBuilder: DetailBuilder(dependency: component))
                    }
                }

                final class TabRouter: ViewableRouter<TabInteractor, ViewControllable> {
                    private let homeBuilder: HomeBuilder

                    override func didLoad() {
                        super.didLoad()
                        let home = homeBuilder.build()
                        attachChild(home)
                        let view = home.viewControllable.uiviewController
                        view.navigationItem.hidesBackButton = true
                        viewController.uiviewController.navigationController?.pushViewController(view, animated: false)
                    }
                }
                """),
        references: [
            "https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)"
        ])
}
