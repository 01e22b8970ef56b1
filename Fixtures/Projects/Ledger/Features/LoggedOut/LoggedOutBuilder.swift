import FinanceKit
import ModernRIBs

protocol LoggedOutDependency: Dependency {
    var authService: AuthServicing { get }
}

final class LoggedOutComponent: Component<LoggedOutDependency>, LoginDependency {
    var authService: AuthServicing { dependency.authService }
}

// MARK: - Builder

protocol LoggedOutBuildable: Buildable {
    func build(withListener listener: any LoggedOutListener) -> LoggedOutRouting
}

final class LoggedOutBuilder: Builder<LoggedOutDependency>, LoggedOutBuildable {
    func build(withListener listener: any LoggedOutListener) -> LoggedOutRouting {
        let component: LoggedOutComponent = .init(dependency: dependency)
        let viewController = LoggedOutViewController()
        let interactor = LoggedOutInteractor(presenter: viewController)
        interactor.listener = listener
        return LoggedOutRouter(
            interactor: interactor,
            viewController: viewController,
            loginBuilder: LoginBuilder(dependency: component)
        )
    }
}
