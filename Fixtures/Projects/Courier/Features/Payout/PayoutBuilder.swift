import CourierDomain
import Foundation
import RIBs

protocol PayoutDependency: Dependency {
    var earningsService: EarningsService { get }
    var analytics: Analytics { get }
}

final class PayoutComponent: Component<PayoutDependency> {
    fileprivate var earningsService: EarningsService { dependency.earningsService }
}

// MARK: - Builder

protocol PayoutBuildable: Buildable {
    func build(withListener listener: PayoutListener, available: Decimal) -> ViewableRouting
}

final class PayoutBuilder: Builder<PayoutDependency>, PayoutBuildable {
    func build(withListener listener: PayoutListener, available: Decimal) -> ViewableRouting {
        let component = PayoutComponent(dependency: dependency)
        let viewController = PayoutViewController()
        let interactor = PayoutInteractor(
            presenter: viewController,
            available: available,
            service: component.earningsService,
            analytics: dependency.analytics
        )
        interactor.listener = listener
        return PayoutRouter(interactor: interactor, viewController: viewController)
    }
}
