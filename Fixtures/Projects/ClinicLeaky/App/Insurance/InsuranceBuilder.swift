import RIBs

protocol InsuranceDependency: Dependency {
    var analytics: Analytics { get }
}

final class InsuranceComponent: Component<InsuranceDependency> {

    fileprivate var analytics: Analytics { dependency.analytics }
}

protocol InsuranceBuildable: Buildable {
    func build(withListener listener: InsuranceListener) -> ViewableRouting
}

final class InsuranceBuilder: Builder<InsuranceDependency>, InsuranceBuildable {

    override init(dependency: InsuranceDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: InsuranceListener) -> ViewableRouting {
        let component = InsuranceComponent(dependency: dependency)
        let viewController = InsuranceViewController()
        let interactor = InsuranceInteractor(presenter: viewController, analytics: component.analytics)
        interactor.listener = listener
        return InsuranceRouter(interactor: interactor, viewController: viewController)
    }
}
