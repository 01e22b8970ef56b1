// === a helper that only some event calls
// clean: a helper that willResignActive calls
// use: ribs-rx, price-stream, presentable-show Peak

final class PeakInteractor: PresentableInteractor<PeakPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: PeakInteractor

    // use: prices-init Peak

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }

//- func didTapStop() {
//+ override func willResignActive() {
//+     super.willResignActive()
        stop()
    }

    private func stop() {
        bag = DisposeBag()
    }
}

// === emptied in deinit
// clean: ... and at deactivation
// use: ribs-rx, price-stream, presentable-show Ridge

final class RidgeInteractor: PresentableInteractor<RidgePresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: RidgeInteractor

    // use: prices-init Ridge

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }

    deinit {
        bag = DisposeBag()
    }
}

// === disposed at the next call
// clean: ... and at deactivation
// use: ribs-rx, price-stream, presentable Slope

final class SlopeInteractor: PresentableInteractor<SlopePresentable> {
    private let prices: PriceStream
    private var search: Disposable?
    //          ^^^^^^ unreset_dispose_bag: SlopeInteractor

    // use: prices-init Slope

    func didType(_ text: String) {
        search?.dispose()
        search = prices.price.subscribe(onNext: { print($0) })
        //                    ~~~~~~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     search?.dispose()
//+ }
}

// === another bag is renewed
// clean: both bags are renewed
// use: ribs-rx, price-stream, presentable-show Mesa

final class MesaInteractor: PresentableInteractor<MesaPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag
    private var otherBag = DisposeBag()

    // use: prices-init Mesa

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
//+     bag = DisposeBag()
        otherBag = DisposeBag()
    }
}

// === willResignActive does something else
// clean: willResignActive renews the bag in a branch of its own
// use: ribs-rx, price-stream, presentable-show Butte

final class ButteInteractor: PresentableInteractor<ButtePresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: ButteInteractor

    // use: prices-init Butte

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
//-     presenter.show("closed")
//+     if isActive {
//+         self.bag = DisposeBag()
//+     }
    }
}

// === a local that hides the bag
// clean: the bag through self, hidden by a local
// use: ribs-rx, price-stream, presentable-show Dune

final class DuneInteractor: PresentableInteractor<DunePresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: DuneInteractor

    // use: prices-init Dune

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        let bag = DisposeBag()
//-     _ = bag
//+     self.bag = bag
    }
}

// === a didSet that willResignActive sets off
// use: ribs-rx, price-stream, presentable-show Oasis

final class OasisInteractor: PresentableInteractor<OasisPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    // use: prices-init Oasis

    private var isListening = false {
        didSet {
            if !isListening { bag = DisposeBag() }
        }
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        isListening = true
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        isListening = false
    }
}

// === disposed in one branch of another function
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private var d: Disposable?
    //          ^ unreset_dispose_bag
    func run() {
        if isActive {
            d?.dispose()
            d = prices.price.subscribe(onNext: { print($0) })
            //               ~~~~~~~~~
        } else {
            d = nil
        }
    }
}

// === disposed in deinit only
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private var d: Disposable?
    //          ^ unreset_dispose_bag
    func run() {
        d = prices.price.subscribe(onNext: { print($0) })
        //               ~~~~~~~~~
    }
    deinit { d?.dispose() }
}
