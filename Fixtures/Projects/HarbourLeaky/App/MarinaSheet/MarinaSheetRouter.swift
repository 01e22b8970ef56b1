import RIBs

protocol MarinaSheetInteractable: Interactable {
    var router: MarinaSheetRouting? { get set }
    var listener: MarinaSheetListener? { get set }
}

protocol MarinaSheetViewControllable: ViewControllable {}

final class MarinaSheetRouter: ViewableRouter<MarinaSheetInteractable, MarinaSheetViewControllable>, MarinaSheetRouting {

    override init(interactor: MarinaSheetInteractable, viewController: MarinaSheetViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
