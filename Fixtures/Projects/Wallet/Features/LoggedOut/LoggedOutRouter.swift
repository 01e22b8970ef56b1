import AppFoundation
import ModernRIBs

protocol LoggedOutInteractable: Interactable, PinEntryListener {
    var router: LoggedOutRouting? { get set }
    var listener: LoggedOutListener? { get set }
}

protocol LoggedOutViewControllable: ViewControllable {}

final class LoggedOutRouter: ViewableRouter<LoggedOutInteractable, LoggedOutViewControllable>, LoggedOutRouting {
    private let pinEntryBuilder: PinEntryBuildable
    private var pinEntry: ViewableRouting?

    init(
        interactor: LoggedOutInteractable,
        viewController: LoggedOutViewControllable,
        pinEntryBuilder: PinEntryBuildable
    ) {
        self.pinEntryBuilder = pinEntryBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachPinEntry() {
        guard pinEntry == nil else { return }
        let router = pinEntryBuilder.build(withListener: interactor)
        pinEntry = router
        attachChild(router)
        viewController.push(router.viewControllable)
    }

    func detachPinEntry() {
        guard let router = pinEntry else { return }
        viewController.popIfOnTop(router.viewControllable)
        detachChild(router)
        pinEntry = nil
    }
}
