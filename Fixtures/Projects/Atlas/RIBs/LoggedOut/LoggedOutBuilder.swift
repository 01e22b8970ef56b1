import AtlasCore
import NeedleFoundation
import RIBs

protocol LoggedOutDependency: NeedleFoundation.Dependency {
    var visitorService: VisitorServicing { get }
}

final class LoggedOutComponent: NeedleFoundation.Component<LoggedOutDependency> {
    fileprivate var visitorService: VisitorServicing { dependency.visitorService }
}

// MARK: - Builder

protocol LoggedOutBuildable: Buildable {
    func build(withListener listener: LoggedOutListener) -> LoggedOutRouting
}

final class LoggedOutBuilder: ComponentizedBuilder<LoggedOutComponent, LoggedOutRouting, LoggedOutListener, Void>,
    LoggedOutBuildable
{
    func build(withListener listener: LoggedOutListener) -> LoggedOutRouting {
        build(withDynamicBuildDependency: listener, dynamicComponentDependency: ())
    }

    override func build(with component: LoggedOutComponent, _ listener: LoggedOutListener) -> LoggedOutRouting {
        let viewController = LoggedOutViewController()
        let interactor = LoggedOutInteractor(presenter: viewController, visitorService: component.visitorService)
        interactor.listener = listener
        return LoggedOutRouter(interactor: interactor, viewController: viewController)
    }
}
