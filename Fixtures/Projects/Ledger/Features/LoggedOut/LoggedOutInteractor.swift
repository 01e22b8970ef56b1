import ModernRIBs

protocol LoggedOutRouting: ViewableRouting {
    func attachLogin()
    func detachLogin()
}

protocol LoggedOutPresentable: Presentable {
    var listener: LoggedOutPresentableListener? { get set }
}

/// Signing in is seen by the root through the session, there is nothing to report from here.
protocol LoggedOutListener: AnyObject {}

final class LoggedOutInteractor: PresentableInteractor<LoggedOutPresentable>, LoggedOutInteractable {
    weak var router: (any LoggedOutRouting)?
    weak var listener: (any LoggedOutListener)?

    override init(presenter: LoggedOutPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }
}

extension LoggedOutInteractor: LoggedOutPresentableListener {
    func didTapSignIn() {
        router?.attachLogin()
    }
}

extension LoggedOutInteractor: LoginListener {
    func loginDidLeave() {
        router?.detachLogin()
    }
}
