import RIBs
import UIKit

protocol RootDependency: Dependency {
    var analytics: Analytics { get }
}

final class RootComponent: Component<RootDependency>, PrescriptionsDependency, EmergencyDependency {

    var analytics: Analytics { dependency.analytics }
}

protocol RootBuildable: Buildable {
    func build(in window: UIWindow) -> LaunchRouting
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {

    override init(dependency: RootDependency) {
        super.init(dependency: dependency)
    }

    func build(in window: UIWindow) -> LaunchRouting {
        let component = RootComponent(dependency: dependency)
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        return RootRouter(
            interactor: interactor,
            viewController: viewController,
            window: window,
            prescriptionsBuilder: PrescriptionsBuilder(dependency: component),
            emergencyBuilder: EmergencyBuilder(dependency: component)
        )
    }
}
