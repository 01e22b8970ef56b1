import RIBs

protocol PharmacyDependency: Dependency {
    var analytics: Analytics { get }
}

final class PharmacyComponent: Component<PharmacyDependency> {

    fileprivate var analytics: Analytics { dependency.analytics }
}

protocol PharmacyBuildable: Buildable {
    func build(withListener listener: PharmacyListener) -> ViewableRouting
}

final class PharmacyBuilder: Builder<PharmacyDependency>, PharmacyBuildable {

    override init(dependency: PharmacyDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: PharmacyListener) -> ViewableRouting {
        let component = PharmacyComponent(dependency: dependency)
        let viewController = PharmacyViewController()
        let interactor = PharmacyInteractor(presenter: viewController, analytics: component.analytics)
        interactor.listener = listener
        return PharmacyRouter(interactor: interactor, viewController: viewController)
    }
}
