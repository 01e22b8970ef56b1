import HarbourKit

protocol LoggedOutInteractable: Interactable, SignInListener {
    var router: LoggedOutRouting? { get set }
    var listener: LoggedOutListener? { get set }
}

protocol LoggedOutViewControllable: ViewControllable {
    func show(_ viewController: ViewControllable)
    func goBack()
}

final class LoggedOutRouter: ViewableRouter<LoggedOutInteractable, LoggedOutViewControllable>, LoggedOutRouting {

    private let signInBuilder: SignInBuildable
    private var signIn: SignInRouting?

    init(
        interactor: LoggedOutInteractable,
        viewController: LoggedOutViewControllable,
        signInBuilder: SignInBuildable
    ) {
        self.signInBuilder = signInBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachSignIn() {
        guard signIn == nil else { return }
        let router = signInBuilder.build(withListener: interactor)
        signIn = router
        attachChild(router)
        viewController.show(router.viewControllable)
    }

    func detachSignIn() {
        guard let router = signIn else { return }
        viewController.goBack()
        detachChild(router)
        signIn = nil
    }
}
