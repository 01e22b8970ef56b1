// === a chain that captures self strongly, in a bag that is not emptied
// clean: ..., the bag renewed at deactivation
// use: ribs-rx, price-stream, presentable-show Kiwi

final class KiwiInteractor: PresentableInteractor<KiwiPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    // use: prices-init Kiwi

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { price in
        //   ^^^^^^^^^ undisposed_subscription: KiwiInteractor
                self.presenter.show("\(price)")
            })
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === a closure of an operator captures self
// clean: ..., the bag renewed at deactivation
// use: ribs-rx, price-stream, presentable-show Melon

final class MelonInteractor: PresentableInteractor<MelonPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    // use: prices-init Melon

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .map { self.format($0) }
            .subscribe(onNext: { [weak self] text in self?.presenter.show(text) })
        //   ^^^^^^^^^ undisposed_subscription
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }

    private func format(_ price: Double) -> String { "\(price)" }
}

// === a method reference captures self
// clean: ..., the bag renewed at deactivation
// use: ribs-rx, price-stream, presentable Grape

final class GrapeInteractor: PresentableInteractor<GrapePresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    // use: prices-init Grape

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: handle)
        //           ^^^^^^^^^ undisposed_subscription
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }

    private func handle(_ price: Double) {}
}

// === a method reference through self
// clean: ..., the bag renewed at deactivation
// use: ribs-rx, price-stream, presentable Currant

final class CurrantInteractor: PresentableInteractor<CurrantPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    // use: prices-init Currant

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: self.handle)
        //           ^^^^^^^^^ undisposed_subscription
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }

    private func handle(_ price: Double) {}
}

// === a capture list that holds self strongly
// clean: ..., the bag renewed at deactivation
// use: ribs-rx, price-stream, presentable-show Berry

final class BerryInteractor: PresentableInteractor<BerryPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    // use: prices-init Berry

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { [self] price in presenter.show("\(price)") })
        //           ^^^^^^^^^ undisposed_subscription
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === a nested weak self makes the outer closure capture
// clean: ..., the bag renewed at deactivation

import Foundation
import RIBs
import RxSwift

// use: price-stream, presentable-show Raisin

final class RaisinInteractor: PresentableInteractor<RaisinPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    // use: prices-init Raisin

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { price in
        //   ^^^^^^^^^ undisposed_subscription
                DispatchQueue.main.async { [weak self] in
                    self?.presenter.show("\(price)")
                }
            })
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === several closures, one of them strong
// clean: ..., the bag renewed at deactivation
// use: ribs-rx, price-stream, presentable-show Prune

final class PruneInteractor: PresentableInteractor<PrunePresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    // use: prices-init Prune

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(
        //   ^^^^^^^^^ undisposed_subscription
                onNext: { [weak self] price in self?.presenter.show("\(price)") },
                onCompleted: { self.presenter.show("closed") }
            )
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === Combine: a sink that captures self strongly
// clean: ..., the set emptied at deactivation
// use: ribs-combine, price-publishing, presentable-show Banana

final class BananaInteractor: PresentableInteractor<BananaPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    // use: price-publishing-init Banana

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { self.presenter.show("\($0)") }
        //           ^^^^ undisposed_subscription: BananaInteractor
            .store(in: &cancellables)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     cancellables.removeAll()
//+ }
}

// === Combine: assign(to:on: self)
// clean: ..., the set emptied at deactivation
// use: ribs-combine, price-publishing, presentable Coconut

final class CoconutInteractor: PresentableInteractor<CoconutPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()
    private var last = 0.0

    // use: price-publishing-init Coconut

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.assign(to: \.last, on: self)
        //           ^^^^^^ undisposed_subscription
            .store(in: &cancellables)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     cancellables.removeAll()
//+ }
}

// === a stored disposable whose chain captures self strongly
// clean: ..., disposed at deactivation
// use: ribs-rx, price-stream, presentable-show Pear

final class PearInteractor: PresentableInteractor<PearPresentable> {
    private let prices: PriceStream
    private var subscription: Disposable?

    // use: prices-init Pear

    override func didBecomeActive() {
        super.didBecomeActive()
        subscription = prices.price.subscribe(onNext: { self.presenter.show("\($0)") })
        //                          ^^^^^^^^^ undisposed_subscription
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     subscription?.dispose()
//+ }
}
