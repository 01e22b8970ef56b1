import RIBs

protocol ProofOfDeliveryInteractable: Interactable {
    var router: ProofOfDeliveryRouting? { get set }
    var listener: ProofOfDeliveryListener? { get set }
}

protocol ProofOfDeliveryViewControllable: ViewControllable {}

final class ProofOfDeliveryRouter: ViewableRouter<ProofOfDeliveryInteractable, ProofOfDeliveryViewControllable>,
    ProofOfDeliveryRouting {
    override init(interactor: ProofOfDeliveryInteractable, viewController: ProofOfDeliveryViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
