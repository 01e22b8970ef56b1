import RIBs

protocol OfferFilterInteractable: Interactable {
    var router: OfferFilterRouting? { get set }
    var listener: OfferFilterListener? { get set }
}

protocol OfferFilterViewControllable: ViewControllable {}

final class OfferFilterRouter: ViewableRouter<OfferFilterInteractable, OfferFilterViewControllable>, OfferFilterRouting {
    override init(interactor: OfferFilterInteractable, viewController: OfferFilterViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
