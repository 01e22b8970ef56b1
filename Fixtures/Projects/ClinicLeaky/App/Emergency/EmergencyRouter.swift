import RIBs

protocol EmergencyInteractable: Interactable {
    var router: EmergencyRouting? { get set }
    var listener: EmergencyListener? { get set }
}

protocol EmergencyViewControllable: ViewControllable {}

final class EmergencyRouter: ViewableRouter<EmergencyInteractable, EmergencyViewControllable>, EmergencyRouting {

    override init(interactor: EmergencyInteractable, viewController: EmergencyViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
