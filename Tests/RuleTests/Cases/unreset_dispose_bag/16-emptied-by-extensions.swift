// === deactivation ends the subscriptions through an extension of Sequence
// use: ribs-combine, combine-price-stream

extension Sequence where Element: Cancellable {
    func stop() { forEach { $0.cancel() } }
}
extension Collection where Element: Cancellable {
    func halt() { for one in self { one.cancel() } }
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream
    private var first = Set<AnyCancellable>()
    private var second: [AnyCancellable] = []
    init(prices: PriceStream) { self.prices = prices }

    func refresh() {
        prices.price.sink { print($0) }.store(in: &first)
        prices.price.sink { print($0) }.store(in: &second)
    }
    override func willResignActive() {
        super.willResignActive()
        first.stop()
        second.halt()
    }
}

// === an extension of Optional ends the subscription, and nothing calls it
// clean: ..., as deactivation does
// use: ribs-rx, price-stream-load

extension Optional where Wrapped == Disposable {
    mutating func end() {
        self?.dispose()
        self = nil
    }
    mutating func finish() { end() }
}

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private var current: Disposable?
    //          ^^^^^^^ unreset_dispose_bag

    func refresh() {
        current = prices.price.subscribe(onNext: { print($0) })
    }
//+ override func willResignActive() {
//+     super.willResignActive()
//+     current.finish()
//+ }
}

// === formUnion puts subscriptions into a set
// clean: ..., which deactivation empties
// use: ribs-combine, combine-price-stream

final class HomeInteractor: Interactor {
    private let prices: PriceStream
    private var all = Set<AnyCancellable>()
    //          ^^^ unreset_dispose_bag
    init(prices: PriceStream) { self.prices = prices }

    func refresh() {
        let subscription = prices.price.sink { print($0) }
        all.formUnion([subscription])
    }
//+ override func willResignActive() {
//+     super.willResignActive()
//+     all.removeAll()
//+ }
}
