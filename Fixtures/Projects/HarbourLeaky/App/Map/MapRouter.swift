import HarbourKit

protocol MapInteractable: Interactable, MarinaSheetListener, NewBookingListener, ModalRemovalListener {
    var router: MapRouting? { get set }
    var listener: MapListener? { get set }
}

protocol MapViewControllable: ViewControllable {}

final class MapRouter: ViewableRouter<MapInteractable, MapViewControllable>, MapRouting {

    private let marinaSheetBuilder: MarinaSheetBuildable
    private let newBookingBuilder: NewBookingBuildable

    private let removalNotifier = ModalRemovalNotifier()
    private var marinaSheet: MarinaSheetRouting?
    private var newBooking: NewBookingRouting?

    init(
        interactor: MapInteractable,
        viewController: MapViewControllable,
        marinaSheetBuilder: MarinaSheetBuildable,
        newBookingBuilder: NewBookingBuildable
    ) {
        self.marinaSheetBuilder = marinaSheetBuilder
        self.newBookingBuilder = newBookingBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
        removalNotifier.listener = interactor
    }

    func attachMarinaSheet(marina: Marina) {
        guard marinaSheet == nil else { return }
        let router = marinaSheetBuilder.build(withListener: interactor, marina: marina)
        marinaSheet = router
        attachChild(router)
        viewController.present(router.viewControllable, animated: true)
    }

    func detachMarinaSheet() {
        guard let router = marinaSheet else { return }
        viewController.dismissPresented(animated: false)
        detachChild(router)
        marinaSheet = nil
    }

    func attachNewBooking(marina: Marina) {
        guard newBooking == nil else { return }
        let router = newBookingBuilder.build(withListener: interactor, marina: marina)
        newBooking = router
        attachChild(router)
        router.viewControllable.uiviewController.presentationController?.delegate = removalNotifier
        viewController.present(NavigationControllerable(root: router.viewControllable), animated: true)
    }

    func detachNewBooking() {
        guard let router = newBooking else { return }
        viewController.dismissPresented(animated: true)
        detachChild(router)
        newBooking = nil
    }
}
