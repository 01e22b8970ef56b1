import RIBs

protocol RootDependency: Dependency {
    var authService: AuthServicing { get }
    var analytics: Analytics { get }
    var deeplinkRouter: DeeplinkRouter { get }
}

final class RootComponent: Component<RootDependency> {

    let rootViewController: RootViewController

    var authService: AuthServicing { dependency.authService }
    var analytics: Analytics { dependency.analytics }
    var deeplinkRouter: DeeplinkRouter { dependency.deeplinkRouter }

    var mutableSession: MutableSessionStream {
        shared { SessionStreamImpl() }
    }

    init(dependency: RootDependency, rootViewController: RootViewController) {
        self.rootViewController = rootViewController
        super.init(dependency: dependency)
    }
}

extension RootComponent: LoggedOutDependency {}

extension RootComponent: LoggedInDependency {

    var loggedInViewController: LoggedInViewControllable { rootViewController }
}

// MARK: - Builder
/// @mockable
protocol RootBuildable: Buildable {
    func build() -> LaunchRouting
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {

    override init(dependency: RootDependency) {
        super.init(dependency: dependency)
    }

    func build() -> LaunchRouting {
        let viewController = RootViewController()
        let component = RootComponent(dependency: dependency, rootViewController: viewController)
        let interactor = RootInteractor(presenter: viewController, session: component.mutableSession)

        let loggedOutBuilder = LoggedOutBuilder(dependency: component)
        let loggedInBuilder = LoggedInBuilder(dependency: component)
        return RootRouter(
            interactor: interactor,
            viewController: viewController,
            loggedOutBuilder: loggedOutBuilder,
            loggedInBuilder: loggedInBuilder
        )
    }
}
