import RxRelay
import RxSwift

protocol SessionStream: AnyObject {
    var skipper: Observable<Skipper?> { get }
    var current: Skipper? { get }
}

protocol MutableSessionStream: SessionStream {
    func update(skipper: Skipper?)
}

final class SessionStreamImpl: MutableSessionStream {

    var skipper: Observable<Skipper?> {
        relay.distinctUntilChanged()
    }

    var current: Skipper? {
        relay.value
    }

    func update(skipper: Skipper?) {
        relay.accept(skipper)
    }

    private let relay = BehaviorRelay<Skipper?>(value: nil)
}
