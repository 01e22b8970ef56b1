import Foundation
import RxRelay
import RxSwift

public protocol OfferStreaming: AnyObject {
    var offers: Observable<[Offer]> { get }
}

public protocol DeliveryRepository: OfferStreaming {
    var active: Observable<Delivery?> { get }
    func refreshOffers() -> Completable
    func accept(_ offer: Offer) -> Single<Delivery>
    func advance(_ delivery: Delivery) -> Single<Delivery>
    func attachProof(_ image: Data, to delivery: Delivery)
}

public final class RemoteDeliveryRepository: DeliveryRepository {
    private let client: HTTPClient
    private let offersRelay = BehaviorRelay<[Offer]>(value: [])
    private let activeRelay = BehaviorRelay<Delivery?>(value: nil)

    public var offers: Observable<[Offer]> { offersRelay.asObservable() }
    public var active: Observable<Delivery?> { activeRelay.asObservable() }

    public init(client: HTTPClient) {
        self.client = client
    }

    public func refreshOffers() -> Completable {
        client.send(.offers, as: [Offer].self)
            .do(onSuccess: { [offersRelay] in offersRelay.accept($0) })
            .asCompletable()
    }

    public func accept(_ offer: Offer) -> Single<Delivery> {
        client.send(.accept(offer: offer.id), as: Delivery.self)
            .do(onSuccess: { [activeRelay, offersRelay] delivery in
                activeRelay.accept(delivery)
                offersRelay.accept(offersRelay.value.filter { $0.id != delivery.offer.id })
            })
    }

    public func advance(_ delivery: Delivery) -> Single<Delivery> {
        guard let next = delivery.nextPhase else { return .just(delivery) }
        return client.send(.advance(delivery: delivery.id, phase: next.rawValue), as: Delivery.self)
            .do(onSuccess: { [activeRelay] in activeRelay.accept($0.phase == .done ? nil : $0) })
    }

    public func attachProof(_ image: Data, to delivery: Delivery) {
        var updated = delivery
        updated.proof = image
        activeRelay.accept(updated)
    }
}
