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
        before: example("listener?.listDidClose()"),
        after: example("router?.detachDetail()\n        listener?.listDidClose()"),
        references: [
            "https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller"
        ])

    private static func example(_ childEvent: String) -> String {
        """
        \(ListExample(childEvent: childEvent, presentsChild: true).text)

        \(ClosingRIBExample(name: "Login").text)

        protocol RootRouting: LaunchRouting {
            func showList()
            func showLogin()
        }

        final class RootInteractor: Interactor, ListListener, LoginListener {
            weak var router: RootRouting?

            override func didBecomeActive() {
                super.didBecomeActive()
                router?.showLogin()
            }

            func loginDidClose() { router?.showList() }
            func listDidClose() { router?.showLogin() }
        }

        final class RootRouter: LaunchRouter<RootInteractor, ViewControllable>, RootRouting {
            private let window: UIWindow
            private let listBuilder: ListBuilder
            private let loginBuilder: LoginBuilder
            private var child: ViewableRouting?

            init(
                interactor: RootInteractor, viewController: ViewControllable, window: UIWindow,
                listBuilder: ListBuilder, loginBuilder: LoginBuilder
            ) {
                self.window = window
                self.listBuilder = listBuilder
                self.loginBuilder = loginBuilder
                super.init(interactor: interactor, viewController: viewController)
                interactor.router = self
            }

            func showList() { show(listBuilder.build(withListener: interactor)) }
            func showLogin() { show(loginBuilder.build(withListener: interactor)) }

            private func show(_ router: ViewableRouting) {
                if let child { detachChild(child) }
                child = router
                attachChild(router)
                window.rootViewController = router.viewControllable.uiviewController
            }
        }

        final class RootBuilder: Builder<EmptyDependency> {
            func build(in window: UIWindow) -> LaunchRouting {
                let component = RootComponent(dependency: dependency)
                return RootRouter(
                    interactor: RootInteractor(), viewController: RootViewController(), window: window,
                    listBuilder: ListBuilder(dependency: component),
                    loginBuilder: LoginBuilder(dependency: component))
            }
        }

        final class RootViewController: UIViewController, ViewControllable {}
        final class RootComponent: Component<EmptyDependency>, EmptyDependency, ListDependency {}
        """
    }
}
