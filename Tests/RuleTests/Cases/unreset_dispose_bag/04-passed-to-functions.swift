// === a local passed to a function of the project that stores it
// clean: a local passed to a function that stores it, and the array is emptied
// use: ribs-rx, price-stream, presentable Strait

final class StraitInteractor: PresentableInteractor<StraitPresentable> {
    private let prices: PriceStream
    private var disposables: [Disposable] = []
    //          ^^^^^^^^^^^ unreset_dispose_bag: StraitInteractor

    // use: prices-init Strait

    override func didBecomeActive() {
        super.didBecomeActive()
        let price = prices.price.subscribe(onNext: { print($0) })
        //                       ~~~~~~~~~
        add(price)
    }

    private func add(_ disposable: Disposable) {
        disposables.append(disposable)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     disposables.forEach { $0.dispose() }
//+ }
}

// === a requirement means the class's own property
// clean: ..., which is emptied
// use: ribs-rx, price-stream

protocol DisposableHolding: AnyObject {
    var disposables: [Disposable] { get set }
}

extension DisposableHolding {
    func add(_ disposable: Disposable) {
        disposables.append(disposable)
    }
}

protocol SoundPresentable: Presentable {}

final class SoundInteractor: PresentableInteractor<SoundPresentable>, DisposableHolding {
    private let prices: PriceStream
    var disposables: [Disposable] = []
    //  ^^^^^^^^^^^ unreset_dispose_bag: SoundInteractor

    // use: prices-init Sound

    override func didBecomeActive() {
        super.didBecomeActive()
        add(prices.price.subscribe(onNext: { print($0) }))
        //               ~~~~~~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     disposables.forEach { $0.dispose() }
//+     disposables = []
//+ }
}

// === an inout parameter means the caller's argument
// clean: an inout parameter whose argument is emptied
// use: ribs-combine, price-publishing, presentable Fjord

final class FjordInteractor: PresentableInteractor<FjordPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()
    //          ^^^^^^^^^^^^ unreset_dispose_bag: FjordInteractor

    // use: price-publishing-init Fjord

    override func didBecomeActive() {
        super.didBecomeActive()
        observe(into: &cancellables)
    }

    private func observe(into set: inout Set<AnyCancellable>) {
        prices.price.sink { print($0) }.store(in: &set)
        //           ~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     cancellables = []
//+ }
}

// === a bag parameter means the caller's argument
// clean: a bag parameter whose argument is renewed
// use: ribs-rx, price-stream, presentable Bay

final class BayInteractor: PresentableInteractor<BayPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: BayInteractor

    // use: prices-init Bay

    override func didBecomeActive() {
        super.didBecomeActive()
        observe(bag)
    }

    private func observe(_ target: DisposeBag) {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: target)
        //           ~~~~~~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === returned, and the caller stores it
// clean: returned, and the caller stores what deactivation disposes
// use: ribs-rx, price-stream, presentable Gulf

final class GulfInteractor: PresentableInteractor<GulfPresentable> {
    private let prices: PriceStream
    private var subscription: Disposable?
    //          ^^^^^^^^^^^^ unreset_dispose_bag

    // use: prices-init Gulf

    override func didBecomeActive() {
        super.didBecomeActive()
        subscription = observe()
        //             ~~~~~~~
    }

    private func observe() -> Disposable {
        prices.price.subscribe(onNext: { print($0) })
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     subscription?.dispose()
//+ }
}

// === assigned through a weak self
// clean: ..., disposed at deactivation
// use: ribs-rx, price-stream

protocol CapePresentable: Presentable {
    var onRefresh: (() -> Void)? { get set }
}

final class CapeInteractor: PresentableInteractor<CapePresentable> {
    private let prices: PriceStream
    private var subscription: Disposable?
    //          ^^^^^^^^^^^^ unreset_dispose_bag

    // use: prices-init Cape

    func refresh() {
        presenter.onRefresh = { [weak self] in
            self?.subscription = self?.prices.price.subscribe(onNext: { print($0) })
            //                                      ~~~~~~~~~
        }
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     subscription?.dispose()
//+ }
}

// === assigned through wSelf
// clean: ..., disposed at deactivation
// use: ribs-rx, price-stream

protocol IslePresentable: Presentable {
    var onRefresh: (() -> Void)? { get set }
}

final class IsleInteractor: PresentableInteractor<IslePresentable> {
    private let prices: PriceStream
    private var subscription: Disposable?
    //          ^^^^^^^^^^^^ unreset_dispose_bag

    // use: prices-init Isle

    func refresh() {
        presenter.onRefresh = weakify { wSelf in
            wSelf.subscription = wSelf.prices.price.subscribe(onNext: { print($0) })
            //                                      ~~~~~~~~~
        }
    }

    private func weakify(_ body: @escaping (IsleInteractor) -> Void) -> () -> Void {
        { [weak self] in
            guard let self = self else { return }
            body(self)
        }
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     subscription?.dispose()
//+ }
}
