import Foundation
import RxRelay
import RxSwift

protocol BookingServicing: AnyObject {
    var bookings: Observable<[Booking]> { get }
    func refresh() -> Completable
    func request(_ draft: BookingDraft) -> Single<Booking>
    func cancel(bookingID: String) -> Completable
}

final class BookingService: BookingServicing {

    var bookings: Observable<[Booking]> {
        relay.asObservable()
    }

    func refresh() -> Completable {
        .empty()
    }

    func request(_ draft: BookingDraft) -> Single<Booking> {
        Single.deferred { [relay] in
            let berth = Berth(id: UUID().uuidString, marinaID: draft.marina.id, length: 10, pricePerNight: 28)
            let booking = Booking(
                id: UUID().uuidString,
                marinaName: draft.marina.name,
                berth: berth,
                arrival: draft.arrival,
                nights: draft.nights,
                status: .requested
            )
            relay.accept(relay.value + [booking])
            return .just(booking)
        }
    }

    func cancel(bookingID: String) -> Completable {
        Completable.create { [relay] completable in
            relay.accept(relay.value.filter { $0.id != bookingID })
            completable(.completed)
            return Disposables.create()
        }
    }

    private let relay = BehaviorRelay<[Booking]>(value: [])
}
