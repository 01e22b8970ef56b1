import ModernRIBs

protocol PinEntryInteractable: Interactable {
    var router: PinEntryRouting? { get set }
    var listener: PinEntryListener? { get set }
}

protocol PinEntryViewControllable: ViewControllable {}

final class PinEntryRouter: ViewableRouter<PinEntryInteractable, PinEntryViewControllable>, PinEntryRouting {
    override init(interactor: PinEntryInteractable, viewController: PinEntryViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
