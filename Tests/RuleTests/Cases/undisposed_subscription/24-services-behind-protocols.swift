// === the result of a service behind a protocol, in a file of its own
// clean: ... is bound
// --- Home/HomeInteractor.swift
import RIBs

final class HomeInteractor: Interactor {
    private let logger: PriceLogging

    init(logger: PriceLogging) {
        self.logger = logger
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
//-     logger.start()
    //         ^^^^^ undisposed_subscription
//+     logger.start().disposeOnDeactivate(interactor: self)
    }
}

// --- Prices/PriceLogging.swift
import RxSwift

protocol PriceLogging: AnyObject {
    func start() -> Disposable
}

// --- Prices/PriceLogger.swift
import RxSwift

final class PriceLogger: PriceLogging {
    private let prices: Observable<Double>

    init(prices: Observable<Double>) {
        self.prices = prices
    }

    @discardableResult
    func start() -> Disposable {
        prices.subscribe(onNext: { print($0) })
    }
}
