import CourierDomain
import RIBs

protocol LoggedInDependency: Dependency {
    var httpClient: HTTPClient { get }
    var analytics: Analytics { get }
    var loggedInViewController: LoggedInViewControllable { get }
}

final class LoggedInComponent: Component<LoggedInDependency> {
    let session: Session

    var analytics: Analytics { dependency.analytics }

    var deliveryRepository: DeliveryRepository {
        shared { RemoteDeliveryRepository(client: dependency.httpClient) }
    }

    var earningsService: EarningsService {
        shared { RemoteEarningsService(client: dependency.httpClient) }
    }

    var supportService: SupportService {
        let client = shared { dependency.httpClient }
        return shared { PollingSupportService(client: client) }
    }

    var locationStream: LocationStreaming { mutableLocationStream }

    fileprivate var mutableLocationStream: MutableLocationStreaming {
        shared { LocationStream() }
    }

    var loggedInViewController: LoggedInViewControllable {
        dependency.loggedInViewController
    }

    init(dependency: LoggedInDependency, session: Session) {
        self.session = session
        super.init(dependency: dependency)
    }
}

// MARK: - Builder

protocol LoggedInBuildable: Buildable {
    func build(
        withListener listener: LoggedInListener,
        session: Session
    ) -> (router: LoggedInRouting, actionableItem: LoggedInActionableItem)
}

final class LoggedInBuilder: Builder<LoggedInDependency>, LoggedInBuildable {
    func build(
        withListener listener: LoggedInListener,
        session: Session
    ) -> (router: LoggedInRouting, actionableItem: LoggedInActionableItem) {
        let component = makeComponent(session: session)
        let interactor = LoggedInInteractor(
            deliveryRepository: component.deliveryRepository,
            workers: [
                LocationReportingWorker(provider: LocationProvider(), stream: component.mutableLocationStream),
                OfferRefreshWorker(repository: component.deliveryRepository),
            ]
        )
        interactor.listener = listener
        let router = LoggedInRouter(
            interactor: interactor,
            viewController: component.loggedInViewController,
            mainTabsBuilder: MainTabsBuilder(dependency: component),
            activeDeliveryBuilder: ActiveDeliveryBuilder(dependency: component),
            shiftTrackingBuilder: ShiftTrackingBuilder(dependency: component)
        )
        return (router, interactor)
    }

    private func makeComponent(session: Session) -> LoggedInComponent {
        LoggedInComponent(dependency: dependency, session: session)
    }
}
