import CourierDomain
import RIBs

protocol ActiveDeliveryDependency: Dependency {
    var deliveryRepository: DeliveryRepository { get }
    var supportService: SupportService { get }
    var locationStream: LocationStreaming { get }
    var analytics: Analytics { get }
}

final class ActiveDeliveryComponent: Component<ActiveDeliveryDependency> {
    let delivery: Delivery

    var deliveryRepository: DeliveryRepository { dependency.deliveryRepository }
    var supportService: SupportService { dependency.supportService }

    fileprivate var locationStream: LocationStreaming { dependency.locationStream }
    fileprivate var analytics: Analytics { dependency.analytics }

    init(dependency: ActiveDeliveryDependency, delivery: Delivery) {
        self.delivery = delivery
        super.init(dependency: dependency)
    }
}

// MARK: - Builder

protocol ActiveDeliveryBuildable: Buildable {
    func build(withListener listener: ActiveDeliveryListener, delivery: Delivery) -> ViewableRouting
}

final class ActiveDeliveryBuilder: Builder<ActiveDeliveryDependency>, ActiveDeliveryBuildable {
    func build(withListener listener: ActiveDeliveryListener, delivery: Delivery) -> ViewableRouting {
        let component = ActiveDeliveryComponent(dependency: dependency, delivery: delivery)
        let viewController = ActiveDeliveryViewController()
        let interactor = ActiveDeliveryInteractor(
            presenter: viewController,
            delivery: component.delivery,
            repository: component.deliveryRepository,
            locationStream: component.locationStream,
            analytics: component.analytics
        )
        interactor.listener = listener
        return ActiveDeliveryRouter(
            interactor: interactor,
            viewController: viewController,
            proofOfDeliveryBuilder: ProofOfDeliveryBuilder(dependency: component),
            supportChatBuilder: SupportChatBuilder(dependency: component)
        )
    }
}
