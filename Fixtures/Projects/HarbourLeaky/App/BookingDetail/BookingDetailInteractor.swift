import HarbourKit

protocol BookingDetailRouting: ViewableRouting {}

protocol BookingDetailPresentable: Presentable {
    var listener: BookingDetailPresentableListener? { get set }
    func show(_ booking: Booking)
    func setBusy(_ isBusy: Bool)
    func close()
}

protocol BookingDetailListener: AnyObject {
    func bookingDetailDidClose()
}

final class BookingDetailInteractor: PresentableInteractor<BookingDetailPresentable>,
    BookingDetailInteractable,
    BookingDetailPresentableListener {

    weak var router: BookingDetailRouting?
    weak var listener: BookingDetailListener?

    private let booking: Booking
    private let bookingService: BookingServicing
    private let analytics: Analytics
    private var activeBag = DisposeBag()

    init(
        presenter: BookingDetailPresentable,
        booking: Booking,
        bookingService: BookingServicing,
        analytics: Analytics
    ) {
        self.booking = booking
        self.bookingService = bookingService
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(booking)

        bookingService.bookings
            .map { [id = booking.id] bookings in bookings.first { $0.id == id } }
            .unwrap()
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] booking in
                self?.presenter.show(booking)
            })
            .disposed(by: activeBag)
    }

    override func willResignActive() {
        super.willResignActive()
        analytics.track("booking_detail_left")
    }

    // MARK: - BookingDetailPresentableListener

    func didConfirmCancellation() {
        presenter.setBusy(true)
        bookingService.cancel(bookingID: booking.id)
            .observe(on: MainScheduler.instance)
            .subscribe(
                onCompleted: { [weak self] in
                    self?.presenter.close()
                },
                onError: { [weak self] _ in
                    self?.presenter.setBusy(false)
                }
            )
            .disposed(by: activeBag)
    }

    func didRemove() {
        // Outlives this screen on purpose, and ends by itself.
        _ = bookingService.refresh().subscribe()
        listener?.bookingDetailDidClose()
    }
}
