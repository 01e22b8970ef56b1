import CourierDomain
import RIBs
import RxSwift

extension OffersInteractor {
    func observeOffers() -> Disposable {
        Observable.combineLatest(repository.offers, filterStore.filter)
            .map { offers, filter in offers.filter(filter.allows) }
            .subscribe(onNext: { [weak self] offers in
                self?.presenter.show(offers)
            })
    }

    func observeFilter() {
        filterStore.filter
            .map { $0 != .none }
            .subscribe(onNext: { isActive in
                self.presenter.setFilterActive(isActive)
            })
            .disposed(by: activeBag)
    }
}

// MARK: - OffersPresentableListener

extension OffersInteractor: OffersPresentableListener {
    func didPullToRefresh() {
        presenter.setRefreshing(true)
        repository.refreshOffers()
            .observe(on: MainScheduler.instance)
            .subscribe { [weak self] in
                self?.presenter.setRefreshing(false)
            } onError: { [weak self] _ in
                self?.presenter.setRefreshing(false)
            }
            .untilInactive(self)
    }

    func didSelect(_ offer: Offer) {
        router?.attachOfferDetail(offer)
    }

    func didTapFilter() {
        router?.attachOfferFilter()
    }

    func didTapEarningsBanner() {
        listener?.offersDidRequestEarnings()
    }
}
