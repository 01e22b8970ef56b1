// === renewed in didBecomeActive behind the first subscription
// clean: renewed in didBecomeActive before anything is put in
// use: ribs-rx, price-stream, presentable-show Valley

final class ValleyInteractor: PresentableInteractor<ValleyPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: ValleyInteractor

    // use: prices-init Valley

    override func didBecomeActive() {
        super.didBecomeActive()
//+     bag = DisposeBag()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
//-     bag = DisposeBag()
    }
}

// === a composite that nothing renews
// clean: a composite renewed by a function that didBecomeActive calls first
// use: ribs-rx, price-stream

//-protocol CanyonPresentable: Presentable {
//- func show(_ text: String)
//-}
//+protocol CanyonPresentable: Presentable {}

final class CanyonInteractor: PresentableInteractor<CanyonPresentable> {
    private let prices: PriceStream
    private var disposables = CompositeDisposable()
    //          ^^^^^^^^^^^ unreset_dispose_bag: CanyonInteractor

    // use: prices-init Canyon

    override func didBecomeActive() {
        super.didBecomeActive()
//+     renew()
        _ = disposables.insert(prices.price.subscribe(onNext: { print($0) }))
        //                                  ~~~~~~~~~
//-     presenter.show("open")
//+ }
//+
//+ private func renew() {
//+     disposables = CompositeDisposable()
    }
}

// === renewed at activation behind the first subscription
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag
    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
        //           ~~~~~~~~~
        bag = DisposeBag()
    }
}

// === renewed at activation on some paths only
// clean: renewed at activation by a helper
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag
    override func didBecomeActive() {
        super.didBecomeActive()
//-     if isActive { bag = DisposeBag() }
//+     renew()
//+     observe()
//+ }
//+ private func renew() { bag = DisposeBag() }
//+ private func observe() {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
        //           ~~~~~~~~~
    }
}

// === a helper puts something in before the renewal
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag
    override func didBecomeActive() {
        super.didBecomeActive()
        observe()
        renew()
    }
    private func renew() { bag = DisposeBag() }
    private func observe() {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
        //           ~~~~~~~~~
    }
}
