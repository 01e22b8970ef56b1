import RIBs

protocol BookingInteractable: Interactable {
    var router: BookingRouting? { get set }
    var listener: BookingListener? { get set }
}

protocol BookingViewControllable: ViewControllable {}

final class BookingRouter: ViewableRouter<BookingInteractable, BookingViewControllable>, BookingRouting {

    override init(interactor: BookingInteractable, viewController: BookingViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
