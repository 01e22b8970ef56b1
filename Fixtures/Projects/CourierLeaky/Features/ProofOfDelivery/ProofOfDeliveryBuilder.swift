import CourierDomain
import RIBs

protocol ProofOfDeliveryDependency: Dependency {
    var deliveryRepository: DeliveryRepository { get }
}

final class ProofOfDeliveryComponent: Component<ProofOfDeliveryDependency> {
    var deliveryRepository: DeliveryRepository { dependency.deliveryRepository }
}

// MARK: - Builder

protocol ProofOfDeliveryBuildable: Buildable {
    func build(withListener listener: ProofOfDeliveryListener, delivery: Delivery) -> ViewableRouting
}

final class ProofOfDeliveryBuilder: Builder<ProofOfDeliveryDependency>, ProofOfDeliveryBuildable {
    func build(withListener listener: ProofOfDeliveryListener, delivery: Delivery) -> ViewableRouting {
        let component = ProofOfDeliveryComponent(dependency: dependency)
        let viewController = ProofOfDeliveryViewController()
        let interactor = ProofOfDeliveryInteractor(
            presenter: viewController,
            delivery: delivery,
            repository: dependency.deliveryRepository
        )
        interactor.listener = listener
        return ProofOfDeliveryRouter(interactor: interactor, viewController: viewController)
    }
}
