import AtlasCore
import NeedleFoundation
import RIBs
import RxSwift

protocol LoggedInDependency: NeedleFoundation.Dependency {
    var rootViewController: RootViewController { get }
    var visitorService: VisitorServicing { get }
}

final class LoggedInComponent: NeedleFoundation.Component<LoggedInDependency> {
    let visitor: Visitor

    init(parent: Scope, visitor: Visitor) {
        self.visitor = visitor
        super.init(parent: parent)
    }

    var loggedInViewController: LoggedInViewControllable { dependency.rootViewController }

    var exhibitService: ExhibitServicing {
        shared { ExhibitService(fetch: { .just([]) }) }
    }

    var ticketService: TicketServicing {
        shared { TicketService() }
    }

    var reloadWorker: ExhibitReloadWorking {
        shared { ExhibitReloadWorker(exhibitService: exhibitService) }
    }

    var tabsComponent: TabsComponent {
        TabsComponent(parent: self)
    }
}

// MARK: - Builder

protocol LoggedInBuildable: Buildable {
    func build(withListener listener: LoggedInListener, visitor: Visitor) -> LoggedInRouting
}

final class LoggedInBuilder: ComponentizedBuilder<LoggedInComponent, LoggedInRouting, LoggedInListener, Visitor>,
    LoggedInBuildable
{
    func build(withListener listener: LoggedInListener, visitor: Visitor) -> LoggedInRouting {
        let (_, router) = build(withDynamicBuildDependency: listener, dynamicComponentDependency: visitor)
        return router
    }

    override func build(with scope: LoggedInComponent, _ listener: LoggedInListener) -> LoggedInRouting {
        let interactor = LoggedInInteractor(worker: scope.reloadWorker)
        interactor.listener = listener
        return LoggedInRouter(
            interactor: interactor,
            viewController: scope.loggedInViewController,
            tabsBuilder: TabsBuilder { scope.tabsComponent }
        )
    }
}
