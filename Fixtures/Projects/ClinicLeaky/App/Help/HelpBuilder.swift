import RIBs

protocol HelpDependency: Dependency {
    var analytics: Analytics { get }
}

final class HelpComponent: Component<HelpDependency>, TipsDependency {

    var analytics: Analytics { dependency.analytics }
}

protocol HelpBuildable: Buildable {
    func build(withListener listener: HelpListener) -> ViewableRouting
}

final class HelpBuilder: Builder<HelpDependency>, HelpBuildable {

    override init(dependency: HelpDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: HelpListener) -> ViewableRouting {
        let component = HelpComponent(dependency: dependency)
        let viewController = HelpViewController()
        let interactor = HelpInteractor(presenter: viewController, analytics: component.analytics)
        interactor.listener = listener
        return HelpRouter(
            interactor: interactor, viewController: viewController, tipsBuilder: TipsBuilder(dependency: component))
    }
}
