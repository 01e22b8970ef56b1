import Foundation
import RxRelay
import RxSwift

protocol AppointmentServicing: AnyObject {
    var appointments: Observable<[Appointment]> { get }
    func refresh() -> Completable
    func book(at date: Date) -> Single<Appointment>
}

final class AppointmentService: AppointmentServicing {

    var appointments: Observable<[Appointment]> {
        relay.asObservable()
    }

    private let relay = BehaviorRelay<[Appointment]>(value: [])

    func refresh() -> Completable {
        Completable.empty().delay(.seconds(1), scheduler: MainScheduler.instance)
    }

    func book(at date: Date) -> Single<Appointment> {
        let doctor = Doctor(identifier: "house", name: "Dr. House", portrait: nil)
        let appointment = Appointment(identifier: UUID().uuidString, doctor: doctor, date: date)
        return Single.just(appointment).do(onSuccess: { [relay] in relay.accept(relay.value + [$0]) })
    }
}
