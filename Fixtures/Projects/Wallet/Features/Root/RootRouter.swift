import AppFoundation
import ModernRIBs
import WalletCore

protocol RootInteractable: Interactable, LoggedOutListener, LoggedInListener {
    var router: RootRouting? { get set }
}

protocol RootViewControllable: ViewControllable {
    func show(_ viewController: ViewControllable)
    func hide(_ viewController: ViewControllable)
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
    private let loggedOutBuilder: LoggedOutBuildable
    private let loggedInBuilder: LoggedInBuildable

    private var loggedOut: (router: ViewableRouting, navigation: NavigationControllerable)?
    private var loggedIn: Routing?

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

    func attachLoggedOut() {
        guard loggedOut == nil else { return }
        let router = loggedOutBuilder.build(withListener: interactor)
        let navigation = NavigationControllerable(root: router.viewControllable)
        loggedOut = (router, navigation)
        attachChild(router)
        viewController.show(navigation)
    }

    func detachLoggedOut() {
        guard let (router, navigation) = loggedOut else { return }
        viewController.hide(navigation)
        detachChild(router)
        loggedOut = nil
    }

    func attachLoggedIn(user: User) {
        guard loggedIn == nil else { return }
        let router = loggedInBuilder.build(withListener: interactor, user: user)
        loggedIn = router
        attachChild(router)
    }

    func detachLoggedIn() {
        guard let router = loggedIn else { return }
        detachChild(router)
        loggedIn = nil
    }
}
