import AppFoundation
import CourierDomain
import RIBs
import RxSwift

protocol OffersRouting: ViewableRouting {
    func attachOfferDetail(_ offer: Offer)
    func detachOfferDetail()
    func attachOfferFilter()
    func detachOfferFilter()
}

protocol OffersPresentable: Presentable {
    var listener: OffersPresentableListener? { get set }
    func show(_ offers: [Offer])
    func setRefreshing(_ isRefreshing: Bool)
    func setFilterActive(_ isActive: Bool)
}

protocol OffersListener: AnyObject {
    func offersDidRequestEarnings()
}

final class OffersInteractor: BaseInteractor<OffersPresentable>, OffersInteractable {
    var router: OffersRouting?
    weak var listener: OffersListener?

    let repository: DeliveryRepository
    let filterStore: OfferFilterStore

    init(presenter: OffersPresentable, repository: DeliveryRepository, filterStore: OfferFilterStore) {
        self.repository = repository
        self.filterStore = filterStore
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = observeOffers()
        observeFilter()
    }

    // MARK: - OfferDetailListener

    func offerDetailDidAccept(_ delivery: Delivery) {}

    func offerDetailDidClose() {}

    // MARK: - OfferFilterListener

    func offerFilterDidClose() {
        router?.detachOfferFilter()
    }

    override func willResignActive() {
        router?.detachOfferFilter()
    }
}
