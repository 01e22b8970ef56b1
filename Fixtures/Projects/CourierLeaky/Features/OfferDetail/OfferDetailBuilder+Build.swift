import CourierDomain
import RIBs

extension OfferDetailBuilder: OfferDetailBuildable {
    func build(withListener listener: OfferDetailListener, offer: Offer) -> ViewableRouting {
        let component = OfferDetailComponent(dependency: dependency, offer: offer)
        let viewController = OfferDetailViewController()
        let interactor = OfferDetailInteractor(
            presenter: viewController,
            offer: component.offer,
            repository: component.deliveryRepository,
            locationStream: component.locationStream,
            analytics: component.analytics
        )
        interactor.listener = listener
        return OfferDetailRouter(interactor: interactor, viewController: viewController)
    }
}
