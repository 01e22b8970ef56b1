// === a finite chain in a bag that is not emptied
// clean: a finite chain in a bag that is renewed
// use: ribs-rx, price-stream, presentable Atoll

final class AtollInteractor: PresentableInteractor<AtollPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: AtollInteractor

    // use: prices-init Atoll

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.take(1).subscribe(onNext: { print($0) }).disposed(by: bag)
        //                   ~~~~~~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === one finding a holder, with each subscription
// clean: one holder for all, renewed
// use: ribs-rx, price-stream, presentable-show Shoal

final class ShoalInteractor: PresentableInteractor<ShoalPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: ShoalInteractor

    // use: prices-init Shoal

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
//-     prices.price.map { -$0 }
//-         .subscribe(onNext: { print($0) })
        //   ~~~~~~~~~
//-         .disposed(by: bag)
    }

    func didTap() {
        prices.price.take(1).subscribe().disposed(by: bag)
        //                   ~~~~~~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === two holders are two findings, and a third is emptied
// use: ribs-rx, price-stream, presentable Inlet

final class InletInteractor: PresentableInteractor<InletPresentable> {
    private let prices: PriceStream
    private let openBag = DisposeBag()
    //          ^^^^^^^ unreset_dispose_bag
    private let closeBag = DisposeBag()
    //          ^^^^^^^^ unreset_dispose_bag
    private var clickBag = DisposeBag()

    // use: prices-init Inlet

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).disposed(by: openBag)
        //           ~~~~~~~~~
        prices.price.skip(1).subscribe(onNext: { print($0) }).disposed(by: closeBag)
        //                   ~~~~~~~~~
        prices.price.skip(2).subscribe(onNext: { print($0) }).disposed(by: clickBag)
    }

    override func willResignActive() {
        super.willResignActive()
        clickBag = DisposeBag()
    }
}

// === a bag that nothing is put into
// use: ribs-rx, price-stream, presentable Spring

final class SpringInteractor: PresentableInteractor<SpringPresentable> {
    private let prices: PriceStream
    private let bag = DisposeBag()

    // use: prices-init Spring

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

// === whatever is put into a holder counts
// use: ribs-rx, price-stream

protocol Analytics: AnyObject {
    func startSession() -> Disposable
}

protocol GeyserPresentable: Presentable {}

final class GeyserInteractor: PresentableInteractor<GeyserPresentable> {
    private let analytics: Analytics
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag

    init(presenter: GeyserPresentable, analytics: Analytics) {
        self.analytics = analytics
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.startSession().disposed(by: bag)
        //        ~~~~~~~~~~~~
    }
}

// === whatever is put into a holder that is emptied
// use: ribs-rx, price-stream

protocol Analytics: AnyObject {
    func startSession() -> Disposable
}

protocol WellPresentable: Presentable {}

final class WellInteractor: PresentableInteractor<WellPresentable> {
    private let analytics: Analytics
    private var bag = DisposeBag()

    init(presenter: WellPresentable, analytics: Analytics) {
        self.analytics = analytics
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.startSession().disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}
