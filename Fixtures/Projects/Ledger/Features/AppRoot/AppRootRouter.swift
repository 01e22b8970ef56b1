import FinanceKit
import ModernRIBs

protocol AppRootInteractable: Interactable, LoggedOutListener, SignedInListener {
    var router: AppRootRouting? { get set }
}

protocol AppRootViewControllable: ViewControllable {
    func replaceContent(with viewController: ViewControllable?)
}

final class AppRootRouter: LaunchRouter<AppRootInteractable, AppRootViewControllable>, AppRootRouting {
    private let loggedOutBuilder: LoggedOutBuildable
    private let signedInBuilder: SignedInBuildable

    private var loggedOut: ViewableRouting?
    private var signedIn: Routing?

    init(
        interactor: AppRootInteractable,
        viewController: AppRootViewControllable,
        loggedOutBuilder: LoggedOutBuildable,
        signedInBuilder: SignedInBuildable
    ) {
        self.loggedOutBuilder = loggedOutBuilder
        self.signedInBuilder = signedInBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func routeToLoggedOut() {
        detachSignedIn()
        guard loggedOut == nil else { return }
        let router = loggedOutBuilder.build(withListener: interactor)
        loggedOut = router
        attachChild(router)
        viewController.replaceContent(with: NavigationControllerable(root: router.viewControllable))
    }

    func routeToSignedIn(session: Session) {
        detachLoggedOut()
        guard signedIn == nil else { return }
        let router = signedInBuilder.build(withListener: interactor, session: session)
        signedIn = router
        attachChild(router)
    }

    private func detachLoggedOut() {
        guard let router = loggedOut else { return }
        viewController.replaceContent(with: nil)
        detachChild(router)
        loggedOut = nil
    }

    private func detachSignedIn() {
        guard let router = signedIn else { return }
        detachChild(router)
        signedIn = nil
    }
}
