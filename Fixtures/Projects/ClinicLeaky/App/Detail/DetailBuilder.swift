import RIBs

protocol DetailDependency: Dependency {
    var analytics: Analytics { get }
}

final class DetailComponent: Component<DetailDependency>, ConsentDependency, HelpDependency {

    var analytics: Analytics { dependency.analytics }
}

protocol DetailBuildable: Buildable {
    func build(withListener listener: DetailListener) -> ViewableRouting
}

final class DetailBuilder: Builder<DetailDependency>, DetailBuildable {

    override init(dependency: DetailDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: DetailListener) -> ViewableRouting {
        let component = DetailComponent(dependency: dependency)
        let viewController = DetailViewController()
        let interactor = DetailInteractor(presenter: viewController, analytics: component.analytics)
        interactor.listener = listener
        return DetailRouter(
            interactor: interactor,
            viewController: viewController,
            consentBuilder: ConsentBuilder(dependency: component),
            helpBuilder: HelpBuilder(dependency: component)
        )
    }
}
