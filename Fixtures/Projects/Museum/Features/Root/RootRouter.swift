import AppFoundation
import MuseumKit
import RIBs

protocol RootInteractable: Interactable, LoggedOutListener, LoggedInListener {
    var router: RootRouting? { get set }
}

protocol RootViewControllable: ViewControllable {
    func embed(_ viewController: ViewControllable)
    func unembed(_ viewController: ViewControllable)
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
    private let loggedOutBuilder: LoggedOutBuildable
    private let loggedInBuilder: LoggedInBuildable

    private var loggedOut: ViewableRouting?
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
        loggedOut = router
        attachChild(router)
        viewController.embed(router.viewControllable)
    }

    func detachLoggedOut() {
        guard let router = loggedOut else { return }
        viewController.unembed(router.viewControllable)
        detachChild(router)
        loggedOut = nil
    }

    func attachLoggedIn(with ticket: Ticket) {
        guard loggedIn == nil else { return }
        let router = loggedInBuilder.build(withListener: interactor, ticket: ticket)
        loggedIn = router
        attachChild(router)
    }

    func detachLoggedIn() {
        guard let router = loggedIn else { return }
        detachChild(router)
        loggedIn = nil
    }
}
