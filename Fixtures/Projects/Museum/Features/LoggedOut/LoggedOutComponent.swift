import MuseumKit
import NeedleFoundation

protocol LoggedOutDependency: Dependency {
    var ticketService: TicketService { get }
}

final class LoggedOutComponent: Component<LoggedOutDependency> {
    var ticketService: TicketService { dependency.ticketService }

    var ticketScanComponent: TicketScanComponent {
        TicketScanComponent(parent: self)
    }
}
