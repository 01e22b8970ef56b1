import RuleKit

extension RuleDocumentation {
    static let rootReplacedWhilePresenting = RuleDocumentation(
        summary: "A RIB has the root of the window replaced while its child is presented on that root.",
        reason: """
            UIKit does not dismiss what is presented on a view that stops being the root of a window. The presented \
            view and the old root keep each other, with everything that they own, and may stay visible above the new \
            root.
            """,
        howItWorks: """
            The rule looks at RIBs that present a child on their own view, and whose view belongs to a root of the \
            window. It reports a call of the RIB's listener upon an event of that child if every path from there shows \
            another root, and a path neither detaches the child nor dismisses a view.
            """,
        limitations: """
            The rule reports nothing if a RIB runs code of its own when it is deactivated, if the child's view may \
            remove itself or notifies of its removal, or if it is not known how a view on the way to the root is shown.
            """,
        example: RuleExample(
            """
              extension HomeInteractor: DetailListener {
                  func detailDidClose() {
            +         router?.detachDetail()
                      listener?.homeDidClose()
                  }
              }
            """,
            in: """
                \(ExampleApp.aroundHomeInteractor)

                final class LoginBuilder: Builder<LoginDependency> {
                    func build(withListener listener: LoginListener) -> ViewableRouting {
                        LoginRouter(interactor: LoginInteractor(), viewController: LoginViewController())
                    }
                }

                protocol RootRouting: LaunchRouting {
                    func showLogin()
                }

                final class RootInteractor: Interactor, HomeListener, LoginListener {
                    weak var router: RootRouting?

                    func homeDidClose() { router?.showLogin() }
                }

                final class RootRouter: LaunchRouter<RootInteractor, ViewControllable>, RootRouting {
                    private let window: UIWindow
                    private let homeBuilder: HomeBuilder
                    private let loginBuilder: LoginBuilder
                    private var child: ViewableRouting?

                    init(
                        interactor: RootInteractor, viewController: ViewControllable, window: UIWindow,
                        homeBuilder: HomeBuilder, loginBuilder: LoginBuilder
                    ) {
                        self.window = window
                        self.homeBuilder = homeBuilder
                        self.loginBuilder = loginBuilder
                        super.init(interactor: interactor, viewController: viewController)
                        interactor.router = self
                    }

                    func showHome() { show(homeBuilder.build(withListener: interactor)) }
                    func showLogin() { show(loginBuilder.build(withListener: interactor)) }

                    private func show(_ router: ViewableRouting) {
                        if let child { detachChild(child) }
                        child = router
                        attachChild(router)
                        window.rootViewController = router.viewControllable.uiviewController
                    }
                }
                """),
        references: [
            "https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller"
        ])
}
