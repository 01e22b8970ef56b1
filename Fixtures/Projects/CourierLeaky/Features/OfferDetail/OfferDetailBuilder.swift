import CourierDomain
import RIBs

protocol OfferDetailDependency: Dependency {
    var deliveryRepository: DeliveryRepository { get }
    var locationStream: LocationStreaming { get }
    var analytics: Analytics { get }
}

final class OfferDetailComponent: Component<OfferDetailDependency> {
    let offer: Offer

    var deliveryRepository: DeliveryRepository { dependency.deliveryRepository }
    var locationStream: LocationStreaming { dependency.locationStream }
    var analytics: Analytics { dependency.analytics }

    init(dependency: OfferDetailDependency, offer: Offer) {
        self.offer = offer
        super.init(dependency: dependency)
    }
}

protocol OfferDetailBuildable: Buildable {
    func build(withListener listener: OfferDetailListener, offer: Offer) -> ViewableRouting
}

final class OfferDetailBuilder: Builder<OfferDetailDependency> {}
