import RIBs

protocol RootInteractable: Interactable, PrescriptionsListener {
    var router: RootRouting? { get set }
}

protocol RootViewControllable: ViewControllable {
    func show(_ viewControllable: ViewControllable)
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {

    private let prescriptionsBuilder: PrescriptionsBuildable
    private var prescriptions: ViewableRouting?

    init(
        interactor: RootInteractable,
        viewController: RootViewControllable,
        prescriptionsBuilder: PrescriptionsBuildable
    ) {
        self.prescriptionsBuilder = prescriptionsBuilder
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
}
