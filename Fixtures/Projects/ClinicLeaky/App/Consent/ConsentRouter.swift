import RIBs

protocol ConsentInteractable: Interactable {
    var router: ConsentRouting? { get set }
    var listener: ConsentListener? { get set }
}

protocol ConsentViewControllable: ViewControllable {}

final class ConsentRouter: ViewableRouter<ConsentInteractable, ConsentViewControllable>, ConsentRouting {

    override init(interactor: ConsentInteractable, viewController: ConsentViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
