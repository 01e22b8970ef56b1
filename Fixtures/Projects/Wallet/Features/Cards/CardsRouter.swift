import RIBsUtil

protocol CardsInteractable: Interactable {
    var router: CardsRouting? { get set }
    var listener: CardsListener? { get set }
}

protocol CardsViewControllable: ViewControllable {}

final class CardsRouter: ViewableRouter<CardsInteractable, CardsViewControllable>, CardsRouting {
    override init(interactor: CardsInteractable, viewController: CardsViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
