import MuseumKit
import NeedleFoundation

protocol RootDependency: Dependency {
    var ticketService: TicketService { get }
}

final class RootComponent: Component<RootDependency> {
    var rootViewController: RootViewController {
        shared { RootViewController() }
    }

    var loggedInViewController: LoggedInViewControllable { rootViewController }

    var interactor: RootInteractor {
        shared { RootInteractor(presenter: rootViewController, ticketService: dependency.ticketService) }
    }

    var loggedOutComponent: LoggedOutComponent {
        LoggedOutComponent(parent: self)
    }

    func loggedInComponent(ticket: Ticket) -> LoggedInComponent {
        LoggedInComponent(parent: self, ticket: ticket)
    }
}
