// === the holder is reported only for its other chains
// use: ribs-rx, price-stream, presentable-show Quince

final class QuinceInteractor: PresentableInteractor<QuincePresentable> {
    private let prices: PriceStream
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: QuinceInteractor

    // use: prices-init Quince

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { self.presenter.show("\($0)") })
        //   ^^^^^^^^^ undisposed_subscription
            .disposed(by: bag)
        prices.price
            .subscribe(onNext: { [weak self] in self?.presenter.show("\($0)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }
}

// === two chains that both end at deactivation, of which one captures self
// use: ribs-rx, price-stream, presentable-show Pomelo

final class PomeloInteractor: PresentableInteractor<PomeloPresentable> {
    // use: prices-member Pomelo

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { self.presenter.show("\($0)") })
            .disposeOnDeactivate(interactor: self)
        prices.price
            .subscribe(onNext: { [weak self] in self?.presenter.show("\($0)") })
            .disposeOnDeactivate(interactor: self)
    }
}

// === a guard let self makes an inner closure strong
// use: ribs-rx, price-stream, presentable-show Lychee

final class LycheeInteractor: PresentableInteractor<LycheePresentable> {
    private let prices: PriceStream
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag

    // use: prices-init Lychee

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] _ in
        //   ~~~~~~~~~
                guard let self else { return }
                self.prices.price
                    .subscribe(onNext: { self.presenter.show("\($0)") })
                //   ^^^^^^^^^ undisposed_subscription
                    .disposed(by: self.bag)
            })
            .disposed(by: bag)
    }
}

// === the inner closure uses the weak self around it
// use: ribs-rx, price-stream, presentable-show Nutmeg

final class NutmegInteractor: PresentableInteractor<NutmegPresentable> {
    private let prices: PriceStream
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag

    // use: prices-init Nutmeg

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] _ in
        //   ~~~~~~~~~
                guard let bag = self?.bag else { return }
                self?.prices.price
                    .subscribe(onNext: { self?.presenter.show("\($0)") })
                //   ~~~~~~~~~
                    .disposed(by: bag)
            })
            .disposed(by: bag)
    }
}

// === ways to capture self, weak and strong
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag
    func run() {
        prices.price.subscribe(with: self, onNext: { owner, _ in owner.run() }).disposed(by: bag)
        //           ~~~~~~~~~
        prices.price.withUnretained(self).subscribe(onNext: { this, _ in this.run() }).disposed(by: bag)
        //                                ~~~~~~~~~
        prices.price.flatMapLatest { [weak self] _ in self?.prices.price ?? .never() }.subscribe(onNext: { [prices] _ in print(prices) }).disposed(by: bag)
        //                                                                             ~~~~~~~~~
        prices.price.subscribe(onNext: { [unowned self] _ in self.run() }).disposed(by: bag)
        //           ~~~~~~~~~
        prices.price.subscribe(onNext: { [weak this = self] _ in this?.run() }).disposed(by: bag)
        //           ~~~~~~~~~
        prices.price.subscribe(onNext: { [this = self] _ in this.run() }).disposed(by: bag)
        //           ^^^^^^^^^ undisposed_subscription
        prices.price.subscribe(onNext: { [prices] _ in print(prices, self) }).disposed(by: bag)
        //           ^^^^^^^^^ undisposed_subscription
    }
}

// === a finite chain that captures self in a bag that is not cleared is for unreset_dispose_bag
// use: ribs-rx

protocol TeffAPI: AnyObject {
    var values: Observable<Int> { get }
    func load() -> Single<Int>
    func find() -> Maybe<Int>
    func save(_ value: Int) -> Completable
    func watch() -> Observable<Int>
}

final class TeffInteractor: Interactor {
    private let api: TeffAPI
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag

    init(api: TeffAPI) {
        self.api = api
        super.init()
    }

    private let other = DisposeBag()

    func go() {
        api.load().flatMap { _ in self.api.load() }.subscribe(onSuccess: { self.show($0) }).disposed(by: bag)
        api.values.take(1).subscribe(onNext: { self.show($0) }).disposed(by: bag)
        Observable.just(1).subscribe(onNext: show).disposed(by: bag)
        api.values.take(1).flatMap { _ in self.api.watch() }.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: other)
        //                                                   ^^^^^^^^^ undisposed_subscription
        api.watch().subscribe(onNext: { self.show($0) }).disposed(by: other)
        //          ^^^^^^^^^ undisposed_subscription
    }

    private func show(_ value: Int) {}
}
