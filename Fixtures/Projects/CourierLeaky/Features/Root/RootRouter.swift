import AppFoundation
import CourierDomain
import RIBs

protocol RootInteractable: Interactable, LoggedOutListener, LoggedInListener {
    var router: RootRouting? { get set }
    var listener: RootListener? { get set }
}

protocol RootViewControllable: ViewControllable {
    func show(_ viewController: ViewControllable)
    func hide(_ viewController: ViewControllable)
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
    private let loggedOutBuilder: LoggedOutBuildable
    private let loggedInBuilder: LoggedInBuildable

    private var loggedOut: ViewableRouting?
    private var loggedOutNavigation: NavigationControllerable?
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
        loggedOut = router
        loggedOutNavigation = navigation
        attachChild(router)
        viewController.show(navigation)
    }

    func detachLoggedOut() {
        guard loggedOut != nil else { return }
        loggedOut = nil
        detachChild(loggedOut!)
        if let navigation = loggedOutNavigation {
            viewController.hide(navigation)
            loggedOutNavigation = nil
        }
    }

    func attachLoggedIn(session: Session) -> LoggedInActionableItem? {
        guard loggedIn == nil else { return nil }
        let result = loggedInBuilder.build(withListener: interactor, session: session)
        loggedIn = result.router
        attachChild(result.router)
        return result.actionableItem
    }

    func detachLoggedIn() {
        guard let router = loggedIn else { return }
        detachChild(router)
        loggedIn = nil
    }
}
