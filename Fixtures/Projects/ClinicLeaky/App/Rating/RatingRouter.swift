import RIBs

protocol RatingInteractable: Interactable {
    var router: RatingRouting? { get set }
    var listener: RatingListener? { get set }
}

protocol RatingViewControllable: ViewControllable {}

final class RatingRouter: ViewableRouter<RatingInteractable, RatingViewControllable>, RatingRouting {

    override init(interactor: RatingInteractable, viewController: RatingViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
