import AtlasCore
import RIBs

protocol RootInteractable: Interactable, LoggedOutListener, LoggedInListener {
    var router: RootRouting? { get set }
}

protocol RootViewControllable: ViewControllable {
    func present(viewController: ViewControllable)
    func dismiss(viewController: ViewControllable)
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
    private let loggedOutBuilder: LoggedOutBuildable
    private let loggedInBuilder: LoggedInBuildable

    private var loggedOut: LoggedOutRouting?
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
        if let router = loggedIn {
            detachChild(router)
            loggedIn = nil
        }
        guard loggedOut == nil else { return }
        let router = loggedOutBuilder.build(withListener: interactor)
        loggedOut = router
        attachChild(router)
        viewController.present(viewController: router.viewControllable)
    }

    func routeToLoggedIn(visitor: Visitor) {
        if let router = loggedOut {
            viewController.dismiss(viewController: router.viewControllable)
            detachChild(router)
            loggedOut = nil
        }
        guard loggedIn == nil else { return }
        let router = loggedInBuilder.build(withListener: interactor, visitor: visitor)
        loggedIn = router
        attachChild(router)
    }
}
