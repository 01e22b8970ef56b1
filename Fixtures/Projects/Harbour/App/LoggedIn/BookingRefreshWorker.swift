import Foundation
import RIBs
import RxSwift

protocol BookingRefreshWorking: Working {}

final class BookingRefreshWorker: Worker, BookingRefreshWorking {

    private let bookingService: BookingServicing
    private let period: RxTimeInterval

    init(bookingService: BookingServicing, period: RxTimeInterval = .seconds(60)) {
        self.bookingService = bookingService
        self.period = period
        super.init()
    }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)

        Observable<Int>
            .interval(period, scheduler: MainScheduler.instance)
            .startWith(0)
            .flatMapLatest { [bookingService] _ in
                bookingService.refresh().catch { _ in .empty() }
            }
            .subscribe()
            .disposeOnStop(self)
    }
}
