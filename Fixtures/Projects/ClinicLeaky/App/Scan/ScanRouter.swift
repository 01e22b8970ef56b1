import RIBs

protocol ScanInteractable: Interactable {
    var router: ScanRouting? { get set }
    var listener: ScanListener? { get set }
}

protocol ScanViewControllable: ViewControllable {}

final class ScanRouter: ViewableRouter<ScanInteractable, ScanViewControllable>, ScanRouting {

    override init(interactor: ScanInteractable, viewController: ScanViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
