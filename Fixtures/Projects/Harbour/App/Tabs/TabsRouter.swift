import HarbourKit

protocol TabsInteractable: Interactable, MapListener, BookingsListener, ProfileListener {
    var router: TabsRouting? { get set }
    var listener: TabsListener? { get set }
}

protocol TabsViewControllable: ViewControllable {
    func setTabs(_ tabs: [ViewControllable])
}

final class TabsRouter: ViewableRouter<TabsInteractable, TabsViewControllable>, TabsRouting {

    private let mapBuilder: MapBuildable
    private let bookingsBuilder: BookingsBuildable
    private let profileBuilder: ProfileBuildable

    private var map: ViewableRouting?
    private var bookings: ViewableRouting?
    private var profile: ViewableRouting?

    init(
        interactor: TabsInteractable,
        viewController: TabsViewControllable,
        mapBuilder: MapBuildable,
        bookingsBuilder: BookingsBuildable,
        profileBuilder: ProfileBuildable
    ) {
        self.mapBuilder = mapBuilder
        self.bookingsBuilder = bookingsBuilder
        self.profileBuilder = profileBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachTabs() {
        guard map == nil, bookings == nil, profile == nil else { return }
        let map = mapBuilder.build(withListener: interactor)
        let bookings = bookingsBuilder.build(withListener: interactor)
        let profile = profileBuilder.build(withListener: interactor)
        self.map = map
        self.bookings = bookings
        self.profile = profile

        attachChild(map)
        attachChild(bookings)
        attachChild(profile)

        viewController.setTabs([
            NavigationControllerable(root: map.viewControllable),
            NavigationControllerable(root: bookings.viewControllable),
            NavigationControllerable(root: profile.viewControllable)
        ])
    }
}
