import RIBs

protocol TabsDependency: Dependency {
    var skipper: Skipper { get }
    var authService: AuthServicing { get }
    var analytics: Analytics { get }
    var mutableSession: MutableSessionStream { get }
    var marinaService: MarinaServicing { get }
    var bookingService: BookingServicing { get }
    var deeplinkRouter: DeeplinkRouter { get }
}

final class TabsComponent: Component<TabsDependency> {

    var authService: AuthServicing { dependency.authService }
    var analytics: Analytics { dependency.analytics }
    var mutableSession: MutableSessionStream { dependency.mutableSession }
    var session: SessionStream { dependency.mutableSession }
    var marinaService: MarinaServicing { dependency.marinaService }
    var bookingService: BookingServicing { dependency.bookingService }
    fileprivate var deeplinkRouter: DeeplinkRouter { dependency.deeplinkRouter }
}

// MARK: - Builder
/// @mockable
protocol TabsBuildable: Buildable {
    func build(withListener listener: TabsListener) -> TabsRouting
}

final class TabsBuilder: Builder<TabsDependency>, TabsBuildable {

    override init(dependency: TabsDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: TabsListener) -> TabsRouting {
        let component = TabsComponent(dependency: dependency)
        let viewController = TabsViewController()
        let interactor = TabsInteractor(
            presenter: viewController,
            deeplinkRouter: component.deeplinkRouter,
            analytics: component.analytics
        )
        interactor.listener = listener
        return TabsRouter(
            interactor: interactor,
            viewController: viewController,
            mapBuilder: MapBuilder(dependency: component),
            bookingsBuilder: BookingsBuilder(dependency: component),
            profileBuilder: ProfileBuilder(dependency: component)
        )
    }
}
