import RIBs

protocol RootInteractable: Interactable, LoggedOutListener, LoggedInListener {
    var router: RootRouting? { get set }
}

protocol RootViewControllable: ViewControllable {
    func replace(with viewController: ViewControllable?)
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {

    private let loggedOutBuilder: LoggedOutBuildable
    private let loggedInBuilder: LoggedInBuildable

    private var loggedOut: ViewableRouting?
    private var loggedIn: LoggedInRouting?

    init(
        interactor: RootInteractable,
        viewController: RootViewControllable,
        loggedOutBuilder: LoggedOutBuildable,
        loggedInBuilder: LoggedInBuildable
    ) {
        self.loggedOutBuilder = loggedOutBuilder
        self.loggedInBuilder = loggedInBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func routeToLoggedOut() {
        detachLoggedIn()
        guard loggedOut == nil else { return }
        let router = loggedOutBuilder.build(withListener: interactor)
        loggedOut = router
        attachChild(router)
        viewController.replace(with: router.viewControllable)
    }

    func routeToLoggedIn(skipper: Skipper) {
        detachLoggedOut()
        guard loggedIn == nil else { return }
        let router = loggedInBuilder.build(withListener: interactor, skipper: skipper)
        loggedIn = router
        attachChild(router)
    }

    private func detachLoggedOut() {
        guard let router = loggedOut else { return }
        viewController.replace(with: nil)
        detachChild(router)
        loggedOut = nil
    }

    private func detachLoggedIn() {
        guard let router = loggedIn else { return }
        detachChild(router)
        loggedIn = nil
    }
}
