import RIBs
import RxSwift

protocol TabsRouting: ViewableRouting {
    func attachTabs()
}

protocol TabsPresentable: Presentable {
    var listener: TabsPresentableListener? { get set }
    func select(_ tab: Tab)
}

protocol TabsListener: AnyObject {
    func tabsDidSignOut()
}

final class TabsInteractor: PresentableInteractor<TabsPresentable>, TabsInteractable, TabsPresentableListener {

    weak var router: TabsRouting?
    weak var listener: TabsListener?

    private let deeplinkRouter: DeeplinkRouter
    private let analytics: Analytics

    init(presenter: TabsPresentable, deeplinkRouter: DeeplinkRouter, analytics: Analytics) {
        self.deeplinkRouter = deeplinkRouter
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachTabs()

        _ = deeplinkRouter.tabs
            .take(until: isActiveStream.filter { !$0 })
            .subscribe(onNext: { [weak self] tab in
                self?.presenter.select(tab)
            })
    }

    // MARK: - TabsPresentableListener

    func didSelect(_ tab: Tab) {
        analytics.track("tab_\(tab.rawValue)")
    }

    // MARK: - MapListener

    func mapDidRequestBooking() {
        presenter.select(.bookings)
    }

    // MARK: - ProfileListener

    func profileDidSignOut() {
        listener?.tabsDidSignOut()
    }
}
