import RIBs

protocol MainTabsBuildable: Buildable {
    func build(withListener listener: MainTabsListener) -> ViewableRouting
}

final class MainTabsBuilder: ComponentizedBuilder<MainTabsComponent, MainTabsRouting, MainTabsListener, Void>,
    MainTabsBuildable {

    func build(withListener listener: MainTabsListener) -> ViewableRouting {
        build(withDynamicBuildDependency: listener, dynamicComponentDependency: ())
    }

    override func build(with component: MainTabsComponent, _ listener: MainTabsListener) -> MainTabsRouting {
        let viewController = MainTabsViewController()
        let interactor = MainTabsInteractor(presenter: viewController, visitTracker: component.visitTracker)
        interactor.listener = listener
        return MainTabsRouter(
            interactor: interactor,
            viewController: viewController,
            exhibitionsBuilder: ExhibitionsBuilder { component.exhibitionsComponent },
            visitBuilder: VisitBuilder { component.visitComponent }
        )
    }
}
