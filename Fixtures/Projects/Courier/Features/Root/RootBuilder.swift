import CourierDomain
import RIBs

protocol RootDependency: Dependency {
    var httpClient: HTTPClient { get }
    var analytics: Analytics { get }
}

final class RootComponent: Component<RootDependency> {
    let rootViewController: RootViewController

    var httpClient: HTTPClient { dependency.httpClient }
    var analytics: Analytics { dependency.analytics }

    var sessionService: SessionService {
        shared { RemoteSessionService(client: httpClient) }
    }

    init(dependency: RootDependency, rootViewController: RootViewController) {
        self.rootViewController = rootViewController
        super.init(dependency: dependency)
    }
}

// MARK: - Builder

protocol RootBuildable: Buildable {
    func build() -> (launchRouter: LaunchRouting, urlHandler: URLHandling)
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {
    override init(dependency: RootDependency) {
        super.init(dependency: dependency)
    }

    func build() -> (launchRouter: LaunchRouting, urlHandler: URLHandling) {
        let viewController = RootViewController()
        let component = RootComponent(dependency: dependency, rootViewController: viewController)
        let interactor = RootInteractor(
            presenter: viewController,
            sessionService: component.sessionService,
            deeplinkRouter: DeeplinkRouter()
        )
        let router = RootRouter(
            interactor: interactor,
            viewController: viewController,
            loggedOutBuilder: LoggedOutBuilder(dependency: component),
            loggedInBuilder: LoggedInBuilder(dependency: component)
        )
        return (router, interactor)
    }
}
