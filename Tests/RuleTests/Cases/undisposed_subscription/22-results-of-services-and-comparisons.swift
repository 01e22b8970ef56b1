// === a service returns a subscription of its own, which the interactor drops
// clean: ..., binds
// use: ribs-rx, price-stream

final class PriceLogger {
    private let prices: PriceStream
    init(prices: PriceStream) { self.prices = prices }

    @discardableResult
    func start(_ name: String) -> Disposable {
        prices.price.subscribe(onNext: { print(name, $0) })
    }
}

final class HomeInteractor: Interactor {
    private let logger: PriceLogger
    init(logger: PriceLogger) { self.logger = logger }

    override func didBecomeActive() {
        super.didBecomeActive()
//-     logger.start("price")
        //     ^^^^^ undisposed_subscription
//+     logger.start("price").disposeOnDeactivate(interactor: self)
    }
}

// === a service behind a protocol returns a subscription of its own
// clean: ... that it also keeps
// use: ribs-rx, price-stream

protocol PriceLogging: AnyObject {
    func start() -> Disposable
}
final class PriceLogger: PriceLogging {
    private let prices: PriceStream
//+ private let bag = CompositeDisposable()
    init(prices: PriceStream) { self.prices = prices }

    func start() -> Disposable {
//-     prices.price.subscribe(onNext: { print($0) })
//+     let subscription = prices.price.subscribe(onNext: { print($0) })
//+     _ = bag.insert(subscription)
//+     return subscription
    }
}

final class HomeComponent: Component<EmptyDependency> {
    func logger(_ prices: PriceStream) -> PriceLogging { PriceLogger(prices: prices) }
}

final class HomeInteractor: Interactor {
    private let logger: PriceLogging
    init(logger: PriceLogging) { self.logger = logger }

    func refresh() {
        _ = logger.start()
        //         ^^^^^ undisposed_subscription
    }
}

// === services that return something else than a subscription of their own
// use: ribs-rx, price-stream

final class PriceLogger {
    private let prices: PriceStream
    private lazy var running = prices.price.subscribe(onNext: { print($0) })
    init(prices: PriceStream) { self.prices = prices }

    func mark() -> Disposable { Disposables.create { print("end") } }
    func start() -> Disposable { running }
    func once() -> Disposable { prices.price.take(1).subscribe(onNext: { print($0) }) }
}

final class HomeInteractor: Interactor {
    private let logger: PriceLogger
    init(logger: PriceLogger) { self.logger = logger }

    func refresh() {
        _ = logger.mark()
        _ = logger.start()
        _ = logger.once()
    }
}

// === a local that is only compared
// clean: ... and is disposed of
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func refresh() {
        let subscription: Disposable? = prices.price.subscribe(onNext: { print($0) })
        //                                           ^^^^^^^^^ undisposed_subscription
        if subscription != nil { print("subscribed") }
//+     subscription?.disposeOnDeactivate(interactor: self)
    }
}

// === a local function that uses the interactor is the handler
// clean: ... that uses nothing of it
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

//- private let bag = DisposeBag()
    private var latest = 0.0

    func refresh() {
        func received(_ value: Double) {
//-         latest = value
//+         print(value)
        }
//-     prices.price.subscribe(onNext: received).disposed(by: bag)
        //           ^^^^^^^^^ undisposed_subscription
//+     prices.price.subscribe(onNext: received).disposeOnDeactivate(interactor: self)
    }
}
