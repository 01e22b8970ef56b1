import HarbourKit

protocol BookingsRouting: ViewableRouting {
    func attachDetail(booking: Booking)
    func detachDetail()
}

protocol BookingsPresentable: Presentable {
    var listener: BookingsPresentableListener? { get set }
    func show(_ bookings: [Booking])
    func endRefreshing()
}

protocol BookingsListener: AnyObject {}

final class BookingsInteractor: PresentableInteractor<BookingsPresentable>, BookingsInteractable, BookingsPresentableListener {

    weak var router: BookingsRouting?
    weak var listener: BookingsListener?

    private let bookingService: BookingServicing
    private let bookings = BehaviorRelay<[Booking]>(value: [])
    private var refreshDisposables = CompositeDisposable()

    init(presenter: BookingsPresentable, bookingService: BookingServicing) {
        self.bookingService = bookingService
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        refreshDisposables = CompositeDisposable()

        bookingService.bookings
            .bind(to: bookings)
            .disposeOnDeactivate(interactor: self)

        bookings
            .map { $0.sorted { $0.arrival < $1.arrival } }
            .observe(while: self) { [weak self] bookings in
                self?.presenter.show(bookings)
            }
    }

    override func willResignActive() {
        super.willResignActive()
        refreshDisposables.dispose()
    }

    // MARK: - BookingsPresentableListener

    private var openDetail: ViewableRouting?

    func didSelect(_ booking: Booking) {
        router?.attachDetail(booking: booking)
        openDetail = router?.children.last as? ViewableRouting
    }

    func didPullToRefresh() {
        let refresh = bookingService.refresh()
            .observe(on: MainScheduler.instance)
            .subscribe(
                onCompleted: { [weak self] in self?.presenter.endRefreshing() },
                onError: { [weak self] _ in self?.presenter.endRefreshing() }
            )
        _ = refreshDisposables.insert(refresh)
    }

    // MARK: - BookingDetailListener

    func bookingDetailDidClose() {
        router?.detachDetail()
    }
}
