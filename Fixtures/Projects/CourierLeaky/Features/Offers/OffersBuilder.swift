import CourierDomain
import RIBs

protocol OffersDependency: OfferDetailDependency {
    var deliveryRepository: DeliveryRepository { get }
    var locationStream: LocationStreaming { get }
    var analytics: Analytics { get }
}

final class OffersComponent: Component<OffersDependency> {
    var deliveryRepository: DeliveryRepository { dependency.deliveryRepository }
    var locationStream: LocationStreaming { dependency.locationStream }
    var analytics: Analytics { dependency.analytics }

    var filterStore: OfferFilterStore {
        OfferFilterStore()
    }
}

// MARK: - Builder

protocol OffersBuildable: Buildable {
    func build(withListener listener: OffersListener) -> ViewableRouting
}

final class OffersBuilder: Builder<OffersDependency>, OffersBuildable {
    func build(withListener listener: OffersListener) -> ViewableRouting {
        let component = OffersComponent(dependency: dependency)
        let viewController = OffersViewController()
        let interactor = OffersInteractor(
            presenter: viewController,
            repository: component.deliveryRepository,
            filterStore: component.filterStore
        )
        interactor.listener = listener
        let offerDetailBuilder = OfferDetailBuilder(dependency: dependency)
        let offerFilterBuilder = OfferFilterBuilder(dependency: component)
        return OffersRouter(
            interactor: interactor,
            viewController: viewController,
            offerDetailBuilder: offerDetailBuilder,
            offerFilterBuilder: offerFilterBuilder
        )
    }
}
