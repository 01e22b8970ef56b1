import RIBs

protocol ConsentDependency: Dependency {
    var analytics: Analytics { get }
}

final class ConsentComponent: Component<ConsentDependency> {

    fileprivate var analytics: Analytics { dependency.analytics }
}

protocol ConsentBuildable: Buildable {
    func build(withListener listener: ConsentListener) -> ViewableRouting
}

final class ConsentBuilder: Builder<ConsentDependency>, ConsentBuildable {

    override init(dependency: ConsentDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: ConsentListener) -> ViewableRouting {
        let component = ConsentComponent(dependency: dependency)
        let viewController = ConsentViewController()
        let interactor = ConsentInteractor(presenter: viewController, analytics: component.analytics)
        interactor.listener = listener
        return ConsentRouter(interactor: interactor, viewController: viewController)
    }
}
