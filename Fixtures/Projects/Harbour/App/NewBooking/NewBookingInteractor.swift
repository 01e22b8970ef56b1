import Foundation
import RIBs
import RxRelay
import RxSwift

protocol NewBookingRouting: ViewableRouting {}

protocol NewBookingPresentable: Presentable {
    var listener: NewBookingPresentableListener? { get set }
    var nights: Observable<Int> { get }
    func show(_ draft: BookingDraft)
    func setSending(_ isSending: Bool)
    func showFailure()
}

protocol NewBookingListener: AnyObject {
    func newBookingDidFinish(_ booking: Booking)
    func newBookingDidCancel()
}

final class NewBookingInteractor: PresentableInteractor<NewBookingPresentable>,
    NewBookingInteractable,
    NewBookingPresentableListener {

    weak var router: NewBookingRouting?
    weak var listener: NewBookingListener?

    private let bookingService: BookingServicing
    private let draft: BehaviorRelay<BookingDraft>

    init(presenter: NewBookingPresentable, draft: BookingDraft, bookingService: BookingServicing) {
        self.draft = BehaviorRelay(value: draft)
        self.bookingService = bookingService
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()

        draft
            .distinctUntilChanged()
            .subscribe(onNext: { [weak self] draft in
                self?.presenter.show(draft)
            })
            .disposeOnDeactivate(interactor: self)

        presenter.nights
            .withLatestFrom(draft) { nights, draft in
                var draft = draft
                draft.nights = max(1, nights)
                return draft
            }
            .bind(to: draft)
            .disposeOnDeactivate(interactor: self)
    }

    // MARK: - NewBookingPresentableListener

    func didPick(arrival: Date) {
        change { $0.arrival = arrival }
    }

    func didPick(photo: Data) {
        change { $0.photo = photo }
    }

    func didTapSend() {
        presenter.setSending(true)
        bookingService.request(draft.value)
            .observe(on: MainScheduler.instance)
            .subscribe(
                onSuccess: { [weak self] booking in
                    self?.listener?.newBookingDidFinish(booking)
                },
                onFailure: { [weak self] _ in
                    self?.presenter.setSending(false)
                    self?.presenter.showFailure()
                }
            )
            .disposeOnDeactivate(interactor: self)
    }

    func didTapClose() {
        listener?.newBookingDidCancel()
    }

    private func change(_ body: (inout BookingDraft) -> Void) {
        var value = draft.value
        body(&value)
        draft.accept(value)
    }
}
