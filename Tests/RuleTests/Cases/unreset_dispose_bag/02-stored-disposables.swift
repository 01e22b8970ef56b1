// === a stored disposable
// clean: ... disposed at deactivation
// use: ribs-rx, price-stream, presentable-show Buoy

final class BuoyInteractor: PresentableInteractor<BuoyPresentable> {
    private let prices: PriceStream
    private var subscription: Disposable?
    //          ^^^^^^^^^^^^ unreset_dispose_bag: BuoyInteractor

    // use: prices-init Buoy

    override func didBecomeActive() {
        super.didBecomeActive()
        subscription = prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     subscription?.dispose()
//+ }
}

// === a stored disposable disposed and set to nil
// use: ribs-rx, price-stream, presentable-show Dock

final class DockInteractor: PresentableInteractor<DockPresentable> {
    private let prices: PriceStream
    private var subscription: Disposable?

    // use: prices-init Dock

    override func didBecomeActive() {
        super.didBecomeActive()
        subscription = prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
    }

    override func willResignActive() {
        super.willResignActive()
        subscription?.dispose()
        subscription = nil
    }
}

// === a stored cancellable
// clean: ... cancelled at deactivation
// use: ribs-combine, price-publishing, presentable-show Pier

final class PierInteractor: PresentableInteractor<PierPresentable> {
    private let prices: PricePublishing
    private var ticker: AnyCancellable?
    //          ^^^^^^ unreset_dispose_bag

    // use: price-publishing-init Pier

    override func didBecomeActive() {
        super.didBecomeActive()
        ticker = prices.price
            .sink { [weak self] price in self?.presenter.show("\(price)") }
        //   ~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     ticker?.cancel()
//+ }
}

// === a stored cancellable set to nil
// use: ribs-combine, price-publishing, presentable-show Quay

final class QuayInteractor: PresentableInteractor<QuayPresentable> {
    private let prices: PricePublishing
    private var ticker: AnyCancellable?

    // use: price-publishing-init Quay

    override func didBecomeActive() {
        super.didBecomeActive()
        ticker = prices.price
            .sink { [weak self] price in self?.presenter.show("\(price)") }
    }

    override func willResignActive() {
        super.willResignActive()
        ticker = nil
    }
}

// === a serial disposable
// clean: ... emptied
// use: ribs-rx, price-stream, presentable Reef

final class ReefInteractor: PresentableInteractor<ReefPresentable> {
    private let prices: PriceStream
    private let serial = SerialDisposable()
    //          ^^^^^^ unreset_dispose_bag

    // use: prices-init Reef

    override func didBecomeActive() {
        super.didBecomeActive()
        serial.disposable = prices.price.subscribe(onNext: { print($0) })
        //                               ~~~~~~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     serial.disposable = Disposables.create()
//+ }
}

// === a composite disposable
// clean: ... disposed and renewed
// use: ribs-rx, price-stream, presentable Tide

final class TideInteractor: PresentableInteractor<TidePresentable> {
    private let prices: PriceStream
    private var disposables = CompositeDisposable()
    //          ^^^^^^^^^^^ unreset_dispose_bag

    // use: prices-init Tide

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = disposables.insert(prices.price.subscribe(onNext: { print($0) }))
        //                                  ~~~~~~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     disposables.dispose()
//+     disposables = CompositeDisposable()
//+ }
}

// === an array of disposables
// clean: ... iterated at deactivation
// use: ribs-rx, price-stream, presentable Wave

final class WaveInteractor: PresentableInteractor<WavePresentable> {
    private let prices: PriceStream
    private var disposables: [Disposable] = []
    //          ^^^^^^^^^^^ unreset_dispose_bag

    // use: prices-init Wave

    override func didBecomeActive() {
        super.didBecomeActive()
        disposables.append(prices.price.subscribe(onNext: { print($0) }))
        //                              ~~~~~~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     disposables.forEach { $0.dispose() }
//+     disposables.removeAll()
//+ }
}

// === an array of cancellables
// clean: ... emptied
// use: ribs-combine, price-publishing, presentable Surf

final class SurfInteractor: PresentableInteractor<SurfPresentable> {
    private let prices: PricePublishing
    private var tokens: [AnyCancellable] = []
    //          ^^^^^^ unreset_dispose_bag

    // use: price-publishing-init Surf

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { print($0) }.store(in: &tokens)
        //           ~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     tokens = []
//+ }
}

// === the project's own bag type
// clean: ..., cancelled
// use: ribs-combine, price-publishing

final class CancelBag {
    fileprivate var cancellables = Set<AnyCancellable>()

    func cancel() {
        cancellables.removeAll()
    }
}

extension AnyCancellable {
    func store(in bag: CancelBag) {
        bag.cancellables.insert(self)
    }
}

protocol CovePresentable: Presentable {}

final class CoveInteractor: PresentableInteractor<CovePresentable> {
    private let prices: PricePublishing
    private let cancelBag = CancelBag()
    //          ^^^^^^^^^ unreset_dispose_bag: CoveInteractor

    // use: price-publishing-init Cove

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { print($0) }.store(in: cancelBag)
        //           ~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     cancelBag.cancel()
//+ }
}
