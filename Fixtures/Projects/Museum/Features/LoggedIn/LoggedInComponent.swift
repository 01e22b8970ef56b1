import MuseumKit
import NeedleFoundation

protocol LoggedInDependency: Dependency {
    var loggedInViewController: LoggedInViewControllable { get }
}

final class LoggedInComponent: Component<LoggedInDependency> {
    let ticket: Ticket

    var visitTracker: VisitTracking {
        shared { VisitTracker() }
    }

    var visitStream: VisitStreaming { visitTracker }

    var loggedInViewController: LoggedInViewControllable { dependency.loggedInViewController }

    var minuteWorker: VisitMinuteWorker {
        shared { VisitMinuteWorker(tracker: visitTracker) }
    }

    var mainTabsComponent: MainTabsComponent {
        MainTabsComponent(parent: self)
    }

    init(parent: Scope, ticket: Ticket) {
        self.ticket = ticket
        super.init(parent: parent)
    }
}
