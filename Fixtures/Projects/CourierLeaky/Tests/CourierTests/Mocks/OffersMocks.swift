@testable import Courier
import CourierDomain
import Foundation
import RIBs
import RxSwift
import UIKit

final class OffersPresentableMock: OffersPresentable {
    var listener: OffersPresentableListener?
    private(set) var shown: [[Offer]] = []
    private(set) var refreshing: [Bool] = []

    func show(_ offers: [Offer]) { shown.append(offers) }
    func setRefreshing(_ isRefreshing: Bool) { refreshing.append(isRefreshing) }
    func setFilterActive(_ isActive: Bool) {}
}

final class OffersInteractableMock: OffersInteractable {
    var router: OffersRouting?
    var listener: OffersListener?
    var isActive = false
    var isActiveStream: Observable<Bool> { .just(isActive) }

    func activate() { isActive = true }
    func deactivate() { isActive = false }
    func offerDetailDidAccept(_ delivery: Delivery) {}
    func offerDetailDidClose() {}
    func offerFilterDidClose() {}
}

final class OffersViewControllableMock: UIViewController, OffersViewControllable {
    private(set) var hideFilterCallCount = 0

    func showFilter(_ viewController: ViewControllable) {}
    func hideFilter() {
        hideFilterCallCount += 1
        dismiss(animated: false)
    }
}

final class OfferDetailBuildableMock: OfferDetailBuildable {
    var buildHandler: ((OfferDetailListener, Offer) -> ViewableRouting)?

    func build(withListener listener: OfferDetailListener, offer: Offer) -> ViewableRouting {
        buildHandler!(listener, offer)
    }
}

final class DeliveryRepositoryMock: DeliveryRepository {
    let offersSubject = ReplaySubject<[Offer]>.create(bufferSize: 1)
    var offers: Observable<[Offer]> { offersSubject }
    var active: Observable<Delivery?> { .just(nil) }

    func refreshOffers() -> Completable { .empty() }
    func accept(_ offer: Offer) -> Single<Delivery> { .never() }
    func advance(_ delivery: Delivery) -> Single<Delivery> { .just(delivery) }
    func attachProof(_ image: Data, to delivery: Delivery) {}
}
