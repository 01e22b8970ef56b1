import ModernRIBs
import WalletCore

protocol LoggedOutDependency: Dependency {
    var authService: AuthService { get }
}

final class LoggedOutComponent: Component<LoggedOutDependency>, PinEntryDependency {
    var authService: AuthService { dependency.authService }
}

protocol LoggedOutBuildable: Buildable {
    func build(withListener listener: LoggedOutListener) -> ViewableRouting
}

final class LoggedOutBuilder: Builder<LoggedOutDependency>, LoggedOutBuildable {
    func build(withListener listener: LoggedOutListener) -> ViewableRouting {
        let component = LoggedOutComponent(dependency: dependency)
        let viewController = LoggedOutViewController()
        let interactor = LoggedOutInteractor(presenter: viewController)
        interactor.listener = listener
        return LoggedOutRouter(
            interactor: interactor,
            viewController: viewController,
            pinEntryBuilder: PinEntryBuilder(dependency: component)
        )
    }
}
