import CourierDomain
import RIBs

protocol LoggedOutDependency: Dependency {
    var sessionService: SessionService { get }
    var analytics: Analytics { get }
}

final class LoggedOutComponent: Component<LoggedOutDependency>, CodeEntryDependency {
    var sessionService: SessionService { dependency.sessionService }
    fileprivate var analytics: Analytics { dependency.analytics }
}

// MARK: - Builder

protocol LoggedOutBuildable: Buildable {
    func build(withListener listener: LoggedOutListener) -> ViewableRouting
}

final class LoggedOutBuilder: Builder<LoggedOutDependency>, LoggedOutBuildable {
    override init(dependency: LoggedOutDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: LoggedOutListener) -> ViewableRouting {
        let component: LoggedOutComponent = .init(dependency: dependency)
        let viewController = LoggedOutViewController()
        let interactor = LoggedOutInteractor(
            presenter: viewController,
            sessionService: component.sessionService,
            analytics: component.analytics
        )
        interactor.listener = listener
        return LoggedOutRouter(
            interactor: interactor,
            viewController: viewController,
            codeEntryBuilder: CodeEntryBuilder(dependency: component)
        )
    }
}
