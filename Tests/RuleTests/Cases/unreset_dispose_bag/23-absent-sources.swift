// === a service of the project
// use: ribs-rx

protocol PriceLoading {
    var prices: Observable<Int> { get }
}

final class AnchorInteractor: Interactor {
    private let loading: PriceLoading
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag warning: so it may receive events of 'prices' after it.

    init(loading: PriceLoading) {
        self.loading = loading
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        loading.prices.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
        //             ~~~~~~~~~
    }

    private func show(_ price: Int) {}
}

// === a service that nothing declares
// use: ribs-rx

final class AnchorInteractor: Interactor {
    private let loading: PriceLoading
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag note: no consequence was found: their sources are not analyzed.

    init(loading: PriceLoading) {
        self.loading = loading
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        loading.prices.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
        //             ~~~~~~~~~
    }

    private func show(_ price: Int) {}
}

// === an observable that a dependency passes in
// use: ribs-rx

final class AnchorInteractor: Interactor {
    private let prices: Observable<Int>
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag warning: so it may receive events of 'prices' after it.

    init(prices: Observable<Int>) {
        self.prices = prices
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
        //     ~~~~~~~~~
    }

    private func show(_ price: Int) {}
}

// === a stream that no code passes
// use: ribs-rx

protocol AnchorPresentableListener: AnyObject {
    func bind(taps: Observable<Void>)
}

final class AnchorInteractor: Interactor, AnchorPresentableListener {
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag note: no consequence was found: their sources are not analyzed.

    func bind(taps: Observable<Void>) {
        taps.subscribe(onNext: { [weak self] in self?.show() }).disposed(by: bag)
        //   ~~~~~~~~~
    }

    private func show() {}
}

// === a function that only stops the program
// use: ribs-rx

final class PriceService {
    func prices() -> Observable<Int> { fatalError() }
}

final class AnchorInteractor: Interactor {
    private let service: PriceService
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag note: no consequence was found: their sources are not analyzed.

    init(service: PriceService) {
        self.service = service
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let prices: Observable<Int> = service.prices()
        prices.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
        //     ~~~~~~~~~
    }

    private func show(_ price: Int) {}
}
