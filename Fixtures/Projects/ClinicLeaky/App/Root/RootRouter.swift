import RIBs
import UIKit

protocol RootInteractable: Interactable, PrescriptionsListener, EmergencyListener {
    var router: RootRouting? { get set }
}

protocol RootViewControllable: ViewControllable {
    func show(_ viewControllable: ViewControllable)
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {

    private let window: UIWindow
    private let prescriptionsBuilder: PrescriptionsBuildable
    private let emergencyBuilder: EmergencyBuildable
    private var prescriptions: ViewableRouting?
    private var emergency: ViewableRouting?

    init(
        interactor: RootInteractable,
        viewController: RootViewControllable,
        window: UIWindow,
        prescriptionsBuilder: PrescriptionsBuildable,
        emergencyBuilder: EmergencyBuildable
    ) {
        self.window = window
        self.prescriptionsBuilder = prescriptionsBuilder
        self.emergencyBuilder = emergencyBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachPrescriptions() {
        guard prescriptions == nil else { return }
        let router = prescriptionsBuilder.build(withListener: interactor)
        prescriptions = router
        attachChild(router)
        viewController.show(router.viewControllable)
    }

    func attachEmergency() {
        guard emergency == nil else { return }
        let router = emergencyBuilder.build(withListener: interactor)
        emergency = router
        attachChild(router)
        window.rootViewController = router.viewControllable.uiviewController
    }

    func detachEmergency() {
        guard let router = emergency else { return }
        window.rootViewController = viewController.uiviewController
        detachChild(router)
        emergency = nil
    }
}
