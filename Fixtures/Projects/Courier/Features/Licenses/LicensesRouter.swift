import RIBs

protocol LicensesInteractable: Interactable {
    var router: LicensesRouting? { get set }
    var listener: LicensesListener? { get set }
}

protocol LicensesViewControllable: ViewControllable {}

final class LicensesRouter: ViewableRouter<LicensesInteractable, LicensesViewControllable>, LicensesRouting {
    override init(interactor: LicensesInteractable, viewController: LicensesViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
