import AppFoundation
import CourierDomain
import RIBs

protocol OffersInteractable: Interactable, OfferDetailListener, OfferFilterListener {
    var router: OffersRouting? { get set }
    var listener: OffersListener? { get set }
}

protocol OffersViewControllable: ViewControllable {
    func showFilter(_ viewController: ViewControllable)
    func hideFilter()
}

final class OffersRouter: ViewableRouter<OffersInteractable, OffersViewControllable>, OffersRouting {
    private let offerDetailBuilder: OfferDetailBuildable
    private let offerFilterBuilder: OfferFilterBuildable

    private var offerDetail: ViewableRouting?
    private var offerFilter: ViewableRouting?

    init(
        interactor: OffersInteractable,
        viewController: OffersViewControllable,
        offerDetailBuilder: OfferDetailBuildable,
        offerFilterBuilder: OfferFilterBuildable
    ) {
        self.offerDetailBuilder = offerDetailBuilder
        self.offerFilterBuilder = offerFilterBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachOfferDetail(_ offer: Offer) {
        guard offerDetail == nil else { return }
        let router = offerDetailBuilder.build(withListener: interactor, offer: offer)
        offerDetail = router
        attachChild(router)
        viewController.push(router.viewControllable)
    }

    func detachOfferDetail() {
        guard let router = offerDetail else { return }
        viewController.popIfPushed(router.viewControllable)
        detachChild(router)
        offerDetail = nil
    }

    func attachOfferFilter() {
        guard offerFilter == nil else { return }
        let router = offerFilterBuilder.build(withListener: interactor)
        offerFilter = router
        viewController.showFilter(router.viewControllable)
    }

    func detachOfferFilter() {
        guard let router = offerFilter else { return }
        detachChild(router)
        offerFilter = nil
        viewController.hideFilter()
    }
}
