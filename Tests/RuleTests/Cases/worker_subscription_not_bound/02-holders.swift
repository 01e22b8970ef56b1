// === a bag that didStop does not clear
// clean: ..., cleared there
// use: ribs-rx, price-stream

final class QuoteWorker: Worker {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ worker_subscription_not_bound: 'QuoteWorker' stores subscriptions in 'bag', which is not cleared

    init(prices: PriceStream) { self.prices = prices }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
        //           ~~~~~~~~~
        prices.price.subscribe(onNext: { self.show($0) }).disposed(by: bag)
        //           ~~~~~~~~~
    }
//+
//+ override func didStop() {
//+     super.didStop()
//+     clear()
//+ }

    private func clear() { bag = DisposeBag() }
    private func show(_ price: Double) {}
}

// === a set of cancellables
// clean: ..., that didStop empties
// use: ribs-combine, price-publishing

final class QuoteWorker: Worker {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()
    //          ^^^^^^^^^^^^ worker_subscription_not_bound

    init(prices: PricePublishing) { self.prices = prices }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        prices.price.sink { print($0) }.store(in: &cancellables)
    }
//+
//+ override func didStop() {
//+     super.didStop()
//+     cancellables.removeAll()
//+ }
}

// === a bag that didStart renews
// use: ribs-rx, price-stream

final class QuoteWorker: Worker {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(prices: PriceStream) { self.prices = prices }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        bag = DisposeBag()
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}

// === a disposable that is disposed at the next start, on events or in deinit
// use: ribs-rx, price-stream

final class QuoteWorker: Worker {
    private let prices: PriceStream
    private var token: Disposable?
    //          ^^^^^ worker_subscription_not_bound

    init(prices: PriceStream) { self.prices = prices }

    func refresh() {
        token?.dispose()
        token = prices.price.subscribe(onNext: { print($0) })
    }

    deinit { token?.dispose() }
}

// === a base class that clears its bag
// use: ribs-rx, price-stream

class BagWorker: Worker {
    var bag = DisposeBag()

    override func didStop() {
        super.didStop()
        bag = DisposeBag()
    }
}

final class QuoteWorker: BagWorker {
    func observe(_ prices: PriceStream) { prices.price.subscribe().disposed(by: bag) }
}

// === a base class that does not clear its bag
// use: ribs-rx, price-stream

class BagWorker: Worker {
    let bag = DisposeBag()
    //  ~~~
}

final class QuoteWorker: BagWorker {
    func observe(_ prices: PriceStream) { prices.price.subscribe().disposed(by: bag) }
    //                                                 ^^^^^^^^^ worker_subscription_not_bound: 'QuoteWorker'
}

// === a superclass outside the files
// use: ribs-rx, price-stream

final class QuoteWorker: TeamWorker {
    private let bag = DisposeBag()

    func observe(_ prices: PriceStream) { prices.price.subscribe().disposed(by: bag) }
}

// === an initializer that observes a subject of the worker
// clean: ..., with a weak capture
// use: ribs-rx

final class QuoteWorker: Worker {
    private let changes = PublishSubject<Int>()
    private let bag = DisposeBag()
    //          ^^^ worker_subscription_not_bound

    override init() {
        super.init()
//-     changes.subscribe(onNext: { self.show($0) }).disposed(by: bag)
//+     changes.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    }

    private func show(_ change: Int) {}
}

// === an initializer that observes a service
// use: ribs-rx, price-stream

final class QuoteWorker: Worker {
    private let bag = DisposeBag()
    //          ^^^ worker_subscription_not_bound

    init(prices: PriceStream) {
        super.init()
        prices.price.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    }

    private func show(_ price: Double) {}
}

// === publishers of Foundation, whose closure follows the call
// use: ribs-combine

final class ClockWorker: Worker {
    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        NotificationCenter.default.publisher(for: .NSCalendarDayChanged).sink { _ in print("day") }
        //                                                               ^^^^ worker_subscription_not_bound
        Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in print("second") }
        //                                                            ^^^^ worker_subscription_not_bound
    }
}
