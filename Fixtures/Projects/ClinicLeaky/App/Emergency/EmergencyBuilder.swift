import RIBs

protocol EmergencyDependency: Dependency {
    var analytics: Analytics { get }
}

final class EmergencyComponent: Component<EmergencyDependency> {

    fileprivate var analytics: Analytics { dependency.analytics }
}

protocol EmergencyBuildable: Buildable {
    func build(withListener listener: EmergencyListener) -> ViewableRouting
}

final class EmergencyBuilder: Builder<EmergencyDependency>, EmergencyBuildable {

    override init(dependency: EmergencyDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: EmergencyListener) -> ViewableRouting {
        let component = EmergencyComponent(dependency: dependency)
        let viewController = EmergencyViewController()
        let interactor = EmergencyInteractor(presenter: viewController, analytics: component.analytics)
        interactor.listener = listener
        return EmergencyRouter(interactor: interactor, viewController: viewController)
    }
}
