import CourierDomain
import RIBs

protocol EarningsDependency: Dependency {
    var earningsService: EarningsService { get }
    var analytics: Analytics { get }
}

final class EarningsComponent: Component<EarningsDependency>, PayoutDependency {
    var earningsService: EarningsService { dependency.earningsService }
    var analytics: Analytics { dependency.analytics }
}

// MARK: - Builder

protocol EarningsBuildable: Buildable {
    func build(withListener listener: EarningsListener) -> ViewableRouting
}

final class EarningsBuilder: Builder<EarningsDependency>, EarningsBuildable {
    private lazy var component = EarningsComponent(dependency: dependency)

    func build(withListener listener: EarningsListener) -> ViewableRouting {
        let viewController = EarningsViewController()
        let interactor = EarningsInteractor(presenter: viewController, service: component.earningsService)
        interactor.listener = listener
        let payoutBuilder = TrackedPayoutBuilder(
            wrapping: PayoutBuilder(dependency: component),
            analytics: component.analytics
        )
        return EarningsRouter(interactor: interactor, viewController: viewController, payoutBuilder: payoutBuilder)
    }
}
