import HarbourKit

protocol LoggedInRouting: Routing {
    func cleanupViews()
    func detachTabs()
}

protocol LoggedInListener: AnyObject {
    func loggedInDidSignOut()
}

final class LoggedInInteractor: Interactor, LoggedInInteractable {

    var router: LoggedInRouting? {
        get { routerBox.value }
        set { routerBox = WeakBox(newValue) }
    }

    weak var listener: LoggedInListener?

    private var routerBox = WeakBox<LoggedInRouting>()
    private let refreshWorker: BookingRefreshWorking

    init(refreshWorker: BookingRefreshWorking) {
        self.refreshWorker = refreshWorker
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
    }

    override func willResignActive() {
        super.willResignActive()
        router?.cleanupViews()
    }

    // MARK: - TabsListener

    func tabsDidSignOut() {
        router?.detachTabs()
    }
}
