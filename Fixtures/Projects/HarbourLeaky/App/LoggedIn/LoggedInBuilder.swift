import HarbourKit

protocol LoggedInDependency: Dependency {
    var loggedInViewController: LoggedInViewControllable { get }
    var authService: AuthServicing { get }
    var analytics: Analytics { get }
    var mutableSession: MutableSessionStream { get }
    var deeplinkRouter: DeeplinkRouter { get }
}

final class LoggedInComponent: Component<LoggedInDependency> {

    let skipper: Skipper

    fileprivate var loggedInViewController: LoggedInViewControllable {
        dependency.loggedInViewController
    }

    var authService: AuthServicing { dependency.authService }
    var analytics: Analytics { dependency.analytics }
    var mutableSession: MutableSessionStream { dependency.mutableSession }
    var deeplinkRouter: DeeplinkRouter { dependency.deeplinkRouter }

    var marinaService: MarinaServicing {
        shared { MarinaService() }
    }

    var bookingService: BookingServicing {
        shared { BookingService() }
    }

    fileprivate var refreshWorker: BookingRefreshWorking {
        shared { BookingRefreshWorker(bookingService: bookingService) }
    }

    init(dependency: LoggedInDependency, skipper: Skipper) {
        self.skipper = skipper
        super.init(dependency: dependency)
    }
}

extension LoggedInComponent: TabsDependency {}

// MARK: - Builder
/// @mockable
protocol LoggedInBuildable: Buildable {
    func build(withListener listener: LoggedInListener, skipper: Skipper) -> LoggedInRouting
}

final class LoggedInBuilder: Builder<LoggedInDependency>, LoggedInBuildable {

    override init(dependency: LoggedInDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: LoggedInListener, skipper: Skipper) -> LoggedInRouting {
        let component = makeComponent(skipper: skipper)
        let interactor = LoggedInInteractor(refreshWorker: component.refreshWorker)
        interactor.listener = listener
        return LoggedInRouter(
            interactor: interactor,
            viewController: component.loggedInViewController,
            tabsBuilder: TabsBuilder(dependency: component)
        )
    }

    private func makeComponent(skipper: Skipper) -> LoggedInComponent {
        LoggedInComponent(dependency: dependency, skipper: skipper)
    }
}
