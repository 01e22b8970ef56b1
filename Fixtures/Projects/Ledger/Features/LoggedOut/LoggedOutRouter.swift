import FinanceKit
import ModernRIBs

protocol LoggedOutInteractable: Interactable, LoginListener {
    var router: (any LoggedOutRouting)? { get set }
    var listener: (any LoggedOutListener)? { get set }
}

protocol LoggedOutViewControllable: ViewControllable {}

final class LoggedOutRouter: ViewableRouter<LoggedOutInteractable, LoggedOutViewControllable>, LoggedOutRouting {
    private let loginBuilder: any LoginBuildable
    private var loginRouter: LoginRouting?

    init(
        interactor: LoggedOutInteractable,
        viewController: LoggedOutViewControllable,
        loginBuilder: any LoginBuildable
    ) {
        self.loginBuilder = loginBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachLogin() {
        guard loginRouter == nil else { return }
        let router = loginBuilder.build(withListener: interactor)
        attachChild(router)
        viewController.pushViewController(router.viewControllable)
        loginRouter = router
    }

    func detachLogin() {
        guard let router = loginRouter else { return }
        detachChild(router)
        loginRouter = nil
    }
}
