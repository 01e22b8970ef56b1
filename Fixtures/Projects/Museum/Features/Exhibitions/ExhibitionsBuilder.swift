import AppFoundation

protocol ExhibitionsBuildable: Buildable {
    func build(withListener listener: ExhibitionsListener) -> ViewableRouting
}

final class ExhibitionsBuilder: ComponentizedBuilder<ExhibitionsComponent, ViewableRouting, ExhibitionsListener, Void>,
    ExhibitionsBuildable {

    func build(withListener listener: ExhibitionsListener) -> ViewableRouting {
        build(withDynamicBuildDependency: listener, dynamicComponentDependency: ())
    }

    override func build(with component: ExhibitionsComponent, _ listener: ExhibitionsListener) -> ViewableRouting {
        let viewController = ExhibitionsViewController()
        let interactor = ExhibitionsInteractor(
            presenter: viewController,
            repository: component.repository,
            errorLog: component.errorLog
        )
        interactor.listener = listener
        return ExhibitionsRouter(
            interactor: interactor,
            viewController: viewController,
            exhibitDetailBuilder: ExhibitDetailBuilder { exhibit in component.exhibitDetailComponent(exhibit) }
        )
    }
}
