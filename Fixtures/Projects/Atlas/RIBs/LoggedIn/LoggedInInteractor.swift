import RIBs
import RxSwift

protocol LoggedInRouting: Routing {
    func cleanupViews()
}

/// @mockable
protocol LoggedInListener: AnyObject {
    func loggedInDidLogOut()
}

final class LoggedInInteractor: Interactor, LoggedInInteractable {
    weak var router: LoggedInRouting?
    weak var listener: LoggedInListener?

    private let worker: ExhibitReloadWorking

    init(worker: ExhibitReloadWorking) {
        self.worker = worker
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        worker.start(self)
    }

    override func willResignActive() {
        super.willResignActive()
        router?.cleanupViews()
    }

    func tabsDidRequestLogOut() {
        listener?.loggedInDidLogOut()
    }
}
