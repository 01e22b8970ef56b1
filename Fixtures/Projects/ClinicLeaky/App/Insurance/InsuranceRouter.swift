import RIBs

protocol InsuranceInteractable: Interactable {
    var router: InsuranceRouting? { get set }
    var listener: InsuranceListener? { get set }
}

protocol InsuranceViewControllable: ViewControllable {}

final class InsuranceRouter: ViewableRouter<InsuranceInteractable, InsuranceViewControllable>, InsuranceRouting {

    override init(interactor: InsuranceInteractable, viewController: InsuranceViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
