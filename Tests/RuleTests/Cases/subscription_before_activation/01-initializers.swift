// === an interactor subscribes in its initializer
// clean: ..., when it becomes active
// use: ribs-rx

final class QuoteInteractor: Interactor {
    private let prices: Observable<Double>

    init(prices: Observable<Double>) {
        self.prices = prices
        super.init()
//-     prices.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
        //                                      ^^^^^^^^^^^^^^^^^^^ subscription_before_activation: 'QuoteInteractor' calls
    }
//+
//+ override func didBecomeActive() {
//+     super.didBecomeActive()
//+     prices.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
//+ }
}

// === by a function that the initializer calls: the finding is at the call
// use: ribs-rx

final class QuoteInteractor: Interactor {
    private let prices: Observable<Double>

    init(prices: Observable<Double>) {
        self.prices = prices
        super.init()
        start()
    //  ^^^^^ subscription_before_activation: 'disposeOnDeactivate' in 'init(prices:)'
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observe()
    }

    private func start() { observe() }

    private func observe() {
        prices.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
        //                                      ~~~~~~~~~~~~~~~~~~~ the subscription is bound here
    }
}

// === several streams in a loop, and in the deinitializer
// use: ribs-rx

final class QuoteInteractor: Interactor {
    private let prices: [Observable<Double>]

    init(prices: [Observable<Double>]) {
        self.prices = prices
        super.init()
        prices.forEach { $0.subscribe().disposeOnDeactivate(interactor: self) }
        //                              ^^^^^^^^^^^^^^^^^^^ subscription_before_activation: in 'init(prices:)'
    }

    deinit {
        prices.first?.subscribe().disposeOnDeactivate(interactor: self)
        //                        ^^^^^^^^^^^^^^^^^^^ subscription_before_activation: in 'deinit'
    }
}

// === a publisher of Combine
// use: ribs-combine

final class QuoteInteractor: Interactor {
    init(prices: AnyPublisher<Double, Never>) {
        super.init()
        prices.sink { print($0) }.cancelOnDeactivate(interactor: self)
        //                        ^^^^^^^^^^^^^^^^^^ subscription_before_activation: 'cancelOnDeactivate' in 'init(prices:)'
    }
}

// === a router subscribes for its interactor
// clean: a router that subscribes when it is loaded
// use: ribs-rx

final class QuoteInteractor: Interactor {
    let prices = PublishSubject<Double>()
}

final class QuoteRouter: Router<QuoteInteractor> {
    override init(interactor: QuoteInteractor) {
        super.init(interactor: interactor)
//-     interactor.prices.subscribe().disposeOnDeactivate(interactor: interactor)
        //                            ^^^^^^^^^^^^^^^^^^^ subscription_before_activation: 'QuoteRouter' calls
    }
//+
//+ override func didLoad() {
//+     super.didLoad()
//+     interactor.prices.subscribe().disposeOnDeactivate(interactor: interactor)
//+ }
}

// === a view that receives its interactor
// use: ribs-rx-uikit

protocol QuotePresentable: Presentable {}

final class QuoteInteractor: PresentableInteractor<QuotePresentable> {
    let prices = PublishSubject<Double>()
}

final class QuoteView: QuotePresentable {
    init(interactor: QuoteInteractor) {
        interactor.prices.subscribe().disposeOnDeactivate(interactor: interactor)
        //                            ^^^^^^^^^^^^^^^^^^^ subscription_before_activation: 'QuoteView' calls
    }
}

// === a worker subscribes in its initializer
// clean: a worker that subscribes when it is started
// use: ribs-rx

final class QuoteWorker: Worker {
    private let prices: Observable<Double>

    init(prices: Observable<Double>) {
        self.prices = prices
        super.init()
//-     prices.subscribe().disposeOnStop(self)
        //                 ^^^^^^^^^^^^^ subscription_before_activation: before the worker is started
    }
//+
//+ override func didStart(_ interactorScope: InteractorScope) {
//+     super.didStart(interactorScope)
//+     prices.subscribe().disposeOnStop(self)
//+ }
}

// === the project's own function that binds
// use: ribs-rx

extension Disposable {
    func bound(to interactor: Interactor) {
        disposeOnDeactivate(interactor: interactor)
    }
}

final class QuoteInteractor: Interactor {
    init(prices: Observable<Double>) {
        super.init()
        prices.subscribe().bound(to: self)
        //                 ^^^^^ subscription_before_activation: 'QuoteInteractor' calls 'bound' in 'init(prices:)'
    }
}

// === a terminator of the project that asks whether the interactor is active
import RIBs
import RxSwift

extension Disposable {
    func disposeOnDeactivate(interactor: Interactor) {
        guard interactor.isActive else { return dispose() }
        interactor.add(self)
    }
}

final class HomeInteractor: Interactor {
    init(prices: Observable<Double>) {
        super.init()
        prices.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
        //                                      ^^^^^^^^^^^^^^^^^^^ subscription_before_activation: 'HomeInteractor'
    }
}
