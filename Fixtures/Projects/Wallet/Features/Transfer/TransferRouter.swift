import ModernRIBs

protocol TransferInteractable: Interactable {
    var router: TransferRouting? { get set }
    var listener: TransferListener? { get set }
}

protocol TransferViewControllable: ViewControllable {}

final class TransferRouter: ViewableRouter<TransferInteractable, TransferViewControllable>, TransferRouting {
    override init(interactor: TransferInteractable, viewController: TransferViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
