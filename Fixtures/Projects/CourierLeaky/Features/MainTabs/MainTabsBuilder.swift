import CourierDomain
import RIBs

protocol MainTabsDependency: Dependency {
    var session: Session { get }
    var analytics: Analytics { get }
    var deliveryRepository: DeliveryRepository { get }
    var earningsService: EarningsService { get }
    var locationStream: LocationStreaming { get }
}

final class MainTabsComponent: Component<MainTabsDependency>, OffersDependency, EarningsDependency, ProfileDependency {
    var session: Session { dependency.session }
    var analytics: Analytics { dependency.analytics }
    var deliveryRepository: DeliveryRepository { dependency.deliveryRepository }
    var earningsService: EarningsService { dependency.earningsService }
    var locationStream: LocationStreaming { dependency.locationStream }
}

// MARK: - Builder

protocol MainTabsBuildable: Buildable {
    func build(withListener listener: MainTabsListener) -> MainTabsRouting
}

final class MainTabsBuilder: Builder<MainTabsDependency>, MainTabsBuildable {
    func build(withListener listener: MainTabsListener) -> MainTabsRouting {
        let component = MainTabsComponent(dependency: dependency)
        let viewController = MainTabsViewController(analytics: dependency.analytics)
        let interactor = MainTabsInteractor(presenter: viewController)
        interactor.listener = listener
        return MainTabsRouter(
            interactor: interactor,
            viewController: viewController,
            offersBuilder: OffersBuilder(dependency: component),
            earningsBuilder: EarningsBuilder(dependency: component),
            profileBuilder: ProfileBuilder(dependency: component)
        )
    }
}
