import Foundation
import RIBs
import RxSwift

protocol BookingRouting: ViewableRouting {}

protocol BookingPresentable: Presentable {
    var listener: BookingPresentableListener? { get set }
    func showFailure()
}

protocol BookingListener: AnyObject {
    func bookingDidFinish()
}

final class BookingInteractor: PresentableInteractor<BookingPresentable>,
    BookingInteractable,
    BookingPresentableListener {

    weak var router: BookingRouting?
    weak var listener: BookingListener?

    private let appointmentService: AppointmentServicing

    init(presenter: BookingPresentable, appointmentService: AppointmentServicing) {
        self.appointmentService = appointmentService
        super.init(presenter: presenter)
        presenter.listener = self
    }

    // MARK: - BookingPresentableListener

    func didPick(_ date: Date) {
        appointmentService.book(at: date)
            .observe(on: MainScheduler.instance)
            .subscribe(
                onSuccess: { [weak self] _ in self?.listener?.bookingDidFinish() },
                onFailure: { [weak self] _ in self?.presenter.showFailure() }
            )
            .disposeOnDeactivate(interactor: self)
    }

    func didTapClose() {
        listener?.bookingDidFinish()
    }

    func didCloseSheet() {
        listener?.bookingDidFinish()
    }
}
