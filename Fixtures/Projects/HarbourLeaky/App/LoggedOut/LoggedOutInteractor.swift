import RIBs
import RxSwift

protocol LoggedOutRouting: ViewableRouting {
    func attachSignIn()
    func detachSignIn()
}

protocol LoggedOutPresentable: Presentable {
    var listener: LoggedOutPresentableListener? { get set }
}

protocol LoggedOutListener: AnyObject {
    func loggedOutDidSignIn(skipper: Skipper)
}

final class LoggedOutInteractor: PresentableInteractor<LoggedOutPresentable>, LoggedOutInteractable, LoggedOutPresentableListener {

    weak var router: LoggedOutRouting?
    weak var listener: LoggedOutListener?

    private let analytics: Analytics

    init(presenter: LoggedOutPresentable, analytics: Analytics) {
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.track("welcome_shown")
    }

    // MARK: - LoggedOutPresentableListener

    func didTapSignIn() {
        router?.attachSignIn()
    }

    // MARK: - SignInListener

    func signInDidFinish(skipper: Skipper) {
        router?.detachSignIn()
        listener?.loggedOutDidSignIn(skipper: skipper)
    }

    func signInDidTapBack() {
        router?.detachSignIn()
    }
}
