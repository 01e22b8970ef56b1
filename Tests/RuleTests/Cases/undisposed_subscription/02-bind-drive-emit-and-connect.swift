// === bind(to:)
// clean: ..., disposed on deactivate

import RIBs
import RxCocoa
import RxRelay
import RxSwift

// use: price-stream, presentable Nickel

final class NickelInteractor: PresentableInteractor<NickelPresentable> {
    private let prices: PriceStream
    private let latest: PublishRelay<Double>

    init(presenter: NickelPresentable, prices: PriceStream, latest: PublishRelay<Double>) {
        self.prices = prices
        self.latest = latest
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind(to: latest)
        //           ^^^^ undisposed_subscription: NickelInteractor
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === bind(onNext:)
// clean: ..., disposed on deactivate
// use: ribs-rx-cocoa, price-stream, presentable-show Zinc

final class ZincInteractor: PresentableInteractor<ZincPresentable> {
    // use: prices-member Zinc

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind(onNext: { [weak self] in self?.presenter.show("\($0)") })
        //           ^^^^ undisposed_subscription
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === bind(with:onNext:)
// clean: ..., disposed on deactivate
// use: ribs-rx-cocoa, price-stream, presentable-show Tin

final class TinInteractor: PresentableInteractor<TinPresentable> {
    // use: prices-member Tin

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind(with: self, onNext: { owner, price in owner.presenter.show("\(price)") })
        //           ^^^^ undisposed_subscription
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === bind and a trailing closure
// clean: ..., disposed on deactivate
// use: ribs-rx-cocoa, price-stream, presentable-show Iron

final class IronInteractor: PresentableInteractor<IronPresentable> {
    // use: prices-member Iron

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind { [weak self] price in
        //           ^^^^ undisposed_subscription
            self?.presenter.show("\(price)")
        }
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === bind to a Binder
// clean: ..., disposed on deactivate
// use: ribs-rx-cocoa, price-stream, presentable-show Steel

final class SteelInteractor: PresentableInteractor<SteelPresentable> {
    // use: prices-member Steel

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind(to: Binder(self) { owner, price in owner.presenter.show("\(price)") })
        //           ^^^^ undisposed_subscription
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === drive(onNext:)
// clean: ..., disposed on deactivate
// use: ribs-rx-cocoa, price-stream, presentable-show Lead

final class LeadInteractor: PresentableInteractor<LeadPresentable> {
    // use: prices-member Lead

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .asDriver(onErrorJustReturn: 0)
            .drive(onNext: { [weak self] in self?.presenter.show("\($0)") })
        //   ^^^^^ undisposed_subscription: LeadInteractor
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === drive a relay
// clean: ..., disposed on deactivate

import RIBs
import RxCocoa
import RxRelay
import RxSwift

// use: price-stream, presentable Brass

final class BrassInteractor: PresentableInteractor<BrassPresentable> {
    private let prices: PriceStream
    private let latest: BehaviorRelay<Double>

    init(presenter: BrassPresentable, prices: PriceStream, latest: BehaviorRelay<Double>) {
        self.prices = prices
        self.latest = latest
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.asDriver(onErrorJustReturn: 0).drive(latest)
        //                                          ^^^^^ undisposed_subscription
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === drive without arguments
// clean: ..., disposed on deactivate
// use: ribs-rx-cocoa, price-stream, presentable Bronze

final class BronzeInteractor: PresentableInteractor<BronzePresentable> {
    // use: prices-member Bronze

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.asDriver(onErrorJustReturn: 0).drive()
        //                                          ^^^^^ undisposed_subscription
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === emit(onNext:)
// clean: ..., disposed on deactivate
// use: ribs-rx-cocoa, price-stream, presentable Pearl

final class PearlInteractor: PresentableInteractor<PearlPresentable> {
    // use: prices-member Pearl

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .asSignal(onErrorJustReturn: 0)
            .emit(onNext: { print($0) })
        //   ^^^^ undisposed_subscription
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === emit(to:)
// clean: ..., disposed on deactivate

import RIBs
import RxCocoa
import RxRelay
import RxSwift

// use: price-stream, presentable Ruby

final class RubyInteractor: PresentableInteractor<RubyPresentable> {
    private let prices: PriceStream
    private let latest: PublishRelay<Double>

    init(presenter: RubyPresentable, prices: PriceStream, latest: PublishRelay<Double>) {
        self.prices = prices
        self.latest = latest
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.asSignal(onErrorJustReturn: 0).emit(to: latest)
        //                                          ^^^^ undisposed_subscription
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === connect()
// clean: ..., disposed on deactivate
// use: ribs-rx, price-stream, presentable Opal

final class OpalInteractor: PresentableInteractor<OpalPresentable> {
    // use: prices-member Opal

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.publish().connect()
        //                     ^^^^^^^ undisposed_subscription
//+         .disposeOnDeactivate(interactor: self)
    }
}
