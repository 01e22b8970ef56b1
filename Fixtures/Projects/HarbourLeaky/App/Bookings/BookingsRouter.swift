import HarbourKit

protocol BookingsInteractable: Interactable, BookingDetailListener {
    var router: BookingsRouting? { get set }
    var listener: BookingsListener? { get set }
}

protocol BookingsViewControllable: ViewControllable {}

final class BookingsRouter: ViewableRouter<BookingsInteractable, BookingsViewControllable>, BookingsRouting {

    private let detailBuilder: BookingDetailBuildable
    private var detail: BookingDetailRouting?

    init(
        interactor: BookingsInteractable,
        viewController: BookingsViewControllable,
        detailBuilder: BookingDetailBuildable
    ) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail(booking: Booking) {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor, booking: booking)
        detail = router
        attachChild(router)
        viewController.push(router.viewControllable, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.pop(router.viewControllable, animated: true)
        detachChild(router)
        detail = nil
    }
}
