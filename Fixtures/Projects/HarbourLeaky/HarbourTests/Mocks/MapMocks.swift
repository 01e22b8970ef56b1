import RIBs
import RxRelay
import RxSwift
@testable import Harbour

final class MapPresentableMock: MapPresentable {

    var listener: MapPresentableListener?
    let radius = PublishRelay<Double>()
    var visibleRadius: Observable<Double> { radius.asObservable() }

    private(set) var shown: [[Marina]] = []
    private(set) var errors: [String] = []

    func show(_ marinas: [Marina]) { shown.append(marinas) }
    func showError(_ message: String) { errors.append(message) }
}

final class MapInteractableMock: Interactor, MapInteractable {

    var router: MapRouting?
    var listener: MapListener?

    func marinaSheetDidBook(_ marina: Marina) {}
    func marinaSheetDidClose() {}
    func newBookingDidFinish(_ booking: Booking) {}
    func newBookingDidCancel() {}
    func modalWasSwipedAway() {}
}

final class MarinaServicingMock: MarinaServicing {

    var result: Observable<[Marina]> = .just([])

    func marinas() -> Observable<[Marina]> { result }
    func berths(in marina: Marina) -> Single<[Berth]> { .just([]) }
}

final class AnalyticsMock: Analytics {

    private(set) var events: [String] = []

    func track(_ event: String) { events.append(event) }
}
