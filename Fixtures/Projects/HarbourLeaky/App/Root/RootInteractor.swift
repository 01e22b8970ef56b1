import RIBs
import RxSwift

protocol RootRouting: LaunchRouting {
    func routeToLoggedOut()
    func routeToLoggedIn(skipper: Skipper)
}

protocol RootPresentable: Presentable {
    var listener: RootPresentableListener? { get set }
    func showOffline(_ isOffline: Bool)
}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable, RootPresentableListener {

    weak var router: RootRouting?

    private let session: MutableSessionStream

    init(presenter: RootPresentable, session: MutableSessionStream) {
        self.session = session
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()

        session.skipper
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] skipper in
                if let skipper {
                    self?.router?.routeToLoggedIn(skipper: skipper)
                } else {
                    self?.router?.routeToLoggedOut()
                }
            })
            .disposeOnDeactivate(interactor: self)
    }

    // MARK: - RootPresentableListener

    func didChangeReachability(isOffline: Bool) {
        presenter.showOffline(isOffline)
    }

    // MARK: - LoggedOutListener

    func loggedOutDidSignIn(skipper: Skipper) {
        session.update(skipper: skipper)
    }

    // MARK: - LoggedInListener

    func loggedInDidSignOut() {
        session.update(skipper: nil)
    }
}
