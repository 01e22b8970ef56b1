import RIBs

protocol ScanDependency: Dependency {
    var analytics: Analytics { get }
}

final class ScanComponent: Component<ScanDependency> {

    fileprivate var analytics: Analytics { dependency.analytics }
}

protocol ScanBuildable: Buildable {
    func build(withListener listener: ScanListener) -> ViewableRouting
}

final class ScanBuilder: Builder<ScanDependency>, ScanBuildable {

    override init(dependency: ScanDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: ScanListener) -> ViewableRouting {
        let component = ScanComponent(dependency: dependency)
        let viewController = ScanViewController()
        let interactor = ScanInteractor(presenter: viewController, analytics: component.analytics)
        interactor.listener = listener
        return ScanRouter(interactor: interactor, viewController: viewController)
    }
}
