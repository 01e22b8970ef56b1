// === a local that nobody uses
// clean: a local that is disposed on deactivate
// use: ribs-rx, price-stream

//-protocol AlmondPresentable: Presentable {
//- func show(_ text: String)
//-}
//+protocol AlmondPresentable: Presentable {}

final class AlmondInteractor: PresentableInteractor<AlmondPresentable> {
    // use: prices-member Almond

    override func didBecomeActive() {
        super.didBecomeActive()
        let subscription = prices.price.subscribe(onNext: { print($0) })
        //                              ^^^^^^^^^ undisposed_subscription
//-     presenter.show("waiting")
//+     subscription.disposeOnDeactivate(interactor: self)
    }
}

// === Combine: a local that nobody uses
// clean: Combine: a local that is cancelled on deactivate
// use: ribs-combine, price-publishing

//-protocol CashewPresentable: Presentable {
//- func show(_ text: String)
//-}
//+protocol CashewPresentable: Presentable {}

final class CashewInteractor: PresentableInteractor<CashewPresentable> {
    // use: price-publishing-member Cashew

    override func didBecomeActive() {
        super.didBecomeActive()
        let token = prices.price.sink { print($0) }
        //                       ^^^^ undisposed_subscription
//-     presenter.show("waiting")
//+     token.cancelOnDeactivate(interactor: self)
    }
}

// === a local that is stored in a local set
// clean: a local that is stored, and the set is emptied at deactivation
// use: ribs-combine, price-publishing, presentable Brazil

final class BrazilInteractor: PresentableInteractor<BrazilPresentable> {
    private let prices: PricePublishing
//+ private var tokens = Set<AnyCancellable>()

    // use: price-publishing-init Brazil

    override func didBecomeActive() {
        super.didBecomeActive()
        let token = prices.price.sink { print($0) }
        //                       ^^^^ undisposed_subscription
//-     var tokens = Set<AnyCancellable>()
        token.store(in: &tokens)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     tokens.removeAll()
//+ }
}

// === a composite disposable that nobody keeps
// clean: a composite disposable that ends at deactivation
// use: ribs-rx, price-stream

//-protocol MangoPresentable: Presentable {
//- func show(_ text: String)
//-}
//+protocol MangoPresentable: Presentable {}

final class MangoInteractor: PresentableInteractor<MangoPresentable> {
    // use: prices-member Mango

    override func didBecomeActive() {
        super.didBecomeActive()
        let all = CompositeDisposable(
            prices.price.subscribe(onNext: { print($0) })
            //           ^^^^^^^^^ undisposed_subscription
        )
//-     presenter.show("\(1)")
//+     all.disposeOnDeactivate(interactor: self)
    }
}

// === an array of disposables that nobody keeps
// clean: an array of disposables that end at deactivation
// use: ribs-rx, price-stream, presentable Papaya

final class PapayaInteractor: PresentableInteractor<PapayaPresentable> {
    // use: prices-member Papaya

    override func didBecomeActive() {
        super.didBecomeActive()
//-     let all = [
//+     [
            prices.price.subscribe(onNext: { print($0) }),
            //           ^^^^^^^^^ undisposed_subscription
            prices.price.map { $0 * 2 }.subscribe(onNext: { print($0) })
            //                          ^^^^^^^^^ undisposed_subscription
//-     ]
//+     ].forEach { $0.disposeOnDeactivate(interactor: self) }
    }
}

// === a bag builder whose bag is local
// use: ribs-rx, price-stream, presentable-show Guava

final class GuavaInteractor: PresentableInteractor<GuavaPresentable> {
    // use: prices-member Guava

    override func didBecomeActive() {
        super.didBecomeActive()
        let bag = DisposeBag {
            prices.price.subscribe(onNext: { print($0) })
            //           ^^^^^^^^^ undisposed_subscription
        }
        presenter.show("\(1)")
    }
}

// === a bag builder whose bag is renewed at deactivation
// use: ribs-rx, price-stream, presentable Guava

final class GuavaInteractor: PresentableInteractor<GuavaPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    // use: prices-init Guava

    override func didBecomeActive() {
        super.didBecomeActive()
        bag = DisposeBag {
            prices.price.subscribe(onNext: { print($0) })
        }
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === dropped in a local function
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func go() {
        func observe() {
            prices.price.subscribe(onNext: { print($0) })
            //           ^^^^^^^^^ undisposed_subscription
        }
        observe()
    }
}

// === returned by a local function, and the caller drops it
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func go() {
        func observe() -> Disposable {
            prices.price.subscribe(onNext: { print($0) })
        }
        _ = observe()
        //  ^^^^^^^ undisposed_subscription
    }
}

// === a local that its own closure cancels
// use: ribs-combine, combine-price-stream

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func go() {
        var token: AnyCancellable?
        token = prices.price.sink { _ in token?.cancel() }
    }
}

// === an array made by map that nobody keeps
// clean: an array made by map whose members end at deactivation
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func go() {
//-     _ = [prices, prices].map { $0.price.subscribe(onNext: { print($0) }) }
        //                                  ^^^^^^^^^ undisposed_subscription
//+     [prices, prices].map { $0.price.subscribe(onNext: { print($0) }) }.forEach { $0.disposeOnDeactivate(interactor: self) }
    }
}

// === a continuation that cancels its own token
// use: ribs-combine, combine-price-stream

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func run() async -> Double {
        await withCheckedContinuation { continuation in
            var token: AnyCancellable?
            token = prices.price.first().sink { value in
                continuation.resume(returning: value)
                token?.cancel()
            }
        }
    }
}
