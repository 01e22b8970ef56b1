import RIBs

protocol RootInteractable: Interactable, AppointmentsListener {
    var router: RootRouting? { get set }
}

protocol RootViewControllable: ViewControllable {
    func show(_ viewControllable: ViewControllable)
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {

    private let appointmentsBuilder: AppointmentsBuildable
    private var appointments: ViewableRouting?

    init(
        interactor: RootInteractable,
        viewController: RootViewControllable,
        appointmentsBuilder: AppointmentsBuildable
    ) {
        self.appointmentsBuilder = appointmentsBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachAppointments() {
        guard appointments == nil else { return }
        let router = appointmentsBuilder.build(withListener: interactor)
        appointments = router
        attachChild(router)
        viewController.show(router.viewControllable)
    }
}
