import RIBs

protocol LoggedOutBuildable: Buildable {
    func build(withListener listener: LoggedOutListener) -> ViewableRouting
}

final class LoggedOutBuilder: ComponentizedBuilder<LoggedOutComponent, ViewableRouting, LoggedOutListener, Void>,
    LoggedOutBuildable {

    func build(withListener listener: LoggedOutListener) -> ViewableRouting {
        build(withDynamicBuildDependency: listener, dynamicComponentDependency: ())
    }

    override func build(with component: LoggedOutComponent, _ listener: LoggedOutListener) -> ViewableRouting {
        let viewController = LoggedOutViewController()
        let interactor = LoggedOutInteractor(presenter: viewController, ticketService: component.ticketService)
        interactor.listener = listener
        return LoggedOutRouter(
            interactor: interactor,
            viewController: viewController,
            ticketScanBuilder: TicketScanBuilder { component.ticketScanComponent }
        )
    }
}
