import ModernRIBs
import WalletCore

protocol RootDependency: Dependency {
    var authService: AuthService { get }
}

final class RootComponent: ModernRIBs.Component<RootDependency>, LoggedOutDependency, LoggedInDependency {
    let rootViewController: RootViewController

    var authService: AuthService { dependency.authService }
    var loggedInViewController: LoggedInViewControllable { rootViewController }

    init(dependency: RootDependency, rootViewController: RootViewController) {
        self.rootViewController = rootViewController
        super.init(dependency: dependency)
    }
}

protocol RootBuildable: Buildable {
    func build() -> LaunchRouting
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {
    func build() -> LaunchRouting {
        let component = RootComponent(dependency: dependency, rootViewController: RootViewController())
        let interactor = RootInteractor(presenter: component.rootViewController, authService: component.authService)
        return RootRouter(
            interactor: interactor,
            viewController: component.rootViewController,
            loggedOutBuilder: LoggedOutBuilder(dependency: component),
            loggedInBuilder: LoggedInBuilder(dependency: component)
        )
    }
}
