import RIBs

protocol TicketScanInteractable: Interactable {
    var router: TicketScanRouting? { get set }
    var listener: TicketScanListener? { get set }
}

protocol TicketScanViewControllable: ViewControllable {}

final class TicketScanRouter: ViewableRouter<TicketScanInteractable, TicketScanViewControllable>, TicketScanRouting {
    override init(interactor: TicketScanInteractable, viewController: TicketScanViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
