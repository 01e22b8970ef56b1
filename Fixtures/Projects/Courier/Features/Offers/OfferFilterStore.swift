import CourierDomain
import RxRelay
import RxSwift

final class OfferFilterStore {
    private let relay = BehaviorRelay(value: OfferFilter.none)

    var filter: Observable<OfferFilter> { relay.asObservable() }
    var current: OfferFilter { relay.value }

    func set(_ filter: OfferFilter) {
        relay.accept(filter)
    }
}
