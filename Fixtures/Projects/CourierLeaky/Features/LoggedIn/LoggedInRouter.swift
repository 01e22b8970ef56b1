import AppFoundation
import CourierDomain
import RIBs

typealias LoggedInChildrenListener = MainTabsListener & ActiveDeliveryListener

protocol LoggedInInteractable: Interactable, LoggedInChildrenListener {
    var router: LoggedInRouting? { get set }
    var listener: LoggedInListener? { get set }
}

protocol LoggedInViewControllable: ViewControllable {
    func show(_ viewController: ViewControllable)
    func hide(_ viewController: ViewControllable)
}

final class LoggedInRouter: Router<LoggedInInteractable>, LoggedInRouting {
    private let viewController: LoggedInViewControllable
    private let mainTabsBuilder: MainTabsBuildable
    private let activeDeliveryBuilder: ActiveDeliveryBuildable
    private let shiftTrackingBuilder: ShiftTrackingBuildable

    private var mainTabs: MainTabsRouting?
    private var activeDelivery: ViewableRouting?

    init(
        interactor: LoggedInInteractable,
        viewController: LoggedInViewControllable,
        mainTabsBuilder: MainTabsBuildable,
        activeDeliveryBuilder: ActiveDeliveryBuildable,
        shiftTrackingBuilder: ShiftTrackingBuildable
    ) {
        self.viewController = viewController
        self.mainTabsBuilder = mainTabsBuilder
        self.activeDeliveryBuilder = activeDeliveryBuilder
        self.shiftTrackingBuilder = shiftTrackingBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        let router = mainTabsBuilder.build(withListener: interactor)
        mainTabs = router
        attachChild(router)
        viewController.show(router.viewControllable)
    }

    func cleanupViews() {}

    func attachActiveDelivery(_ delivery: Delivery) -> ViewableRouting? {
        guard activeDelivery == nil else { return nil }
        let router = activeDeliveryBuilder.build(withListener: interactor, delivery: delivery)
        activeDelivery = router
        attachChild(router)
        viewController.present(router.viewControllable, style: .fullScreen)
        return router
    }

    func detachActiveDelivery() {
        guard let router = activeDelivery else { return }
        viewController.dismissIfPresented(router.viewControllable)
        detachChild(router)
        activeDelivery = nil
    }

    func showTab(_ tab: MainTab) {
        mainTabs?.select(tab)
    }
}
