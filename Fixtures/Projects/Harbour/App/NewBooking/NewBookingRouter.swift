import RIBs

protocol NewBookingInteractable: Interactable {
    var router: NewBookingRouting? { get set }
    var listener: NewBookingListener? { get set }
}

protocol NewBookingViewControllable: ViewControllable {}

final class NewBookingRouter: ViewableRouter<NewBookingInteractable, NewBookingViewControllable>, NewBookingRouting {

    override init(interactor: NewBookingInteractable, viewController: NewBookingViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
