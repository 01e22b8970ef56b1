import RIBs

protocol AppointmentsInteractable: Interactable, BookingListener, DoctorListener, SettingsListener {
    var router: AppointmentsRouting? { get set }
    var listener: AppointmentsListener? { get set }
}

protocol AppointmentsViewControllable: ViewControllable {}

final class AppointmentsRouter: ViewableRouter<AppointmentsInteractable, AppointmentsViewControllable>,
    AppointmentsRouting {

    private let bookingBuilder: BookingBuildable
    private let doctorBuilder: DoctorBuildable
    private let settingsBuilder: SettingsBuildable

    private var booking: BookingRouting?
    private var doctor: DoctorRouting?
    private var settings: ViewableRouting?

    init(
        interactor: AppointmentsInteractable,
        viewController: AppointmentsViewControllable,
        bookingBuilder: BookingBuildable,
        doctorBuilder: DoctorBuildable,
        settingsBuilder: SettingsBuildable
    ) {
        self.bookingBuilder = bookingBuilder
        self.doctorBuilder = doctorBuilder
        self.settingsBuilder = settingsBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachBooking() {
        guard booking == nil else { return }
        let router = bookingBuilder.build(withListener: interactor)
        booking = router
        attachChild(router)
        viewController.present(router.viewControllable, animated: true)
    }

    func detachBooking() {
        guard let router = booking else { return }
        viewController.dismiss(router.viewControllable, animated: true)
        detachChild(router)
        booking = nil
    }

    func attachDoctor(_ doctor: Doctor) {
        guard self.doctor == nil else { return }
        let router = doctorBuilder.build(withListener: interactor, doctor: doctor)
        self.doctor = router
        attachChild(router)
        viewController.push(router.viewControllable, animated: true)
    }

    func detachDoctor() {
        guard let router = doctor else { return }
        viewController.pop(router.viewControllable, animated: true)
        detachChild(router)
        doctor = nil
    }

    func attachSettings() {
        guard settings == nil else { return }
        let router = settingsBuilder.build(withListener: interactor)
        settings = router
        attachChild(router)
        viewController.present(router.viewControllable, animated: true)
    }

    func detachSettings() {
        guard let router = settings else { return }
        viewController.dismiss(router.viewControllable, animated: true)
        detachChild(router)
        settings = nil
    }
}
