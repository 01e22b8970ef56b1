import RIBs

protocol WelcomeDependency: Dependency {
    var preferences: Preferencing { get }
}

final class WelcomeComponent: Component<WelcomeDependency> {

    fileprivate var preferences: Preferencing { dependency.preferences }
}

protocol WelcomeBuildable: Buildable {
    func build(withListener listener: WelcomeListener) -> ViewableRouting
}

final class WelcomeBuilder: Builder<WelcomeDependency>, WelcomeBuildable {

    override init(dependency: WelcomeDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: WelcomeListener) -> ViewableRouting {
        let component = WelcomeComponent(dependency: dependency)
        let viewController = WelcomeViewController()
        let interactor = WelcomeInteractor(presenter: viewController, preferences: component.preferences)
        interactor.listener = listener
        return WelcomeRouter(interactor: interactor, viewController: viewController)
    }
}
