import ModernRIBs

protocol LoggedInRouting: Routing {
    func cleanupViews()
}

protocol LoggedInListener: AnyObject {
    func loggedInDidRequestLock()
}

final class LoggedInInteractor: Interactor, LoggedInInteractable {
    weak var router: LoggedInRouting?
    weak var listener: LoggedInListener?

    private let refreshWorker: Working
    private let ratesWorker: Working

    init(refreshWorker: Working, ratesWorker: Working) {
        self.refreshWorker = refreshWorker
        self.ratesWorker = ratesWorker
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        refreshWorker.start(self)
        ratesWorker.start(self)
    }

    override func willResignActive() {
        super.willResignActive()
        router?.cleanupViews()
    }

    // MARK: - HomeListener

    func homeDidRequestLock() {
        listener?.loggedInDidRequestLock()
    }
}
