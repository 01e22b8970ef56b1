import RIBs

protocol PharmacyInteractable: Interactable {
    var router: PharmacyRouting? { get set }
    var listener: PharmacyListener? { get set }
}

protocol PharmacyViewControllable: ViewControllable {}

final class PharmacyRouter: ViewableRouter<PharmacyInteractable, PharmacyViewControllable>, PharmacyRouting {

    override init(interactor: PharmacyInteractable, viewController: PharmacyViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
