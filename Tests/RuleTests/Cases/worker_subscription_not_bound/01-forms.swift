// === a subscription that is dropped
// clean: ..., bound to the worker
// use: ribs-rx, price-stream

final class QuoteWorker: Worker {
    private let prices: PriceStream

    init(prices: PriceStream) { self.prices = prices }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        prices.price
            .subscribe(onNext: { print($0) })
        //   ^^^^^^^^^ worker_subscription_not_bound: 'QuoteWorker' subscribes to 'price' and never disposes of
//+         .disposeOnStop(self)
//-     _ = prices.price.map { $0 * 2 }.subscribe(onNext: { [weak self] in self?.show($0) })
        //                              ^^^^^^^^^ worker_subscription_not_bound
    }

    private func show(_ price: Double) {}
}

// === bound in all ways
// use: ribs-rx, price-stream

extension Disposable {
    func disposeWithWorker(_ worker: Worker) { disposeOnStop(worker) }
}

final class QuoteWorker: Worker {
    private let prices: PriceStream

    init(prices: PriceStream) { self.prices = prices }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        prices.price.subscribe(onNext: { print($0) }).disposeOnStop(self)
        prices.price.subscribe(onNext: { [self] in show($0) }).disposeWithWorker(self)
        prices.price.take(until: isStartedStream.filter { !$0 }).subscribe(onNext: { print($0) })
        prices.price.take(until: interactorScope.isActiveStream.filter { !$0 }).subscribe()
        prices.price.take(1).subscribe(onNext: { print($0) })
        Single.just(1).subscribe(onSuccess: { print($0) })
        prices.price.subscribe().dispose()
        if let interactor = interactorScope as? Interactor {
            prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: interactor)
        }
    }

    private func show(_ price: Double) {}
}

// === Combine: a token that is dropped
// clean: ..., bound to the worker
// use: ribs-combine, price-publishing

final class QuoteWorker: Worker {
    private let prices: PricePublishing

    init(prices: PricePublishing) { self.prices = prices }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        prices.price
            .sink { print($0) }
        //   ^^^^ worker_subscription_not_bound: drops the token, which cancels the subscription immediately
//+         .cancelOnStop(self)
    }
}

// === a local bag
// clean: ..., bound to the worker
// use: ribs-rx, price-stream

final class QuoteWorker: Worker {
    private let prices: PriceStream

    init(prices: PriceStream) { self.prices = prices }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
//-     let bag = DisposeBag()
//-     prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
        //           ^^^^^^^^^ worker_subscription_not_bound: adds it to a local bag
//+     prices.price.subscribe(onNext: { print($0) }).disposeOnStop(self)
    }
}

// === a helper that returns the subscription
// clean: ..., to a caller that binds it
// use: ribs-rx, price-stream

final class QuoteWorker: Worker {
    private let prices: PriceStream

    init(prices: PriceStream) { self.prices = prices }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
//-     _ = observe()
        //  ^^^^^^^ worker_subscription_not_bound
//+     observe().disposeOnStop(self)
    }

    private func observe() -> Disposable {
        prices.price.subscribe(onNext: { print($0) })
        //           ~~~~~~~~~
    }
}

// === base classes, extensions of workers, and protocols of workers
// use: ribs-rx, price-stream

class BaseWorker: Worker {
    func log(_ prices: PriceStream) { prices.price.subscribe() }
    //                                             ^^^^^^^^^ worker_subscription_not_bound: 'BaseWorker'
}

protocol Polling: AnyObject {}

extension Polling where Self: Worker {
    func poll(_ prices: PriceStream) { prices.price.subscribe() }
    //                                              ^^^^^^^^^ worker_subscription_not_bound: 'Polling'
}

extension Worker {
    func track(_ prices: PriceStream) { prices.price.subscribe() }
    //                                               ^^^^^^^^^ worker_subscription_not_bound: 'Worker'
}

final class QuoteWorker: BaseWorker, Polling {}

// === other types that are named like workers
// use: ribs-rx, price-stream

final class QuoteWorker {
    func start(_ prices: PriceStream) { prices.price.subscribe() }
}

protocol QuoteWorking: Working {}

final class QuoteService: QuoteWorking {
    private let bag = DisposeBag()

    func start(_ prices: PriceStream) { prices.price.subscribe().disposed(by: bag) }
}

final class QuoteWorkerMock: Worker {
    func start(_ prices: PriceStream) { prices.price.subscribe() }
}
