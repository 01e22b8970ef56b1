import RIBs

protocol DoctorRouting: ViewableRouting {
    func attachChat()
    func detachChat()
}

protocol DoctorPresentable: Presentable {
    var listener: DoctorPresentableListener? { get set }
    func show(_ doctor: Doctor)
}

protocol DoctorListener: AnyObject {
    func doctorDidClose()
}

final class DoctorInteractor: PresentableInteractor<DoctorPresentable>, DoctorInteractable, DoctorPresentableListener {

    weak var router: DoctorRouting?
    weak var listener: DoctorListener?

    private let doctor: Doctor

    init(presenter: DoctorPresentable, doctor: Doctor) {
        self.doctor = doctor
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(doctor)
    }

    // MARK: - DoctorPresentableListener

    func didTapChat() {
        router?.attachChat()
    }

    func didLeave() {
        listener?.doctorDidClose()
    }

    // MARK: - ChatListener

    func chatDidClose() {
        router?.detachChat()
    }
}
