import RIBs

protocol TicketScanBuildable: Buildable {
    func build(withListener listener: TicketScanListener) -> ViewableRouting
}

final class TicketScanBuilder: SimpleComponentizedBuilder<TicketScanComponent, TicketScanRouter>, TicketScanBuildable {
    func build(withListener listener: TicketScanListener) -> ViewableRouting {
        let router = build()
        router.interactor.listener = listener
        return router
    }

    override func build(with component: TicketScanComponent) -> TicketScanRouter {
        let viewController = TicketScanViewController()
        let interactor = TicketScanInteractor(presenter: viewController, format: component.codeFormat)
        return TicketScanRouter(interactor: interactor, viewController: viewController)
    }
}
