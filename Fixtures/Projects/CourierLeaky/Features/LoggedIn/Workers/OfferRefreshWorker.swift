import CourierDomain
import RIBs
import RxSwift

final class OfferRefreshWorker: Worker {
    private let repository: DeliveryRepository

    init(repository: DeliveryRepository) {
        self.repository = repository
    }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        Observable<Int>.timer(.seconds(0), period: .seconds(30), scheduler: MainScheduler.instance)
            .flatMapLatest { [repository] _ in
                repository.refreshOffers().catch { _ in .empty() }
            }
            .subscribe()
    }
}
