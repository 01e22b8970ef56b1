import RIBs

enum MainTab: Int, CaseIterable {
    case offers, earnings, profile
}

protocol MainTabsRouting: ViewableRouting {
    func select(_ tab: MainTab)
}

protocol MainTabsPresentable: Presentable {
    var listener: MainTabsPresentableListener? { get set }
    func setBadge(_ text: String?, on tab: MainTab)
}

protocol MainTabsListener: AnyObject {
    func mainTabsDidRequestSignOut()
}

final class MainTabsInteractor: PresentableInteractor<MainTabsPresentable>,
                                MainTabsInteractable,
                                MainTabsPresentableListener {
    weak var router: MainTabsRouting?
    weak var listener: MainTabsListener?
    private weak var offers: OffersInteractable?

    override init(presenter: MainTabsPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
        router?.select(.offers)
    }

    // MARK: - MainTabsPresentableListener

    func didSelect(_ tab: MainTab) {
        presenter.setBadge(nil, on: tab)
    }

    // MARK: - OffersListener

    func offersDidRequestEarnings() {
        router?.select(.earnings)
    }

    // MARK: - EarningsListener

    func earningsDidRequestOffers() {
        router?.select(.offers)
    }

    // MARK: - ProfileListener

    func profileDidRequestSignOut() {
        listener?.mainTabsDidRequestSignOut()
    }
}
