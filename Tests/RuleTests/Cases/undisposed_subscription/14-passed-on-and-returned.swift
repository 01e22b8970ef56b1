// === handed to a function of the project that drops it
// clean: handed to a function of the project that binds it
// use: ribs-rx, price-stream

//-protocol PecanPresentable: Presentable {
//- func show(_ text: String)
//-}
//+protocol PecanPresentable: Presentable {}

final class PecanInteractor: PresentableInteractor<PecanPresentable> {
    // use: prices-member Pecan

    override func didBecomeActive() {
        super.didBecomeActive()
        let subscription = prices.price.subscribe(onNext: { print($0) })
        //                              ^^^^^^^^^ undisposed_subscription
        add(subscription)
    }

    private func add(_ disposable: Disposable) {
//-     presenter.show("added")
//+     disposable.disposeOnDeactivate(interactor: self)
    }
}

// === the argument of a function of the project that drops it
// clean: an unresolvable callee takes it over
// use: ribs-rx, price-stream, presentable Walnut

final class WalnutInteractor: PresentableInteractor<WalnutPresentable> {
    private let prices: PriceStream
    private let ledger: SubscriptionLedger

    init(presenter: WalnutPresentable, prices: PriceStream, ledger: SubscriptionLedger) {
        self.prices = prices
        self.ledger = ledger
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
//-     add(prices.price.subscribe(onNext: { print($0) }))
        //               ^^^^^^^^^ undisposed_subscription
//+     ledger.keep(prices.price.subscribe(onNext: { print($0) }))
    }
//-
//- private func add(_ disposable: Disposable) {}
}

// === returned, and the caller drops it
// clean: returned, and the caller ends it
// use: ribs-rx, price-stream, presentable Olive

final class OliveInteractor: PresentableInteractor<OlivePresentable> {
    // use: prices-member Olive

    override func didBecomeActive() {
        super.didBecomeActive()
//-     _ = observe()
        //  ^^^^^^^ undisposed_subscription: OliveInteractor
//+     observe().disposeOnDeactivate(interactor: self)
    }

    private func observe() -> Disposable {
        return prices.price.subscribe(onNext: { print($0) })
    }
}

// === returned by a discardable function, and the caller drops it
// clean: returned to two callers that both end it
// use: ribs-rx, price-stream, presentable Fig

final class FigInteractor: PresentableInteractor<FigPresentable> {
    // use: prices-member Fig

    override func didBecomeActive() {
        super.didBecomeActive()
//-     self.observe()
        //   ^^^^^^^ undisposed_subscription
//+     observe().disposeOnDeactivate(interactor: self)
    }

//- @discardableResult
//+ func refresh() {
//+     let again = observe()
//+     again.disposeOnDeactivate(interactor: self)
//+ }
//+
    private func observe() -> Disposable {
        return prices.price.subscribe(onNext: { print($0) })
    }
}

// === Combine: returned by one expression, and the caller drops it
// clean: Combine: returned by one expression, and the caller ends it
// use: ribs-combine, price-publishing, presentable Date

final class DateInteractor: PresentableInteractor<DatePresentable> {
    // use: price-publishing-member Date

    override func didBecomeActive() {
        super.didBecomeActive()
//-     _ = observe()
        //  ^^^^^^^ undisposed_subscription
//+     observe().cancelOnDeactivate(interactor: self)
    }

    private func observe() -> AnyCancellable {
        prices.price.sink { print($0) }
    }
}

// === returned through a requirement, the caller is elsewhere
// use: ribs-rx, price-stream

protocol PlumObserving: AnyObject {
    func observePrice() -> Disposable
}

protocol PlumPresentable: Presentable {}

final class PlumInteractor: PresentableInteractor<PlumPresentable>, PlumObserving {
    // use: prices-member Plum

    func observePrice() -> Disposable {
        prices.price.subscribe(onNext: { print($0) })
    }
}

// === returned by the arms of a switch, and the caller drops it
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func go() -> Disposable {
        switch isActive {
        case true: prices.price.subscribe(onNext: { print($0) })
        case false: prices.price.skip(1).subscribe(onNext: { print($0) })
        }
    }
    func run() {
        _ = go()
        //  ^^ undisposed_subscription
    }
}

// === returned by a computed property, and one of two users drops it
// clean: a local that a defer disposes
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

//- private var subscription: Disposable { prices.price.subscribe(onNext: { print($0) }) }
    func run() {
//-     _ = subscription
        //  ^^^^^^^^^^^^ undisposed_subscription
//- }
//- func good() {
//-     subscription.disposeOnDeactivate(interactor: self)
//+     let d = prices.price.subscribe(onNext: { print($0) })
//+     defer { d.dispose() }
    }
}

// === a value of the project's own takes it over, and nothing reads it
// clean: a value of the project's own takes it over
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    struct Box { let d: Disposable }
    private var box: Box?
    func run() {
        box = Box(d: prices.price.subscribe(onNext: { print($0) }))
        //                        ^^^^^^^^^ undisposed_subscription
    }
//+ func stop() { box?.d.dispose() }
}

// === two functions of one name, told apart by labels
// clean: handed to another object that binds it
// use: ribs-rx, price-stream-load

//+final class Binding {
//+ func bind(_ one: Disposable, to interactor: Interactor) { one.disposeOnDeactivate(interactor: interactor) }
//+}
final class HomeInteractor: Interactor {
    // use: viewless-prices-member

//- private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag
//+ private let binder = Binding()
    func run() {
//-     add(prices.price.subscribe(onNext: { print($0) }))
        //               ^^^^^^^^^ undisposed_subscription
//-     add(kept: prices.price.subscribe(onNext: { print($0) }))
        //                     ~~~~~~~~~
//+     binder.bind(prices.price.subscribe(onNext: { print($0) }), to: self)
    }
//- private func add(_ one: Disposable) { print("no") }
//- private func add(kept one: Disposable) { one.disposed(by: bag) }
}

// === a static function that receives the interactor
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func run() {
        Self.observe(prices, for: self)
    }
    private static func observe(_ prices: PriceStream, for interactor: HomeInteractor) {
        prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: interactor)
        prices.price.subscribe(onNext: { print($0) })
        //           ^^^^^^^^^ undisposed_subscription
    }
}

// === returned as an optional, and the caller hands it on
// use: ribs-combine, combine-price-stream

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func token() -> AnyCancellable? {
        guard isActive else { return nil }
        return prices.price.sink { print($0) }
    }
    func run() {
        if let one = token() { print("kept", type(of: one)) }
    }
}
