import AppFoundation
import RIBs

protocol LoggedOutInteractable: Interactable, TicketScanListener {
    var router: LoggedOutRouting? { get set }
    var listener: LoggedOutListener? { get set }
}

protocol LoggedOutViewControllable: ViewControllable {}

final class LoggedOutRouter: ViewableRouter<LoggedOutInteractable, LoggedOutViewControllable>, LoggedOutRouting {
    private let ticketScanBuilder: TicketScanBuildable
    private var ticketScan: ViewableRouting?

    init(
        interactor: LoggedOutInteractable,
        viewController: LoggedOutViewControllable,
        ticketScanBuilder: TicketScanBuildable
    ) {
        self.ticketScanBuilder = ticketScanBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachTicketScan() {
        guard ticketScan == nil else { return }
        let router = ticketScanBuilder.build(withListener: interactor)
        ticketScan = router
        attachChild(router)
        viewController.present(router.viewControllable)
    }

    func detachTicketScan() {
        guard let router = ticketScan else { return }
        viewController.dismissIfNeeded(router.viewControllable)
        detachChild(router)
        ticketScan = nil
    }
}
