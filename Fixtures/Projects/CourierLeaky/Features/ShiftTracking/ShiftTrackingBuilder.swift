import CourierDomain
import RIBs

protocol ShiftTrackingDependency: Dependency {
    var analytics: Analytics { get }
    var loggedInViewController: LoggedInViewControllable { get }
}

final class ShiftTrackingComponent: Component<ShiftTrackingDependency> {
    fileprivate var analytics: Analytics { dependency.analytics }
    fileprivate var loggedInViewController: LoggedInViewControllable { dependency.loggedInViewController }
}

// MARK: - Builder

protocol ShiftTrackingBuildable: Buildable {
    func build() -> Routing
}

final class ShiftTrackingBuilder: Builder<ShiftTrackingDependency>, ShiftTrackingBuildable {
    func build() -> Routing {
        let component = ShiftTrackingComponent(dependency: dependency)
        return ShiftTrackingRouter(
            interactor: ShiftTrackingInteractor(analytics: component.analytics),
            viewController: component.loggedInViewController
        )
    }
}
