import AppFoundation
import CourierDomain
import RIBs

protocol ActiveDeliveryInteractable: Interactable, ProofOfDeliveryListener, SupportChatListener {
    var router: ActiveDeliveryRouting? { get set }
    var listener: ActiveDeliveryListener? { get set }
}

protocol ActiveDeliveryViewControllable: ViewControllable {}

final class ActiveDeliveryRouter: ViewableRouter<ActiveDeliveryInteractable, ActiveDeliveryViewControllable>, ActiveDeliveryRouting {
    private let proofOfDeliveryBuilder: ProofOfDeliveryBuildable
    private let supportChatBuilder: SupportChatBuildable

    private var proofOfDelivery: ViewableRouting?
    private var supportChat: ViewableRouting?

    init(
        interactor: ActiveDeliveryInteractable,
        viewController: ActiveDeliveryViewControllable,
        proofOfDeliveryBuilder: ProofOfDeliveryBuildable,
        supportChatBuilder: SupportChatBuildable
    ) {
        self.proofOfDeliveryBuilder = proofOfDeliveryBuilder
        self.supportChatBuilder = supportChatBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachProofOfDelivery(for delivery: Delivery) {
        precondition(proofOfDelivery == nil)
        let router = proofOfDeliveryBuilder.build(withListener: interactor, delivery: delivery)
        proofOfDelivery = router
        attachChild(router)
        viewController.present(router.viewControllable, style: .fullScreen)
    }

    func detachProofOfDelivery() {
        guard let router = proofOfDelivery else { return }
        viewController.dismissIfPresented(router.viewControllable)
        proofOfDelivery = nil
    }

    func attachSupportChat() {
        guard supportChat == nil, proofOfDelivery == nil else { return }
        let router = supportChatBuilder.build(withListener: interactor)
        supportChat = router
        attachChild(router)
    }

    func detachSupportChat() {
        guard let router = supportChat else { return }
        viewController.dismissIfPresented(router.viewControllable)
        detachChild(router)
        supportChat = nil
    }
}
