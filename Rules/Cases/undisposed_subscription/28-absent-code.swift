// === a function of the project gets the subscription and does nothing with it
// clean: ..., or only stops
// use: ribs-rx, price-stream, presentable-show Quote

extension Disposable {
//- func whileActive(_ interactor: Interactor) {}
//+ func whileActive(_ interactor: Interactor) { fatalError() }
}

final class QuoteInteractor: PresentableInteractor<QuotePresentable> {
    // use: prices-member Quote

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in
        //   ^^^^^^^^^ undisposed_subscription: QuoteInteractor
                self?.presenter.show("\(price)")
            })
            .whileActive(self)
    }
}

// === a function on streams returns the subscription that it makes
// clean: ..., or only stops
// use: ribs-rx, price-stream, presentable-show Quote

extension ObservableType {
    @discardableResult
    func follow(_ onNext: @escaping (Element) -> Void) -> Disposable {
//-     subscribe(onNext: onNext)
//+     fatalError()
    }
}

final class QuoteInteractor: PresentableInteractor<QuotePresentable> {
    // use: prices-member Quote

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.follow { [weak self] price in self?.presenter.show("\(price)") }
        //           ^^^^^^ undisposed_subscription error: QuoteInteractor
    }
}

// === a function on streams returns the subscription and keeps nothing
// clean: a function on streams returns the subscription that it also gives to other code
// use: ribs-rx, price-stream, presentable-show Quote

extension ObservableType {
    @discardableResult
    func follow(_ onNext: @escaping (Element) -> Void) -> Disposable {
        let subscription = subscribe(onNext: onNext)
//+     Keeping.shared.keep(subscription)
        return subscription
    }
}

final class QuoteInteractor: PresentableInteractor<QuotePresentable> {
    // use: prices-member Quote

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.follow { [weak self] price in self?.presenter.show("\(price)") }
        //           ^^^^^^ undisposed_subscription error: QuoteInteractor
    }
}
