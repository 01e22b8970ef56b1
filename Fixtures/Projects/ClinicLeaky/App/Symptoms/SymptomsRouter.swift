import RIBs

protocol SymptomsInteractable: Interactable {
    var router: SymptomsRouting? { get set }
    var listener: SymptomsListener? { get set }
}

protocol SymptomsViewControllable: ViewControllable {}

final class SymptomsRouter: ViewableRouter<SymptomsInteractable, SymptomsViewControllable>, SymptomsRouting {

    override init(interactor: SymptomsInteractable, viewController: SymptomsViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
