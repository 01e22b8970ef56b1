import RIBs

protocol RootDependency: Dependency {
    var analytics: Analytics { get }
}

final class RootComponent: Component<RootDependency>, PrescriptionsDependency {

    var analytics: Analytics { dependency.analytics }
}

protocol RootBuildable: Buildable {
    func build() -> LaunchRouting
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {

    override init(dependency: RootDependency) {
        super.init(dependency: dependency)
    }

    func build() -> LaunchRouting {
        let component = RootComponent(dependency: dependency)
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        return RootRouter(
            interactor: interactor,
            viewController: viewController,
            prescriptionsBuilder: PrescriptionsBuilder(dependency: component)
        )
    }
}
