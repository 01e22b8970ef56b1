import MuseumKit
import RIBs

protocol LoggedInBuildable: Buildable {
    func build(withListener listener: LoggedInListener, ticket: Ticket) -> LoggedInRouting
}

final class LoggedInBuilder: ComponentizedBuilder<LoggedInComponent, LoggedInRouting, LoggedInListener, Ticket>,
    LoggedInBuildable
{
    func build(withListener listener: LoggedInListener, ticket: Ticket) -> LoggedInRouting {
        let (_, router) = build(withDynamicBuildDependency: listener, dynamicComponentDependency: ticket)
        return router
    }

    override func build(with component: LoggedInComponent, _ listener: LoggedInListener) -> LoggedInRouting {
        let interactor = LoggedInInteractor(ticket: component.ticket, minuteWorker: component.minuteWorker)
        interactor.listener = listener
        return LoggedInRouter(
            interactor: interactor,
            viewController: component.loggedInViewController,
            mainTabsBuilder: MainTabsBuilder { component.mainTabsComponent }
        )
    }
}
