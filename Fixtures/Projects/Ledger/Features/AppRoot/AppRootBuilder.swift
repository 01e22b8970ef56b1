import FinanceKit
import ModernRIBs

protocol AppRootDependency: Dependency {
    var authService: AuthServicing { get }
    var preferences: PreferencesStoring { get }
}

final class AppRootComponent: Component<AppRootDependency> {
    let rootViewController: AppRootViewController

    init(dependency: AppRootDependency, rootViewController: AppRootViewController) {
        self.rootViewController = rootViewController
        super.init(dependency: dependency)
    }

    var authService: AuthServicing { dependency.authService }
    var preferences: PreferencesStoring { dependency.preferences }
}

extension AppRootComponent: LoggedOutDependency {}

extension AppRootComponent: SignedInDependency {
    var signedInViewController: ViewControllable { rootViewController }
}

// MARK: - Builder

protocol AppRootBuildable: Buildable {
    func build() -> LaunchRouting
}

final class AppRootBuilder: Builder<AppRootDependency>, AppRootBuildable {
    func build() -> LaunchRouting {
        let viewController = AppRootViewController()
        let component = AppRootComponent(dependency: dependency, rootViewController: viewController)
        let interactor = AppRootInteractor(presenter: viewController, authService: component.authService)

        return AppRootRouter(
            interactor: interactor,
            viewController: viewController,
            loggedOutBuilder: LoggedOutBuilder(dependency: component),
            signedInBuilder: SignedInBuilder(dependency: component)
        )
    }
}
