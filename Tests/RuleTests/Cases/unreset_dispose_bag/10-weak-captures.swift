// === weak capture: unowned self
// clean: ..., the bag renewed
// use: ribs-rx, price-stream, presentable-show Mercury

final class MercuryInteractor: PresentableInteractor<MercuryPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: MercuryInteractor

    // use: prices-init Mercury

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { [unowned self] in self.presenter.show("\($0)") })
        //           ~~~~~~~~~
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === weak capture: the presenter alone
// clean: ..., the bag renewed
// use: ribs-rx, price-stream, presentable Venus

final class VenusInteractor: PresentableInteractor<VenusPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: VenusInteractor

    // use: prices-init Venus

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { [weak presenter] in presenter?.show("\($0)") })
        //           ~~~~~~~~~
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === weak capture: explicit captures without self
// clean: ..., the bag renewed
// use: ribs-rx, price-stream, presentable-show Earth

final class EarthInteractor: PresentableInteractor<EarthPresentable> {
    private let prices: PriceStream
    private let relay: PublishSubject<Double>
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: EarthInteractor

    init(presenter: EarthPresentable, prices: PriceStream, relay: PublishSubject<Double>) {
        self.prices = prices
        self.relay = relay
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { [presenter, relay] in presenter.show("\($0)"); relay.onNext($0) })
        //           ~~~~~~~~~
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === weak capture: withUnretained(self)
// clean: ..., the bag renewed
// use: ribs-rx, price-stream, presentable-show Mars

final class MarsInteractor: PresentableInteractor<MarsPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: MarsInteractor

    // use: prices-init Mars

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .withUnretained(self)
            .subscribe(onNext: { owner, price in owner.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === weak capture: subscribe(with: self)
// clean: ..., the bag renewed
// use: ribs-rx, price-stream, presentable-show Jupiter

final class JupiterInteractor: PresentableInteractor<JupiterPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: JupiterInteractor

    // use: prices-init Jupiter

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(with: self, onNext: { owner, price in owner.presenter.show("\(price)") })
        //           ~~~~~~~~~
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === weak capture: bind(with: self)
// clean: ..., the bag renewed
// use: ribs-rx-cocoa, price-stream, presentable-show Saturn

final class SaturnInteractor: PresentableInteractor<SaturnPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: SaturnInteractor

    // use: prices-init Saturn

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind(with: self) { owner, price in owner.presenter.show("\(price)") }
        //           ~~~~
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === weak capture: a closure parameter named self
// clean: ..., the bag renewed
// use: ribs-rx, price-stream, presentable-show Uranus

final class UranusInteractor: PresentableInteractor<UranusPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: UranusInteractor

    // use: prices-init Uranus

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(with: self) { `self`, price in self.presenter.show("\(price)") }
        //           ~~~~~~~~~
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === weak capture: weakify
// clean: ..., the bag renewed
// use: ribs-rx, price-stream, presentable-show Neptune

final class NeptuneInteractor: PresentableInteractor<NeptunePresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: NeptuneInteractor

    // use: prices-init Neptune

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: weakify({ (price, wSelf) in wSelf.presenter.show("\(price)") }))
        //           ~~~~~~~~~
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

extension NeptuneInteractor {
    func weakify<Value>(_ body: @escaping (Value, NeptuneInteractor) -> Void) -> (Value) -> Void {
        { [weak self] value in
            guard let self = self else { return }
            body(value, self)
        }
    }
}
