import RIBs

protocol LoggedOutDependency: Dependency {
    var authService: AuthServicing { get }
    var analytics: Analytics { get }
}

final class LoggedOutComponent: Component<LoggedOutDependency>, SignInDependency {

    var authService: AuthServicing { dependency.authService }
    var analytics: Analytics { dependency.analytics }
}

// MARK: - Builder
/// @mockable
protocol LoggedOutBuildable: Buildable {
    func build(withListener listener: LoggedOutListener) -> ViewableRouting
}

final class LoggedOutBuilder: Builder<LoggedOutDependency>, LoggedOutBuildable {

    override init(dependency: LoggedOutDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: LoggedOutListener) -> ViewableRouting {
        let component = LoggedOutComponent(dependency: dependency)
        let viewController = LoggedOutViewController()
        let interactor = LoggedOutInteractor(presenter: viewController, analytics: dependency.analytics)
        interactor.listener = listener
        return LoggedOutRouter(
            interactor: interactor,
            viewController: viewController,
            signInBuilder: SignInBuilder(dependency: component)
        )
    }
}
