import RIBs

protocol PayoutInteractable: Interactable {
    var router: PayoutRouting? { get set }
    var listener: PayoutListener? { get set }
}

protocol PayoutViewControllable: ViewControllable {}

final class PayoutRouter: ViewableRouter<PayoutInteractable, PayoutViewControllable>, PayoutRouting {
    override init(interactor: PayoutInteractable, viewController: PayoutViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
