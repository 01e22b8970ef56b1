import RIBs

protocol RatingDependency: Dependency {
    var analytics: Analytics { get }
}

final class RatingComponent: Component<RatingDependency> {

    fileprivate var analytics: Analytics { dependency.analytics }
}

protocol RatingBuildable: Buildable {
    func build(withListener listener: RatingListener) -> ViewableRouting
}

final class RatingBuilder: Builder<RatingDependency>, RatingBuildable {

    override init(dependency: RatingDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: RatingListener) -> ViewableRouting {
        let component = RatingComponent(dependency: dependency)
        let viewController = RatingViewController()
        let interactor = RatingInteractor(presenter: viewController, analytics: component.analytics)
        interactor.listener = listener
        return RatingRouter(interactor: interactor, viewController: viewController)
    }
}
