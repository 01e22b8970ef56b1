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
