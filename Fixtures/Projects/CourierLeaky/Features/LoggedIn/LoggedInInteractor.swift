import AppFoundation
import CourierDomain
import RIBs
import RxSwift

protocol LoggedInRouting: Routing {
    func cleanupViews()
    func attachActiveDelivery(_ delivery: Delivery) -> ViewableRouting?
    func detachActiveDelivery()
    func showTab(_ tab: MainTab)
}

protocol LoggedInListener: AnyObject {
    func loggedInDidRequestSignOut()
}

protocol LoggedInActionableItem: AnyObject {
    func open(_ deeplink: Deeplink) -> Observable<(LoggedInActionableItem, ())>
}

final class LoggedInInteractor: Interactor, LoggedInInteractable {
    var router: LoggedInRouting? {
        get { routerBox.value }
        set { routerBox = WeakBox(newValue) }
    }

    weak var listener: LoggedInListener?

    private var activeDelivery: ViewableRouting?
    private var routerBox = WeakBox<LoggedInRouting>(nil)
    private let deliveryRepository: DeliveryRepository
    private let workers: [Working]

    init(deliveryRepository: DeliveryRepository, workers: [Working]) {
        self.deliveryRepository = deliveryRepository
        self.workers = workers
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        workers.forEach { $0.start(self) }
        OfferRefreshWorker(repository: deliveryRepository).start(self)

        deliveryRepository.active
            .unwrap()
            .distinctUntilChanged { $0.id == $1.id }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] delivery in
                guard let router = self?.router else { return }
                self?.activeDelivery = router.attachActiveDelivery(delivery)
            })
            .disposeOnDeactivate(interactor: self)
    }

    override func willResignActive() {
        super.willResignActive()
        workers.forEach { $0.stop() }
        router?.cleanupViews()
    }

    // MARK: - MainTabsListener

    func mainTabsDidRequestSignOut() {
        listener?.loggedInDidRequestSignOut()
    }

    // MARK: - ActiveDeliveryListener

    func activeDeliveryDidFinish() {
        activeDelivery = nil
        router?.detachActiveDelivery()
    }
}

// MARK: - LoggedInActionableItem

extension LoggedInInteractor: LoggedInActionableItem {
    func open(_ deeplink: Deeplink) -> Observable<(LoggedInActionableItem, ())> {
        switch deeplink {
        case .earnings: router?.showTab(.earnings)
        case .offer: router?.showTab(.offers)
        }
        return .just((self, ()))
    }
}
