// === subscribe(onNext:)
// clean: ..., disposed on deactivate
// use: ribs-rx, price-stream, presentable-show Quote

final class QuoteInteractor: PresentableInteractor<QuotePresentable> {
    // use: prices-member Quote

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in
        //   ^^^^^^^^^ undisposed_subscription: QuoteInteractor
                self?.presenter.show("\(price)")
            })
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === subscribe without arguments
// clean: ..., disposed on deactivate
// use: ribs-rx, price-stream, presentable Bond

final class BondInteractor: PresentableInteractor<BondPresentable> {
    // use: prices-member Bond

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.do(onNext: { print($0) }).subscribe()
        //                                     ^^^^^^^^^ undisposed_subscription: BondInteractor
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === subscribe with a trailing closure
// clean: ..., disposed on deactivate
// use: ribs-rx, price-stream, presentable Share

final class ShareInteractor: PresentableInteractor<SharePresentable> {
    // use: prices-member Share

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe { event in
        //   ^^^^^^^^^ undisposed_subscription
                print(event)
            }
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === subscribe with onError, onCompleted and onDisposed
// clean: ..., disposed on deactivate
// use: ribs-rx, price-stream, presentable Stock

final class StockInteractor: PresentableInteractor<StockPresentable> {
    // use: prices-member Stock

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onError: { print($0) }, onCompleted: { print("done") }, onDisposed: { print("gone") })
        //   ^^^^^^^^^ undisposed_subscription
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === labelled trailing closures
// clean: ..., disposed on deactivate
// use: ribs-rx, price-stream, presentable Fund

final class FundInteractor: PresentableInteractor<FundPresentable> {
    // use: prices-member Fund

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe { price in
        //   ^^^^^^^^^ undisposed_subscription
                print(price)
            } onError: { error in
                print(error)
            }
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === subscribe(with:)
// clean: ..., disposed on deactivate
// use: ribs-rx, price-stream, presentable-show Gold

final class GoldInteractor: PresentableInteractor<GoldPresentable> {
    // use: prices-member Gold

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(with: self, onNext: { owner, price in
        //   ^^^^^^^^^ undisposed_subscription
                owner.presenter.show("\(price)")
            })
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === subscribe(with:) and a trailing closure whose parameter is self
// clean: ..., disposed on deactivate
// use: ribs-rx, price-stream, presentable-show Silver

final class SilverInteractor: PresentableInteractor<SilverPresentable> {
    // use: prices-member Silver

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(with: self) { `self`, price in
        //   ^^^^^^^^^ undisposed_subscription
                self.presenter.show("\(price)")
            }
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === subscribe with an observer
// clean: ..., disposed on deactivate
// use: ribs-rx, price-stream, presentable Copper

final class CopperInteractor: PresentableInteractor<CopperPresentable> {
    private let prices: PriceStream
    private let latest: PublishSubject<Double>

    init(presenter: CopperPresentable, prices: PriceStream, latest: PublishSubject<Double>) {
        self.prices = prices
        self.latest = latest
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(latest)
        //           ^^^^^^^^^ undisposed_subscription
//+         .disposeOnDeactivate(interactor: self)
    }
}
