import RIBs

protocol OfferDetailInteractable: Interactable {
    var router: OfferDetailRouting? { get set }
    var listener: OfferDetailListener? { get set }
}

protocol OfferDetailViewControllable: ViewControllable {}

final class OfferDetailRouter: ViewableRouter<OfferDetailInteractable, OfferDetailViewControllable>, OfferDetailRouting {
    override init(interactor: OfferDetailInteractable, viewController: OfferDetailViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        interactor.activate()
    }
}
