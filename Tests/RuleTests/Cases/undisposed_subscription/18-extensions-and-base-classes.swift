// === an extension in another file
// clean: ..., disposed on deactivate

// --- Spice/SpiceInteractor.swift
// use: ribs-rx

protocol SpiceStream: AnyObject {
    var heat: Observable<Int> { get }
}

final class SpiceInteractor: Interactor {
    let stream: SpiceStream

    init(stream: SpiceStream) {
        self.stream = stream
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observeHeat()
    }
}

// --- Spice/SpiceInteractor+Events.swift
//+import RIBs
import RxSwift

extension SpiceInteractor {
    func observeHeat() {
//-     stream.heat.subscribe(onNext: { print($0) })
        //          ^^^^^^^^^ undisposed_subscription: SpiceInteractor
//+     stream.heat.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

// === a base class in the project
// clean: ..., disposed on deactivate

// --- Base/ListInteractor.swift
// use: ribs-rx

class ListInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    let reload = PublishSubject<Void>()

    override func didBecomeActive() {
        super.didBecomeActive()
//-     reload.subscribe(onNext: { print("reload") })
        //     ^^^^^^^^^ undisposed_subscription
//+     reload.subscribe(onNext: { print("reload") }).disposeOnDeactivate(interactor: self)
    }
}

// --- Songs/SongsInteractor.swift
// use: ribs, presentable Songs

final class SongsInteractor: ListInteractor<SongsPresentable> {}

// === a protocol extension where Self is an Interactor
// clean: ..., disposed on deactivate
// use: ribs-rx

protocol ClockStream: AnyObject {
    var ticks: Observable<Int> { get }
}

protocol ClockObserving: AnyObject {
    var clock: ClockStream { get }
}

extension ClockObserving where Self: Interactor {
    func observeClock() {
//-     clock.ticks.subscribe(onNext: { print($0) })
        //          ^^^^^^^^^ undisposed_subscription
//+     clock.ticks.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

final class ClockInteractor: Interactor, ClockObserving {
    let clock: ClockStream

    init(clock: ClockStream) {
        self.clock = clock
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observeClock()
    }
}

// === a protocol extension whose conformers are all interactors
// clean: a protocol extension of which one conformer is a view
// use: ribs-rx

protocol ClockStream: AnyObject {
    var ticks: Observable<Int> { get }
}

protocol ClockObserving: AnyObject {
    var clock: ClockStream { get }
}

extension ClockObserving {
    func observeClock() {
        clock.ticks.subscribe(onNext: { print($0) })
        //          ^^^^^^^^^ undisposed_subscription
    }
}

final class ClockInteractor: Interactor, ClockObserving {
    let clock: ClockStream

    init(clock: ClockStream) {
        self.clock = clock
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observeClock()
    }
}
//+
//+final class ClockView: ClockObserving {
//+ let clock: ClockStream
//+
//+ init(clock: ClockStream) {
//+     self.clock = clock
//+ }
//+}

// === an interactor by conformance alone
// clean: the conformance is to no RIBs protocol
// use: ribs-rx, price-stream, routing Biscuit, presentable-show Biscuit

protocol BiscuitListener: AnyObject {}

//-protocol BiscuitInteractable: Interactable {
//+protocol BiscuitInteractable: AnyObject {
    var router: BiscuitRouting? { get set }
    var listener: BiscuitListener? { get set }
}

final class BiscuitInteractor: BiscuitInteractable {
    weak var router: BiscuitRouting?
    weak var listener: BiscuitListener?
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
    }

    func start() {
        prices.price.subscribe(onNext: { print($0) })
        //           ^^^^^^^^^ undisposed_subscription: BiscuitInteractor
    }
}

// === an extension of the framework's own class
// use: ribs-rx, price-stream-load

extension Interactor {
    func observe(_ stream: PriceStream) {
        stream.price.subscribe(onNext: { print($0) })
        //           ^^^^^^^^^ undisposed_subscription
    }
}
final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func go() {}
}
