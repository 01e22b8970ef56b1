import RIBs
import RxSwift

protocol AppointmentsRouting: ViewableRouting {
    func attachBooking()
    func detachBooking()
    func attachDoctor(_ doctor: Doctor)
    func detachDoctor()
    func attachSettings()
    func detachSettings()
}

protocol AppointmentsPresentable: Presentable {
    var listener: AppointmentsPresentableListener? { get set }
    func show(_ appointments: [Appointment])
    func endRefreshing()
}

protocol AppointmentsListener: AnyObject {
    func appointmentsDidEnd()
}

final class AppointmentsInteractor: PresentableInteractor<AppointmentsPresentable>,
    AppointmentsInteractable,
    AppointmentsPresentableListener {

    weak var router: AppointmentsRouting?
    weak var listener: AppointmentsListener?

    private let appointmentService: AppointmentServicing

    init(presenter: AppointmentsPresentable, appointmentService: AppointmentServicing) {
        self.appointmentService = appointmentService
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        appointmentService.appointments
            .map { $0.sorted { $0.date < $1.date } }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] appointments in
                self?.presenter.show(appointments)
            })
            .disposeOnDeactivate(interactor: self)
    }

    // MARK: - AppointmentsPresentableListener

    func didPullToRefresh() {
        appointmentService.refresh()
            .observe(on: MainScheduler.instance)
            .subscribe(onCompleted: { [weak self] in
                self?.presenter.endRefreshing()
            })
            .disposeOnDeactivate(interactor: self)
    }

    func didTapBook() {
        router?.attachBooking()
    }

    func didTapSettings() {
        router?.attachSettings()
    }

    func didSelect(_ doctor: Doctor) {
        router?.attachDoctor(doctor)
    }

    // MARK: - BookingListener

    func bookingDidFinish() {
        router?.detachBooking()
    }

    // MARK: - DoctorListener

    func doctorDidClose() {
        router?.detachDoctor()
    }

    // MARK: - SettingsListener

    func settingsDidClose() {
        router?.detachSettings()
    }

    func settingsDidDeleteData() {
        router?.detachSettings()
        listener?.appointmentsDidEnd()
    }
}
