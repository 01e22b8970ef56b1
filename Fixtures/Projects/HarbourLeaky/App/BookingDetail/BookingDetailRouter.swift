import RIBs

protocol BookingDetailInteractable: Interactable {
    var router: BookingDetailRouting? { get set }
    var listener: BookingDetailListener? { get set }
}

protocol BookingDetailViewControllable: ViewControllable {}

final class BookingDetailRouter: ViewableRouter<BookingDetailInteractable, BookingDetailViewControllable>, BookingDetailRouting {

    override init(interactor: BookingDetailInteractable, viewController: BookingDetailViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
