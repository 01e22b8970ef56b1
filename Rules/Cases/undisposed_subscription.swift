// === B3.1 subscribe(onNext:)

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol QuotePresentable: Presentable {
    func show(_ text: String)
}

final class QuoteInteractor: PresentableInteractor<QuotePresentable> {
    private let prices: PriceStream

    init(presenter: QuotePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in
        //   ^^^^^^^^^ undisposed_subscription: QuoteInteractor
                self?.presenter.show("\(price)")
            })
    }
}

// === B3.1 subscribe(onNext:), disposed on deactivate

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol QuotePresentable: Presentable {
    func show(_ text: String)
}

final class QuoteInteractor: PresentableInteractor<QuotePresentable> {
    private let prices: PriceStream

    init(presenter: QuotePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in
                self?.presenter.show("\(price)")
            })
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 subscribe without arguments

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BondPresentable: Presentable {}

final class BondInteractor: PresentableInteractor<BondPresentable> {
    private let prices: PriceStream

    init(presenter: BondPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.do(onNext: { print($0) }).subscribe()
        //                                     ^^^^^^^^^ undisposed_subscription: BondInteractor
    }
}

// === B3.1 subscribe without arguments, disposed on deactivate

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BondPresentable: Presentable {}

final class BondInteractor: PresentableInteractor<BondPresentable> {
    private let prices: PriceStream

    init(presenter: BondPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.do(onNext: { print($0) }).subscribe()
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 subscribe with a trailing closure

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SharePresentable: Presentable {}

final class ShareInteractor: PresentableInteractor<SharePresentable> {
    private let prices: PriceStream

    init(presenter: SharePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe { event in
        //   ^^^^^^^^^ undisposed_subscription
                print(event)
            }
    }
}

// === B3.1 subscribe with a trailing closure, disposed on deactivate

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SharePresentable: Presentable {}

final class ShareInteractor: PresentableInteractor<SharePresentable> {
    private let prices: PriceStream

    init(presenter: SharePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe { event in
                print(event)
            }
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 subscribe with onError, onCompleted and onDisposed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol StockPresentable: Presentable {}

final class StockInteractor: PresentableInteractor<StockPresentable> {
    private let prices: PriceStream

    init(presenter: StockPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onError: { print($0) }, onCompleted: { print("done") }, onDisposed: { print("gone") })
        //   ^^^^^^^^^ undisposed_subscription
    }
}

// === B3.1 subscribe with onError, onCompleted and onDisposed, disposed on deactivate

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol StockPresentable: Presentable {}

final class StockInteractor: PresentableInteractor<StockPresentable> {
    private let prices: PriceStream

    init(presenter: StockPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onError: { print($0) }, onCompleted: { print("done") }, onDisposed: { print("gone") })
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 labelled trailing closures

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol FundPresentable: Presentable {}

final class FundInteractor: PresentableInteractor<FundPresentable> {
    private let prices: PriceStream

    init(presenter: FundPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe { price in
        //   ^^^^^^^^^ undisposed_subscription
                print(price)
            } onError: { error in
                print(error)
            }
    }
}

// === B3.1 labelled trailing closures, disposed on deactivate

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol FundPresentable: Presentable {}

final class FundInteractor: PresentableInteractor<FundPresentable> {
    private let prices: PriceStream

    init(presenter: FundPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe { price in
                print(price)
            } onError: { error in
                print(error)
            }
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 subscribe(with:)

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol GoldPresentable: Presentable {
    func show(_ text: String)
}

final class GoldInteractor: PresentableInteractor<GoldPresentable> {
    private let prices: PriceStream

    init(presenter: GoldPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(with: self, onNext: { owner, price in
        //   ^^^^^^^^^ undisposed_subscription
                owner.presenter.show("\(price)")
            })
    }
}

// === B3.1 subscribe(with:), disposed on deactivate

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol GoldPresentable: Presentable {
    func show(_ text: String)
}

final class GoldInteractor: PresentableInteractor<GoldPresentable> {
    private let prices: PriceStream

    init(presenter: GoldPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(with: self, onNext: { owner, price in
                owner.presenter.show("\(price)")
            })
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 subscribe(with:) and a trailing closure whose parameter is self

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SilverPresentable: Presentable {
    func show(_ text: String)
}

final class SilverInteractor: PresentableInteractor<SilverPresentable> {
    private let prices: PriceStream

    init(presenter: SilverPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(with: self) { `self`, price in
        //   ^^^^^^^^^ undisposed_subscription
                self.presenter.show("\(price)")
            }
    }
}

// === B3.1 subscribe(with:) and a trailing closure whose parameter is self, disposed on deactivate

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SilverPresentable: Presentable {
    func show(_ text: String)
}

final class SilverInteractor: PresentableInteractor<SilverPresentable> {
    private let prices: PriceStream

    init(presenter: SilverPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(with: self) { `self`, price in
                self.presenter.show("\(price)")
            }
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 subscribe with an observer

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CopperPresentable: Presentable {}

final class CopperInteractor: PresentableInteractor<CopperPresentable> {
    private let prices: PriceStream
    private let latest: PublishSubject<Double>

    init(presenter: CopperPresentable, prices: PriceStream, latest: PublishSubject<Double>) {
        self.prices = prices
        self.latest = latest
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(latest)
        //           ^^^^^^^^^ undisposed_subscription
    }
}

// === B3.1 subscribe with an observer, disposed on deactivate

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CopperPresentable: Presentable {}

final class CopperInteractor: PresentableInteractor<CopperPresentable> {
    private let prices: PriceStream
    private let latest: PublishSubject<Double>

    init(presenter: CopperPresentable, prices: PriceStream, latest: PublishSubject<Double>) {
        self.prices = prices
        self.latest = latest
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(latest)
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 bind(to:)

import RIBs
import RxCocoa
import RxRelay
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol NickelPresentable: Presentable {}

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
    }
}

// === B3.1 bind(to:), disposed on deactivate

import RIBs
import RxCocoa
import RxRelay
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol NickelPresentable: Presentable {}

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
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 bind(onNext:)

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ZincPresentable: Presentable {
    func show(_ text: String)
}

final class ZincInteractor: PresentableInteractor<ZincPresentable> {
    private let prices: PriceStream

    init(presenter: ZincPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind(onNext: { [weak self] in self?.presenter.show("\($0)") })
        //           ^^^^ undisposed_subscription
    }
}

// === B3.1 bind(onNext:), disposed on deactivate

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ZincPresentable: Presentable {
    func show(_ text: String)
}

final class ZincInteractor: PresentableInteractor<ZincPresentable> {
    private let prices: PriceStream

    init(presenter: ZincPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind(onNext: { [weak self] in self?.presenter.show("\($0)") })
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 bind(with:onNext:)

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol TinPresentable: Presentable {
    func show(_ text: String)
}

final class TinInteractor: PresentableInteractor<TinPresentable> {
    private let prices: PriceStream

    init(presenter: TinPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind(with: self, onNext: { owner, price in owner.presenter.show("\(price)") })
        //           ^^^^ undisposed_subscription
    }
}

// === B3.1 bind(with:onNext:), disposed on deactivate

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol TinPresentable: Presentable {
    func show(_ text: String)
}

final class TinInteractor: PresentableInteractor<TinPresentable> {
    private let prices: PriceStream

    init(presenter: TinPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind(with: self, onNext: { owner, price in owner.presenter.show("\(price)") })
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 bind and a trailing closure

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol IronPresentable: Presentable {
    func show(_ text: String)
}

final class IronInteractor: PresentableInteractor<IronPresentable> {
    private let prices: PriceStream

    init(presenter: IronPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind { [weak self] price in
        //           ^^^^ undisposed_subscription
            self?.presenter.show("\(price)")
        }
    }
}

// === B3.1 bind and a trailing closure, disposed on deactivate

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol IronPresentable: Presentable {
    func show(_ text: String)
}

final class IronInteractor: PresentableInteractor<IronPresentable> {
    private let prices: PriceStream

    init(presenter: IronPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind { [weak self] price in
            self?.presenter.show("\(price)")
        }
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 bind to a Binder

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SteelPresentable: Presentable {
    func show(_ text: String)
}

final class SteelInteractor: PresentableInteractor<SteelPresentable> {
    private let prices: PriceStream

    init(presenter: SteelPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind(to: Binder(self) { owner, price in owner.presenter.show("\(price)") })
        //           ^^^^ undisposed_subscription
    }
}

// === B3.1 bind to a Binder, disposed on deactivate

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SteelPresentable: Presentable {
    func show(_ text: String)
}

final class SteelInteractor: PresentableInteractor<SteelPresentable> {
    private let prices: PriceStream

    init(presenter: SteelPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind(to: Binder(self) { owner, price in owner.presenter.show("\(price)") })
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 drive(onNext:)

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol LeadPresentable: Presentable {
    func show(_ text: String)
}

final class LeadInteractor: PresentableInteractor<LeadPresentable> {
    private let prices: PriceStream

    init(presenter: LeadPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .asDriver(onErrorJustReturn: 0)
            .drive(onNext: { [weak self] in self?.presenter.show("\($0)") })
        //   ^^^^^ undisposed_subscription: LeadInteractor
    }
}

// === B3.1 drive(onNext:), disposed on deactivate

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol LeadPresentable: Presentable {
    func show(_ text: String)
}

final class LeadInteractor: PresentableInteractor<LeadPresentable> {
    private let prices: PriceStream

    init(presenter: LeadPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .asDriver(onErrorJustReturn: 0)
            .drive(onNext: { [weak self] in self?.presenter.show("\($0)") })
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 drive a relay

import RIBs
import RxCocoa
import RxRelay
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BrassPresentable: Presentable {}

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
    }
}

// === B3.1 drive a relay, disposed on deactivate

import RIBs
import RxCocoa
import RxRelay
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BrassPresentable: Presentable {}

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
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 drive without arguments

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BronzePresentable: Presentable {}

final class BronzeInteractor: PresentableInteractor<BronzePresentable> {
    private let prices: PriceStream

    init(presenter: BronzePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.asDriver(onErrorJustReturn: 0).drive()
        //                                          ^^^^^ undisposed_subscription
    }
}

// === B3.1 drive without arguments, disposed on deactivate

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BronzePresentable: Presentable {}

final class BronzeInteractor: PresentableInteractor<BronzePresentable> {
    private let prices: PriceStream

    init(presenter: BronzePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.asDriver(onErrorJustReturn: 0).drive()
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 emit(onNext:)

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PearlPresentable: Presentable {}

final class PearlInteractor: PresentableInteractor<PearlPresentable> {
    private let prices: PriceStream

    init(presenter: PearlPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .asSignal(onErrorJustReturn: 0)
            .emit(onNext: { print($0) })
        //   ^^^^ undisposed_subscription
    }
}

// === B3.1 emit(onNext:), disposed on deactivate

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PearlPresentable: Presentable {}

final class PearlInteractor: PresentableInteractor<PearlPresentable> {
    private let prices: PriceStream

    init(presenter: PearlPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .asSignal(onErrorJustReturn: 0)
            .emit(onNext: { print($0) })
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 emit(to:)

import RIBs
import RxCocoa
import RxRelay
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol RubyPresentable: Presentable {}

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
    }
}

// === B3.1 emit(to:), disposed on deactivate

import RIBs
import RxCocoa
import RxRelay
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol RubyPresentable: Presentable {}

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
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 connect()

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol OpalPresentable: Presentable {}

final class OpalInteractor: PresentableInteractor<OpalPresentable> {
    private let prices: PriceStream

    init(presenter: OpalPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.publish().connect()
        //                     ^^^^^^^ undisposed_subscription
    }
}

// === B3.1 connect(), disposed on deactivate

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol OpalPresentable: Presentable {}

final class OpalInteractor: PresentableInteractor<OpalPresentable> {
    private let prices: PriceStream

    init(presenter: OpalPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.publish().connect()
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 a chain from a relay of the own class

import RIBs
import RxRelay
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol JadePresentable: Presentable {}

final class JadeInteractor: PresentableInteractor<JadePresentable> {
    private let relay: BehaviorRelay<Int>

    init(presenter: JadePresentable, relay: BehaviorRelay<Int>) {
        self.relay = relay
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        relay.subscribe(onNext: { print($0) })
        //    ^^^^^^^^^ undisposed_subscription
    }
}

// === B3.1 a chain from a relay of the own class, disposed on deactivate

import RIBs
import RxRelay
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol JadePresentable: Presentable {}

final class JadeInteractor: PresentableInteractor<JadePresentable> {
    private let relay: BehaviorRelay<Int>

    init(presenter: JadePresentable, relay: BehaviorRelay<Int>) {
        self.relay = relay
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        relay.subscribe(onNext: { print($0) })
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 the state of isActiveStream

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol AgatePresentable: Presentable {}

final class AgateInteractor: PresentableInteractor<AgatePresentable> {
    private let prices: PriceStream

    init(presenter: AgatePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        isActiveStream.distinctUntilChanged().subscribe(onNext: { print($0) })
        //                                    ^^^^^^^^^ undisposed_subscription
    }
}

// === B3.1 the state of isActiveStream, disposed on deactivate

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol AgatePresentable: Presentable {}

final class AgateInteractor: PresentableInteractor<AgatePresentable> {
    private let prices: PriceStream

    init(presenter: AgatePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        isActiveStream.distinctUntilChanged().subscribe(onNext: { print($0) })
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 a function of the project that returns a Disposable

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

extension ObservableType {
    func subscribeNext(_ handler: @escaping (Element) -> Void) -> Disposable {
        subscribe(onNext: handler)
    }
}

protocol TopazPresentable: Presentable {}

final class TopazInteractor: PresentableInteractor<TopazPresentable> {
    private let prices: PriceStream

    init(presenter: TopazPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribeNext { print($0) }
        //           ^^^^^^^^^^^^^ undisposed_subscription: TopazInteractor
    }
}

// === B3.1 a function of the project that returns a Disposable, disposed on deactivate

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

extension ObservableType {
    func subscribeNext(_ handler: @escaping (Element) -> Void) -> Disposable {
        subscribe(onNext: handler)
    }
}

protocol TopazPresentable: Presentable {}

final class TopazInteractor: PresentableInteractor<TopazPresentable> {
    private let prices: PriceStream

    init(presenter: TopazPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribeNext { print($0) }
            .disposeOnDeactivate(interactor: self)
    }
}

// === 3.1 a discardable function of the project on an observable

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

extension ObservableType {
    @discardableResult
    func bindAndCatch(weak owner: AnyObject, onNext: @escaping (Element) -> Void) -> Disposable {
        bind(onNext: onNext)
    }
}

protocol OnyxPresentable: Presentable {}

final class OnyxInteractor: PresentableInteractor<OnyxPresentable> {
    private let prices: PriceStream

    init(presenter: OnyxPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bindAndCatch(weak: self) { print($0) }
        //           ^^^^^^^^^^^^ undisposed_subscription
    }
}

// === 3.1 a discardable function of the project on an observable, disposed on deactivate

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

extension ObservableType {
    @discardableResult
    func bindAndCatch(weak owner: AnyObject, onNext: @escaping (Element) -> Void) -> Disposable {
        bind(onNext: onNext)
    }
}

protocol OnyxPresentable: Presentable {}

final class OnyxInteractor: PresentableInteractor<OnyxPresentable> {
    private let prices: PriceStream

    init(presenter: OnyxPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bindAndCatch(weak: self) { print($0) }
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.1 Combine: sink

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol AshPresentable: Presentable {
    func show(_ text: String)
}

final class AshInteractor: PresentableInteractor<AshPresentable> {
    private let prices: PricePublishing

    init(presenter: AshPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = prices.price
            .sink { [weak self] price in
        //   ^^^^ undisposed_subscription: AshInteractor
                self?.presenter.show("\(price)")
            }
    }
}

// === B3.1 Combine: sink, cancelled on deactivate

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol AshPresentable: Presentable {
    func show(_ text: String)
}

final class AshInteractor: PresentableInteractor<AshPresentable> {
    private let prices: PricePublishing

    init(presenter: AshPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink { [weak self] price in
                self?.presenter.show("\(price)")
            }
            .cancelOnDeactivate(interactor: self)
    }
}

// === B3.1 Combine: sink with both closures

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol OakPresentable: Presentable {}

final class OakInteractor: PresentableInteractor<OakPresentable> {
    private let prices: PricePublishing

    init(presenter: OakPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveCompletion: { _ in }, receiveValue: { print($0) })
        //   ^^^^ undisposed_subscription
    }
}

// === B3.1 Combine: sink with both closures, cancelled on deactivate

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol OakPresentable: Presentable {}

final class OakInteractor: PresentableInteractor<OakPresentable> {
    private let prices: PricePublishing

    init(presenter: OakPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveCompletion: { _ in }, receiveValue: { print($0) })
            .cancelOnDeactivate(interactor: self)
    }
}

// === B3.1 Combine: assign(to:on:)

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

final class LastPrice {
    var last = 0.0
}

protocol ElmPresentable: Presentable {}

final class ElmInteractor: PresentableInteractor<ElmPresentable> {
    private let prices: PricePublishing
    private let holder: LastPrice

    init(presenter: ElmPresentable, prices: PricePublishing, holder: LastPrice) {
        self.prices = prices
        self.holder = holder
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = prices.price.assign(to: \.last, on: holder)
        //               ^^^^^^ undisposed_subscription: ElmInteractor
    }
}

// === B3.1 Combine: assign(to:on:), cancelled on deactivate

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

final class LastPrice {
    var last = 0.0
}

protocol ElmPresentable: Presentable {}

final class ElmInteractor: PresentableInteractor<ElmPresentable> {
    private let prices: PricePublishing
    private let holder: LastPrice

    init(presenter: ElmPresentable, prices: PricePublishing, holder: LastPrice) {
        self.prices = prices
        self.holder = holder
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.assign(to: \.last, on: holder)
            .cancelOnDeactivate(interactor: self)
    }
}

// === B3.1 Combine: connect()

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol FirPresentable: Presentable {}

final class FirInteractor: PresentableInteractor<FirPresentable> {
    private let prices: PricePublishing

    init(presenter: FirPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = prices.price.makeConnectable().connect()
        //                                 ^^^^^^^ undisposed_subscription
    }
}

// === B3.1 Combine: connect(), cancelled on deactivate

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol FirPresentable: Presentable {}

final class FirInteractor: PresentableInteractor<FirPresentable> {
    private let prices: PricePublishing

    init(presenter: FirPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.makeConnectable().connect()
            .cancelOnDeactivate(interactor: self)
    }
}

// === 3.3 a dropped Combine subscription dies at once, whatever its length

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol YewPresentable: Presentable {}

final class YewInteractor: PresentableInteractor<YewPresentable> {
    private let prices: PricePublishing

    init(presenter: YewPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = prices.price.prefix(1).sink { print($0) }
        //                         ^^^^ undisposed_subscription
    }
}

// === 3.3 a dropped Combine subscription dies at once, whatever its length, cancelled on deactivate

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol YewPresentable: Presentable {}

final class YewInteractor: PresentableInteractor<YewPresentable> {
    private let prices: PricePublishing

    init(presenter: YewPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.prefix(1).sink { print($0) }
            .cancelOnDeactivate(interactor: self)
    }
}

// === 3.3 a dropped Combine chain that sends one value

import Combine
import Foundation
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol IvyPresentable: Presentable {}

final class IvyInteractor: PresentableInteractor<IvyPresentable> {
    private let prices: PricePublishing

    init(presenter: IvyPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = Just(1).delay(for: 1, scheduler: DispatchQueue.main).sink { print($0) }
        //                                                       ^^^^ undisposed_subscription
    }
}

// === 3.3 a dropped Combine chain that sends one value, cancelled on deactivate

import Combine
import Foundation
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol IvyPresentable: Presentable {}

final class IvyInteractor: PresentableInteractor<IvyPresentable> {
    private let prices: PricePublishing

    init(presenter: IvyPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        Just(1).delay(for: 1, scheduler: DispatchQueue.main).sink { print($0) }
            .cancelOnDeactivate(interactor: self)
    }
}

// === 3.3 Combine: let _ =

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol FernPresentable: Presentable {}

final class FernInteractor: PresentableInteractor<FernPresentable> {
    private let prices: PricePublishing

    init(presenter: FernPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let _ = prices.price.first().sink(receiveValue: { print($0) })
        //                           ^^^^ undisposed_subscription
    }
}

// === 3.3 Combine: let _ =, cancelled on deactivate

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol FernPresentable: Presentable {}

final class FernInteractor: PresentableInteractor<FernPresentable> {
    private let prices: PricePublishing

    init(presenter: FernPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.first().sink(receiveValue: { print($0) })
            .cancelOnDeactivate(interactor: self)
    }
}

// === 3.1 Combine: a function of the project that returns AnyCancellable

import Combine
import Foundation
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

extension Publisher where Failure == Never {
    @discardableResult
    func sinkOnMain(_ handler: @escaping (Output) -> Void) -> AnyCancellable {
        receive(on: DispatchQueue.main).sink(receiveValue: handler)
    }
}

protocol MossPresentable: Presentable {}

final class MossInteractor: PresentableInteractor<MossPresentable> {
    private let prices: PricePublishing

    init(presenter: MossPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sinkOnMain { print($0) }
        //           ^^^^^^^^^^ undisposed_subscription
    }
}

// === 3.1 Combine: a function of the project that returns AnyCancellable, cancelled on deactivate

import Combine
import Foundation
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

extension Publisher where Failure == Never {
    @discardableResult
    func sinkOnMain(_ handler: @escaping (Output) -> Void) -> AnyCancellable {
        receive(on: DispatchQueue.main).sink(receiveValue: handler)
    }
}

protocol MossPresentable: Presentable {}

final class MossInteractor: PresentableInteractor<MossPresentable> {
    private let prices: PricePublishing

    init(presenter: MossPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sinkOnMain { print($0) }
            .cancelOnDeactivate(interactor: self)
    }
}

// === B3.1 subscribe(on:) is a scheduler

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ReedPresentable: Presentable {
    func show(_ values: Observable<Double>)
}

final class ReedInteractor: PresentableInteractor<ReedPresentable> {
    private let prices: PriceStream

    init(presenter: ReedPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let priced = prices.price.subscribe(on: MainScheduler.instance).map { $0 * 2 }
        presenter.show(priced)
    }
}

// === B3.1 subscribeOn is a scheduler

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol RushPresentable: Presentable {
    func show(_ values: Observable<Double>)
}

final class RushInteractor: PresentableInteractor<RushPresentable> {
    private let prices: PriceStream

    init(presenter: RushPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(prices.price.subscribeOn(MainScheduler.instance))
    }
}

// === B3.1 Combine: subscribe(on:) is a scheduler

import Combine
import Foundation
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol SagePresentable: Presentable {
    func show(_ values: AnyPublisher<Double, Never>)
}

final class SageInteractor: PresentableInteractor<SagePresentable> {
    private let prices: PricePublishing

    init(presenter: SagePresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(prices.price.subscribe(on: DispatchQueue.main).eraseToAnyPublisher())
    }
}

// === B3.1 a bind of the presenter

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MintPresentable: Presentable {
    func bind(viewModel: String)
    func bind()
}

final class MintInteractor: PresentableInteractor<MintPresentable> {
    private let prices: PriceStream

    init(presenter: MintPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.bind(viewModel: "EUR")
        presenter.bind()
    }
}

// === B3.1 a bind of the presenter that takes a closure

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BasilPresentable: Presentable {
    func bind(_ onClose: @escaping () -> Void)
}

final class BasilInteractor: PresentableInteractor<BasilPresentable> {
    private let prices: PriceStream

    init(presenter: BasilPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.bind { print("closed") }
    }
}

// === B3.1 an own bind function

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ThymePresentable: Presentable {
    func show(_ text: String)
}

final class ThymeInteractor: PresentableInteractor<ThymePresentable> {
    private let prices: PriceStream

    init(presenter: ThymePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        bind()
        self.bind(currency: "EUR")
    }

    private func bind() {
        prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }

    private func bind(currency: String) {
        presenter.show(currency)
    }
}

// === 3.1 bind resolves to a function of the project that returns nothing

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

extension ObservableType {
    func bind(onNext: @escaping (Element) -> Void, for interactor: Interactor) {
        subscribe(onNext: onNext).disposeOnDeactivate(interactor: interactor)
    }
}

protocol CuminPresentable: Presentable {}

final class CuminInteractor: PresentableInteractor<CuminPresentable> {
    private let prices: PriceStream

    init(presenter: CuminPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind(onNext: { print($0) }, for: self)
    }
}

// === B3.1 assign to a published property manages itself

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol ClovePresentable: Presentable {}

final class CloveInteractor: PresentableInteractor<ClovePresentable> {
    private let prices: PricePublishing

    init(presenter: ClovePresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.assign(to: &$last)
    }

    @Published private var last = 0.0
}

// === B3.1 a workflow is subscribed by another rule

import RIBs
import RxSwift

protocol RootActionableItem: AnyObject {
    func waitForLogin() -> Observable<(RootActionableItem, ())>
}

final class OpenWorkflow: Workflow<RootActionableItem> {}

final class RootInteractor: Interactor, RootActionableItem {
    func waitForLogin() -> Observable<(RootActionableItem, ())> {
        .just((self, ()))
    }

    func open() {
        let workflow = OpenWorkflow()
        workflow.subscribe(self)
    }
}

// === B3.1 observers of NotificationCenter and KVO are other rules

import Foundation
import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol AnisePresentable: Presentable {}

final class AniseInteractor: PresentableInteractor<AnisePresentable> {
    private let prices: PriceStream

    init(presenter: AnisePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: nil, object: nil)
    }

    @objc private func refresh() {}
}

// === 3.1 a function of the project that returns an observable

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ChivePresentable: Presentable {
    func connect(action: Observable<String>) -> Observable<Void>
}

final class ChiveInteractor: PresentableInteractor<ChivePresentable> {
    private let prices: PriceStream

    init(presenter: ChivePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.connect(action: prices.price.map { "\($0)" })
    }
}

// === 3.1 a function named subscribe on no observable

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

final class Newsletter {
    func subscribe() {}
    func subscribe(email: String) {}
}

protocol DillPresentable: Presentable {}

final class DillInteractor: PresentableInteractor<DillPresentable> {
    private let newsletter: Newsletter

    init(presenter: DillPresentable, newsletter: Newsletter) {
        self.newsletter = newsletter
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        newsletter.subscribe()
        newsletter.subscribe(email: "a@b.c")
    }
}

// === 0.2 commented code and strings

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol KalePresentable: Presentable {
    func show(_ text: String)
}

final class KaleInteractor: PresentableInteractor<KalePresentable> {
    private let prices: PriceStream

    init(presenter: KalePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        // prices.price.subscribe(onNext: { print($0) })
        /* prices.price.bind(to: relay) */
        presenter.show("prices.price.subscribe(onNext: { })")
    }
}

// === B3.2 disposeOnDeactivate with another interactor, in a helper that receives it

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol LilyPresentable: Presentable {}

final class LilyInteractor: PresentableInteractor<LilyPresentable> {
    private let prices: PriceStream

    init(presenter: LilyPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observe(for: self)
    }

    private func observe(for interactor: Interactor) {
        prices.price
            .subscribe(onNext: { print($0) })
            .disposeOnDeactivate(interactor: interactor)
    }
}

// === B3.2 disposed on deactivate with strong self is legal by design

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol RosePresentable: Presentable {
    func show(_ text: String)
}

protocol RoseListener: AnyObject {
    func didSee(_ price: Double)
}

final class RoseInteractor: PresentableInteractor<RosePresentable> {
    weak var listener: RoseListener?
    private let prices: PriceStream

    init(presenter: RosePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { price in
                self.presenter.show("\(price)")
                self.listener?.didSee(price)
            })
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.2 the deprecated alias of ModernRIBs

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol IrisPresentable: Presentable {}

final class IrisInteractor: PresentableInteractor<IrisPresentable> {
    private let prices: PricePublishing

    init(presenter: IrisPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { print($0) }.disposeOnDeactivate(interactor: self)
    }
}

// === B3.2 dispose() at once

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol TulipPresentable: Presentable {}

final class TulipInteractor: PresentableInteractor<TulipPresentable> {
    private let prices: PriceStream

    init(presenter: TulipPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) })
        //           ^^^^^^^^^ undisposed_subscription
    }
}

// === B3.2 dispose() at once ends it

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol TulipPresentable: Presentable {}

final class TulipInteractor: PresentableInteractor<TulipPresentable> {
    private let prices: PriceStream

    init(presenter: TulipPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).dispose()
    }
}

// === B3.2 cancel() at once ends it

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol DaisyPresentable: Presentable {}

final class DaisyInteractor: PresentableInteractor<DaisyPresentable> {
    private let prices: PricePublishing

    init(presenter: DaisyPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { print($0) }.cancel()
    }
}

// === B3.2 disposeOnStop of a worker

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

final class PriceWorker: Worker {}

protocol LotusPresentable: Presentable {}

final class LotusInteractor: PresentableInteractor<LotusPresentable> {
    private let prices: PriceStream
    private let worker: PriceWorker

    init(presenter: LotusPresentable, prices: PriceStream, worker: PriceWorker) {
        self.prices = prices
        self.worker = worker
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) })
            .disposeOnStop(worker)
    }
}

// === B3.2 cancelOnStop of a worker

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

final class PriceWorker: Worker {}

protocol AsterPresentable: Presentable {}

final class AsterInteractor: PresentableInteractor<AsterPresentable> {
    private let prices: PricePublishing
    private let worker: PriceWorker

    init(presenter: AsterPresentable, prices: PricePublishing, worker: PriceWorker) {
        self.prices = prices
        self.worker = worker
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { print($0) }.cancelOnStop(worker)
    }
}

// === B3.2 disposeWith(workflow:)

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

final class PriceWorkflow: Workflow<Interactor> {}

protocol PeonyPresentable: Presentable {}

final class PeonyInteractor: PresentableInteractor<PeonyPresentable> {
    private let prices: PriceStream
    private let workflow: PriceWorkflow

    init(presenter: PeonyPresentable, prices: PriceStream, workflow: PriceWorkflow) {
        self.prices = prices
        self.workflow = workflow
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) })
            .disposeWith(workflow: workflow)
    }
}

// === B3.2 cancelWith(workflow:)

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

final class PriceWorkflow: Workflow<Interactor> {}

protocol ViolaPresentable: Presentable {}

final class ViolaInteractor: PresentableInteractor<ViolaPresentable> {
    private let prices: PricePublishing
    private let workflow: PriceWorkflow

    init(presenter: ViolaPresentable, prices: PricePublishing, workflow: PriceWorkflow) {
        self.prices = prices
        self.workflow = workflow
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { print($0) }.cancelWith(workflow: workflow)
    }
}

// === 3.2 take(until:) some other stream

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PriceFeed: PriceStream {
    var closed: Observable<Void> { get }
}

protocol HeathPresentable: Presentable {}

final class HeathInteractor: PresentableInteractor<HeathPresentable> {
    private let prices: PriceFeed

    init(presenter: HeathPresentable, prices: PriceFeed) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .take(until: prices.closed)
            .subscribe(onNext: { print($0) })
        //   ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.2 take(until:) what derives from isActiveStream

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PriceFeed: PriceStream {
    var closed: Observable<Void> { get }
}

protocol HeathPresentable: Presentable {}

final class HeathInteractor: PresentableInteractor<HeathPresentable> {
    private let prices: PriceFeed

    init(presenter: HeathPresentable, prices: PriceFeed) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .take(until: isActiveStream.filter { !$0 })
            .subscribe(onNext: { print($0) })
    }
}

// === 3.2 take(until:) deallocated outlives deactivation

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol GorsePresentable: Presentable {}

final class GorseInteractor: PresentableInteractor<GorsePresentable> {
    private let prices: PriceStream

    init(presenter: GorsePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .take(until: rx.deallocated)
            .subscribe(onNext: { print($0) })
        //   ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.2 take(until:) a local that derives from isActiveStream

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol GorsePresentable: Presentable {}

final class GorseInteractor: PresentableInteractor<GorsePresentable> {
    private let prices: PriceStream

    init(presenter: GorsePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let inactive = isActiveStream.filter { !$0 }.map { _ in () }
        prices.price
            .take(until: inactive)
            .subscribe(onNext: { print($0) })
    }
}

// === 3.2 take(until:) an own property that derives from isActiveStream

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BroomPresentable: Presentable {}

final class BroomInteractor: PresentableInteractor<BroomPresentable> {
    private let prices: PriceStream

    init(presenter: BroomPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    private var deactivated: Observable<Bool> { isActiveStream.filter { $0 == false } }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .take(until: deactivated)
            .subscribe(onNext: { print($0) })
    }
}

// === 3.2 takeUntil, the older spelling

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol FurzePresentable: Presentable {}

final class FurzeInteractor: PresentableInteractor<FurzePresentable> {
    private let prices: PriceStream

    init(presenter: FurzePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.takeUntil(isActiveStream.filter { !$0 }).subscribe(onNext: { print($0) })
    }
}

// === B3.2 confineTo delays and does not dispose

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CloverPresentable: Presentable {}

final class CloverInteractor: PresentableInteractor<CloverPresentable> {
    private let prices: PriceStream

    init(presenter: CloverPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.confineTo(self).subscribe(onNext: { print($0) })
        //                           ^^^^^^^^^ undisposed_subscription
    }
}

// === B3.2 confineTo, and disposed on deactivate

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CloverPresentable: Presentable {}

final class CloverInteractor: PresentableInteractor<CloverPresentable> {
    private let prices: PriceStream

    init(presenter: CloverPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.confineTo(self).subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

// === B3.2 an extension of the project that drops it

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

extension Disposable {
    func untilInactive(_ interactor: Interactor) {
        print("kept by nobody")
    }
}

protocol PoppyPresentable: Presentable {}

final class PoppyInteractor: PresentableInteractor<PoppyPresentable> {
    private let prices: PriceStream

    init(presenter: PoppyPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).untilInactive(self)
        //           ^^^^^^^^^ undisposed_subscription
    }
}

// === B3.2 an extension of the project that ends in a terminator

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

extension Disposable {
    func untilInactive(_ interactor: Interactor) {
        disposeOnDeactivate(interactor: interactor)
    }
}

protocol PoppyPresentable: Presentable {}

final class PoppyInteractor: PresentableInteractor<PoppyPresentable> {
    private let prices: PriceStream

    init(presenter: PoppyPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).untilInactive(self)
    }
}

// === B3.2 an extension of the project that calls one that ends in a terminator

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

extension Disposable {
    func untilInactive(_ interactor: Interactor) {
        disposeOnDeactivate(interactor: interactor)
    }
}

extension Disposable {
    func whileActive(_ interactor: Interactor) {
        print("bound")
        untilInactive(interactor)
    }
}

protocol CrocusPresentable: Presentable {}

final class CrocusInteractor: PresentableInteractor<CrocusPresentable> {
    private let prices: PriceStream

    init(presenter: CrocusPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).whileActive(self)
    }
}

// === B3.2 the extension is in another file and ends in the interactor

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

extension ObservableType {
    func subscribeNext(for interactor: Interactor, _ handler: @escaping (Element) -> Void) {
        subscribe(onNext: handler).disposeOnDeactivate(interactor: interactor)
    }
}

protocol OrchidPresentable: Presentable {}

final class OrchidInteractor: PresentableInteractor<OrchidPresentable> {
    private let prices: PriceStream

    init(presenter: OrchidPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribeNext(for: self) { print($0) }
    }
}

// === 3.2 in an initialiser, dropped

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ZinniaPresentable: Presentable {}

final class ZinniaInteractor: PresentableInteractor<ZinniaPresentable> {
    init(presenter: ZinniaPresentable, prices: PriceStream) {
        super.init(presenter: presenter)
        prices.price.subscribe(onNext: { print($0) })
        //           ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.2 on deactivate in an initialiser is another rule

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ZinniaPresentable: Presentable {}

final class ZinniaInteractor: PresentableInteractor<ZinniaPresentable> {
    init(presenter: ZinniaPresentable, prices: PriceStream) {
        super.init(presenter: presenter)
        prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

// === 3.2 a bag made in place dies at once

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MaplePresentable: Presentable {}

final class MapleInteractor: PresentableInteractor<MaplePresentable> {
    private let prices: PriceStream

    init(presenter: MaplePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).disposed(by: DisposeBag())
        //           ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.2 in place of a bag made in place

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MaplePresentable: Presentable {}

final class MapleInteractor: PresentableInteractor<MaplePresentable> {
    private let prices: PriceStream

    init(presenter: MaplePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

// === 3.2 a local bag that does not escape

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BirchPresentable: Presentable {}

final class BirchInteractor: PresentableInteractor<BirchPresentable> {
    private let prices: PriceStream

    init(presenter: BirchPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let bag = DisposeBag()
        prices.price
            .subscribe(onNext: { print($0) })
        //   ^^^^^^^^^ undisposed_subscription: BirchInteractor
            .disposed(by: bag)
    }
}

// === 3.2 a local bag that escapes into a member emptied at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BirchPresentable: Presentable {}

final class BirchInteractor: PresentableInteractor<BirchPresentable> {
    private let prices: PriceStream
    private var bag: DisposeBag?

    init(presenter: BirchPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let bag = DisposeBag()
        prices.price
            .subscribe(onNext: { print($0) })
            .disposed(by: bag)
        self.bag = bag
    }

    override func willResignActive() {
        super.willResignActive()
        bag = nil
    }
}

// === 3.2 a local set of cancellables

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol AlderPresentable: Presentable {}

final class AlderInteractor: PresentableInteractor<AlderPresentable> {
    private let prices: PricePublishing

    init(presenter: AlderPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        var cancellables = Set<AnyCancellable>()
        prices.price
            .sink { print($0) }
        //   ^^^^ undisposed_subscription
            .store(in: &cancellables)
    }
}

// === 3.2 in place of a local set of cancellables

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol AlderPresentable: Presentable {}

final class AlderInteractor: PresentableInteractor<AlderPresentable> {
    private let prices: PricePublishing

    init(presenter: AlderPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { print($0) }.cancelOnDeactivate(interactor: self)
    }
}

// === 3.2 another object's bag is not judged

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol LarchPresentable: Presentable {
    var bag: DisposeBag { get }
}

final class LarchInteractor: PresentableInteractor<LarchPresentable> {
    private let prices: PriceStream

    init(presenter: LarchPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).disposed(by: presenter.bag)
    }
}

// === 3.2 another object's set is not judged

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

final class Session {
    var cancellables = Set<AnyCancellable>()
}

protocol CedarPresentable: Presentable {}

final class CedarInteractor: PresentableInteractor<CedarPresentable> {
    private let prices: PricePublishing
    private let session: Session

    init(presenter: CedarPresentable, prices: PricePublishing, session: Session) {
        self.prices = prices
        self.session = session
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { print($0) }.store(in: &session.cancellables)
    }
}

// === 3.2 an inout parameter whose argument is a local

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol HazelPresentable: Presentable {}

final class HazelInteractor: PresentableInteractor<HazelPresentable> {
    private let prices: PricePublishing

    init(presenter: HazelPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        var cancellables = Set<AnyCancellable>()
        observe(into: &cancellables)
    }

    private func observe(into cancellables: inout Set<AnyCancellable>) {
        prices.price.sink { print($0) }.store(in: &cancellables)
        //           ^^^^ undisposed_subscription
    }
}

// === 3.2 an inout parameter whose argument is a set that deactivation empties

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol HazelPresentable: Presentable {}

final class HazelInteractor: PresentableInteractor<HazelPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    init(presenter: HazelPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observe(into: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables.removeAll()
    }

    private func observe(into cancellables: inout Set<AnyCancellable>) {
        prices.price.sink { print($0) }.store(in: &cancellables)
    }
}

// === 3.3 dropped with _ =

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol WheatPresentable: Presentable {}

final class WheatInteractor: PresentableInteractor<WheatPresentable> {
    private let prices: PriceStream

    init(presenter: WheatPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = prices.price.subscribe(onNext: { print($0) })
        //               ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 dropped with _ =, disposed on deactivate

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol WheatPresentable: Presentable {}

final class WheatInteractor: PresentableInteractor<WheatPresentable> {
    private let prices: PriceStream

    init(presenter: WheatPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) })
            .disposeOnDeactivate(interactor: self)
    }
}

// === 3.3 dropped with let _ =

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BarleyPresentable: Presentable {}

final class BarleyInteractor: PresentableInteractor<BarleyPresentable> {
    private let prices: PriceStream

    init(presenter: BarleyPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let _ = prices.price.subscribe(onNext: { print($0) })
        //                   ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 dropped with let _ =, disposed on deactivate

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BarleyPresentable: Presentable {}

final class BarleyInteractor: PresentableInteractor<BarleyPresentable> {
    private let prices: PriceStream

    init(presenter: BarleyPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) })
            .disposeOnDeactivate(interactor: self)
    }
}

// === 3.3 the value of a Void closure

import Foundation
import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MaizePresentable: Presentable {}

final class MaizeInteractor: PresentableInteractor<MaizePresentable> {
    private let prices: PriceStream

    init(presenter: MaizePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        DispatchQueue.main.async { self.prices.price.subscribe(onNext: { print($0) }) }
        //                                           ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 the value of a Void closure, disposed on deactivate

import Foundation
import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MaizePresentable: Presentable {}

final class MaizeInteractor: PresentableInteractor<MaizePresentable> {
    private let prices: PriceStream

    init(presenter: MaizePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        DispatchQueue.main.async { self.prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self) }
    }
}

// === 3.3 take(2) may wait for ever

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol RyePresentable: Presentable {}

final class RyeInteractor: PresentableInteractor<RyePresentable> {
    private let prices: PriceStream

    init(presenter: RyePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.take(2).subscribe(onNext: { print($0) })
        //                   ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 take(1) is finite

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol RyePresentable: Presentable {}

final class RyeInteractor: PresentableInteractor<RyePresentable> {
    private let prices: PriceStream

    init(presenter: RyePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.take(1).subscribe(onNext: { print($0) })
    }
}

// === 3.3 flatMap lengthens

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol OatPresentable: Presentable {}

final class OatInteractor: PresentableInteractor<OatPresentable> {
    private let prices: PriceStream

    init(presenter: OatPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.take(1).flatMap { _ in Observable<Int>.never() }.subscribe(onNext: { print($0) })
        //                                                            ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 operators that keep it finite

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol OatPresentable: Presentable {}

final class OatInteractor: PresentableInteractor<OatPresentable> {
    private let prices: PriceStream

    init(presenter: OatPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.take(1).map { $0 * 2 }.compactMap { $0 }.filter { $0 > 0 }.do(onNext: { print($0) }).observe(on: MainScheduler.instance).timeout(.seconds(3), scheduler: MainScheduler.instance).subscribe(onNext: { print($0) })
    }
}

// === 3.3 concat lengthens

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MilletPresentable: Presentable {}

final class MilletInteractor: PresentableInteractor<MilletPresentable> {
    private let prices: PriceStream

    init(presenter: MilletPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.take(1).concat(Observable<Double>.never()).subscribe(onNext: { print($0) })
        //                                                      ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 take(1) at the end of a lengthened chain

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MilletPresentable: Presentable {}

final class MilletInteractor: PresentableInteractor<MilletPresentable> {
    private let prices: PriceStream

    init(presenter: MilletPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.concat(Observable.just(0)).take(1).subscribe(onNext: { print($0) })
    }
}

// === 3.3 an unknown operator may lengthen

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SorghumPresentable: Presentable {}

final class SorghumInteractor: PresentableInteractor<SorghumPresentable> {
    private let prices: PriceStream

    init(presenter: SorghumPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.take(1).paced().subscribe(onNext: { print($0) })
        //                           ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 filterNil and withUnretained keep it finite

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SorghumPresentable: Presentable {}

final class SorghumInteractor: PresentableInteractor<SorghumPresentable> {
    private let prices: PriceStream

    init(presenter: SorghumPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.map { Optional($0) }.take(1).filterNil().withUnretained(self).subscribe(onNext: { print($0) })
    }
}

// === 3.3 startWith behind take(1)

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SpeltPresentable: Presentable {}

final class SpeltInteractor: PresentableInteractor<SpeltPresentable> {
    private let prices: PriceStream

    init(presenter: SpeltPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.take(1).startWith(0).subscribe(onNext: { print($0) })
        //                                ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 startWith before take(1)

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SpeltPresentable: Presentable {}

final class SpeltInteractor: PresentableInteractor<SpeltPresentable> {
    private let prices: PriceStream

    init(presenter: SpeltPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.startWith(0).take(1).subscribe(onNext: { print($0) })
    }
}

// === 3.3 merge lengthens

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol TeffPresentable: Presentable {}

final class TeffInteractor: PresentableInteractor<TeffPresentable> {
    private let prices: PriceStream

    init(presenter: TeffPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.take(1).merge(with: Observable<Double>.never()).subscribe(onNext: { print($0) })
        //                                                           ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 first()

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol TeffPresentable: Presentable {}

final class TeffInteractor: PresentableInteractor<TeffPresentable> {
    private let prices: PriceStream

    init(presenter: TeffPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.first().subscribe(onSuccess: { print($0 ?? 0) })
    }
}

// === 3.3 repeat lengthens

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol EmmerPresentable: Presentable {}

final class EmmerInteractor: PresentableInteractor<EmmerPresentable> {
    private let prices: PriceStream

    init(presenter: EmmerPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.take(1).repeat().subscribe(onNext: { print($0) })
        //                            ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 repeat before take(1)

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol EmmerPresentable: Presentable {}

final class EmmerInteractor: PresentableInteractor<EmmerPresentable> {
    private let prices: PriceStream

    init(presenter: EmmerPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.repeat().take(1).subscribe(onNext: { print($0) })
    }
}

// === 3.3 switchLatest lengthens

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol DurumPresentable: Presentable {}

final class DurumInteractor: PresentableInteractor<DurumPresentable> {
    private let prices: PriceStream

    init(presenter: DurumPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.take(1).map { Observable.just($0) }.switchLatest().subscribe(onNext: { print($0) })
        //                                                              ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 switchLatest before take(1)

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol DurumPresentable: Presentable {}

final class DurumInteractor: PresentableInteractor<DurumPresentable> {
    private let prices: PriceStream

    init(presenter: DurumPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.map { Observable.just($0) }.switchLatest().take(1).subscribe(onNext: { print($0) })
    }
}

// === 3.3 skip is not finite

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol FarroPresentable: Presentable {}

final class FarroInteractor: PresentableInteractor<FarroPresentable> {
    private let prices: PriceStream

    init(presenter: FarroPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.skip(1).subscribe(onNext: { print($0) })
        //                   ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 prefix(1)

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol FarroPresentable: Presentable {}

final class FarroInteractor: PresentableInteractor<FarroPresentable> {
    private let prices: PriceStream

    init(presenter: FarroPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.prefix(1).subscribe(onNext: { print($0) })
    }
}

// === 3.3 a Single, a Maybe and a Completable are finite

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol RateAPI: AnyObject {
    func rate() -> Single<Double>
    func cached() -> Maybe<Double>
    func warmUp() -> Completable
    func rates() -> Observable<Double>
}

protocol QuinoaPresentable: Presentable {}

final class QuinoaInteractor: PresentableInteractor<QuinoaPresentable> {
    private let api: RateAPI

    init(presenter: QuinoaPresentable, api: RateAPI) {
        self.api = api
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        api.rate().subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
        api.cached().subscribe(onSuccess: { print($0) })
        _ = api.warmUp().subscribe(onCompleted: { print("warm") })
        api.rate().map { $0 * 2 }.observe(on: MainScheduler.instance).subscribe()
    }
}

// === 3.3 whatever came before it, onSuccess is a handler of a Single or a Maybe alone

import Combine
import RIBs
import RxSwift

protocol LentilAPI: AnyObject {
    func banks() -> Single<[String]>
    func types() -> Single<[Int]>
    func shops() -> Observable<[String]>
    var currency: AnyPublisher<String, Never> { get }
}

protocol LentilPresentable: Presentable {}

extension Publisher {
    func asSingle() -> Single<Output> { Single.create { _ in Disposables.create() } }
}

final class LentilInteractor: PresentableInteractor<LentilPresentable> {
    private let api: LentilAPI

    init(presenter: LentilPresentable, api: LentilAPI) {
        self.api = api
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        Single.zip(api.banks(), api.types()).observe(on: MainScheduler.asyncInstance).subscribe(onSuccess: { print($0) })
        api.currency.asSingle().observe(on: MainScheduler.asyncInstance).subscribe(onSuccess: { print($0) })
        api.banks().flatMap { _ in self.api.types() }.subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
        api.banks().asObservable().flatMap { _ in self.api.shops() }.subscribe(onNext: { print($0) })
    //                                                               ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 an Observable that an API returns

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol RateAPI: AnyObject {
    func rate() -> Single<Double>
    func cached() -> Maybe<Double>
    func warmUp() -> Completable
    func rates() -> Observable<Double>
}

protocol ChiaPresentable: Presentable {}

final class ChiaInteractor: PresentableInteractor<ChiaPresentable> {
    private let api: RateAPI

    init(presenter: ChiaPresentable, api: RateAPI) {
        self.api = api
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        api.rates().subscribe(onNext: { print($0) })
        //          ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 a Single that an API returns

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol RateAPI: AnyObject {
    func rate() -> Single<Double>
    func cached() -> Maybe<Double>
    func warmUp() -> Completable
    func rates() -> Observable<Double>
}

protocol ChiaPresentable: Presentable {}

final class ChiaInteractor: PresentableInteractor<ChiaPresentable> {
    private let api: RateAPI

    init(presenter: ChiaPresentable, api: RateAPI) {
        self.api = api
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        api.rate().subscribe(onSuccess: { print($0) })
    }
}

// === 3.3 a Single made an Observable and continued

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol RateAPI: AnyObject {
    func rate() -> Single<Double>
    func cached() -> Maybe<Double>
    func warmUp() -> Completable
    func rates() -> Observable<Double>
}

protocol FlaxPresentable: Presentable {}

final class FlaxInteractor: PresentableInteractor<FlaxPresentable> {
    private let api: RateAPI

    init(presenter: FlaxPresentable, api: RateAPI) {
        self.api = api
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        api.rate().asObservable().flatMap { _ in Observable<Int>.never() }.subscribe()
        //                                                                 ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 a Single made an Observable

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol RateAPI: AnyObject {
    func rate() -> Single<Double>
    func cached() -> Maybe<Double>
    func warmUp() -> Completable
    func rates() -> Observable<Double>
}

protocol FlaxPresentable: Presentable {}

final class FlaxInteractor: PresentableInteractor<FlaxPresentable> {
    private let api: RateAPI

    init(presenter: FlaxPresentable, api: RateAPI) {
        self.api = api
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        api.rate().asObservable().subscribe()
    }
}

// === 3.3 a function with one expression that is not finite

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol HempPresentable: Presentable {}

final class HempInteractor: PresentableInteractor<HempPresentable> {
    private let prices: PriceStream

    init(presenter: HempPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = currentPrice().subscribe(onNext: { print($0) })
        //                 ^^^^^^^^^ undisposed_subscription
    }

    private func currentPrice() -> Observable<Double> {
        prices.price.map { $0 * 2 }
    }
}

// === 3.3 a function with one expression that is finite

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol HempPresentable: Presentable {}

final class HempInteractor: PresentableInteractor<HempPresentable> {
    private let prices: PriceStream

    init(presenter: HempPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = currentPrice().subscribe(onNext: { print($0) })
    }

    private func currentPrice() -> Observable<Double> {
        prices.price.take(1)
    }
}

// === 3.3 a computed property that is not finite

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SesamePresentable: Presentable {}

final class SesameInteractor: PresentableInteractor<SesamePresentable> {
    private let prices: PriceStream

    init(presenter: SesamePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    private var latest: Observable<Double> { prices.price }

    override func didBecomeActive() {
        super.didBecomeActive()
        latest.subscribe(onNext: { print($0) })
        //     ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 a computed property that is finite

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SesamePresentable: Presentable {}

final class SesameInteractor: PresentableInteractor<SesamePresentable> {
    private let prices: PriceStream

    init(presenter: SesamePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    private var latest: Observable<Double> {
        return prices.price.take(1)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        latest.subscribe(onNext: { print($0) })
    }
}

// === 3.3 dropped in a guard and in a branch, both finite

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol LupinPresentable: Presentable {}

final class LupinInteractor: PresentableInteractor<LupinPresentable> {
    private let prices: PriceStream

    init(presenter: LupinPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        guard isActive else { return }
        if isActive {
            prices.price.take(1).subscribe(onNext: { print($0) })
        }
    }
}

// === 3.3 a local that nobody uses

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol AlmondPresentable: Presentable {
    func show(_ text: String)
}

final class AlmondInteractor: PresentableInteractor<AlmondPresentable> {
    private let prices: PriceStream

    init(presenter: AlmondPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let subscription = prices.price.subscribe(onNext: { print($0) })
        //                              ^^^^^^^^^ undisposed_subscription
        presenter.show("waiting")
    }
}

// === 3.3 a local that is disposed on deactivate

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol AlmondPresentable: Presentable {}

final class AlmondInteractor: PresentableInteractor<AlmondPresentable> {
    private let prices: PriceStream

    init(presenter: AlmondPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let subscription = prices.price.subscribe(onNext: { print($0) })
        subscription.disposeOnDeactivate(interactor: self)
    }
}

// === 3.3 Combine: a local that nobody uses

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol CashewPresentable: Presentable {
    func show(_ text: String)
}

final class CashewInteractor: PresentableInteractor<CashewPresentable> {
    private let prices: PricePublishing

    init(presenter: CashewPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let token = prices.price.sink { print($0) }
        //                       ^^^^ undisposed_subscription
        presenter.show("waiting")
    }
}

// === 3.3 Combine: a local that is cancelled on deactivate

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol CashewPresentable: Presentable {}

final class CashewInteractor: PresentableInteractor<CashewPresentable> {
    private let prices: PricePublishing

    init(presenter: CashewPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let token = prices.price.sink { print($0) }
        token.cancelOnDeactivate(interactor: self)
    }
}

// === 3.3 a local that is stored in a local set

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol BrazilPresentable: Presentable {}

final class BrazilInteractor: PresentableInteractor<BrazilPresentable> {
    private let prices: PricePublishing

    init(presenter: BrazilPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let token = prices.price.sink { print($0) }
        //                       ^^^^ undisposed_subscription
        var tokens = Set<AnyCancellable>()
        token.store(in: &tokens)
    }
}

// === 3.3 a local that is stored, and the set is emptied at deactivation

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol BrazilPresentable: Presentable {}

final class BrazilInteractor: PresentableInteractor<BrazilPresentable> {
    private let prices: PricePublishing
    private var tokens = Set<AnyCancellable>()

    init(presenter: BrazilPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let token = prices.price.sink { print($0) }
        token.store(in: &tokens)
    }

    override func willResignActive() {
        super.willResignActive()
        tokens.removeAll()
    }
}

// === 3.3 handed to a function of the project that drops it

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PecanPresentable: Presentable {
    func show(_ text: String)
}

final class PecanInteractor: PresentableInteractor<PecanPresentable> {
    private let prices: PriceStream

    init(presenter: PecanPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let subscription = prices.price.subscribe(onNext: { print($0) })
        //                              ^^^^^^^^^ undisposed_subscription
        add(subscription)
    }

    private func add(_ disposable: Disposable) {
        presenter.show("added")
    }
}

// === 3.3 handed to a function of the project that binds it

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PecanPresentable: Presentable {}

final class PecanInteractor: PresentableInteractor<PecanPresentable> {
    private let prices: PriceStream

    init(presenter: PecanPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let subscription = prices.price.subscribe(onNext: { print($0) })
        add(subscription)
    }

    private func add(_ disposable: Disposable) {
        disposable.disposeOnDeactivate(interactor: self)
    }
}

// === 3.3 the argument of a function of the project that drops it

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol WalnutPresentable: Presentable {}

final class WalnutInteractor: PresentableInteractor<WalnutPresentable> {
    private let prices: PriceStream
    private let ledger: SubscriptionLedger

    init(presenter: WalnutPresentable, prices: PriceStream, ledger: SubscriptionLedger) {
        self.prices = prices
        self.ledger = ledger
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        add(prices.price.subscribe(onNext: { print($0) }))
        //               ^^^^^^^^^ undisposed_subscription
    }

    private func add(_ disposable: Disposable) {}
}

// === 3.3 an unresolvable callee takes it over

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol WalnutPresentable: Presentable {}

final class WalnutInteractor: PresentableInteractor<WalnutPresentable> {
    private let prices: PriceStream
    private let ledger: SubscriptionLedger

    init(presenter: WalnutPresentable, prices: PriceStream, ledger: SubscriptionLedger) {
        self.prices = prices
        self.ledger = ledger
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        ledger.keep(prices.price.subscribe(onNext: { print($0) }))
    }
}

// === 3.3 returned, and the caller drops it

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol OlivePresentable: Presentable {}

final class OliveInteractor: PresentableInteractor<OlivePresentable> {
    private let prices: PriceStream

    init(presenter: OlivePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = observe()
        //  ^^^^^^^ undisposed_subscription: OliveInteractor
    }

    private func observe() -> Disposable {
        return prices.price.subscribe(onNext: { print($0) })
    }
}

// === 3.3 returned, and the caller ends it

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol OlivePresentable: Presentable {}

final class OliveInteractor: PresentableInteractor<OlivePresentable> {
    private let prices: PriceStream

    init(presenter: OlivePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observe().disposeOnDeactivate(interactor: self)
    }

    private func observe() -> Disposable {
        return prices.price.subscribe(onNext: { print($0) })
    }
}

// === 3.3 returned by a discardable function, and the caller drops it

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol FigPresentable: Presentable {}

final class FigInteractor: PresentableInteractor<FigPresentable> {
    private let prices: PriceStream

    init(presenter: FigPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        self.observe()
        //   ^^^^^^^ undisposed_subscription
    }

    @discardableResult
    private func observe() -> Disposable {
        return prices.price.subscribe(onNext: { print($0) })
    }
}

// === 3.3 returned to two callers that both end it

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol FigPresentable: Presentable {}

final class FigInteractor: PresentableInteractor<FigPresentable> {
    private let prices: PriceStream

    init(presenter: FigPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observe().disposeOnDeactivate(interactor: self)
    }

    func refresh() {
        let again = observe()
        again.disposeOnDeactivate(interactor: self)
    }

    private func observe() -> Disposable {
        return prices.price.subscribe(onNext: { print($0) })
    }
}

// === 3.3 Combine: returned by one expression, and the caller drops it

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol DatePresentable: Presentable {}

final class DateInteractor: PresentableInteractor<DatePresentable> {
    private let prices: PricePublishing

    init(presenter: DatePresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = observe()
        //  ^^^^^^^ undisposed_subscription
    }

    private func observe() -> AnyCancellable {
        prices.price.sink { print($0) }
    }
}

// === 3.3 Combine: returned by one expression, and the caller ends it

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol DatePresentable: Presentable {}

final class DateInteractor: PresentableInteractor<DatePresentable> {
    private let prices: PricePublishing

    init(presenter: DatePresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observe().cancelOnDeactivate(interactor: self)
    }

    private func observe() -> AnyCancellable {
        prices.price.sink { print($0) }
    }
}

// === 3.3 returned through a requirement, the caller is elsewhere

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PlumObserving: AnyObject {
    func observePrice() -> Disposable
}

protocol PlumPresentable: Presentable {}

final class PlumInteractor: PresentableInteractor<PlumPresentable>, PlumObserving {
    private let prices: PriceStream

    init(presenter: PlumPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    func observePrice() -> Disposable {
        prices.price.subscribe(onNext: { print($0) })
    }
}

// === 3.3 the disposable that a create closure returns

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PeachPresentable: Presentable {}

final class PeachInteractor: PresentableInteractor<PeachPresentable> {
    private let prices: PriceStream

    init(presenter: PeachPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        doubled().subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }

    private func doubled() -> Observable<Double> {
        Observable.create { [prices] observer in
            prices.price.map { $0 * 2 }.subscribe(observer)
        }
    }
}

// === 3.3 a create closure that loses the inner subscription

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ApricotPresentable: Presentable {}

final class ApricotInteractor: PresentableInteractor<ApricotPresentable> {
    private let prices: PriceStream

    init(presenter: ApricotPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    func doubled() -> Completable {
        Completable.create { [prices] completable in
            let subscription = prices.price.subscribe(onNext: { _ in completable(.completed) })
            //                              ^^^^^^^^^ undisposed_subscription
            return Disposables.create()
        }
    }
}

// === 3.3 a create closure that disposes the inner subscription

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ApricotPresentable: Presentable {}

final class ApricotInteractor: PresentableInteractor<ApricotPresentable> {
    private let prices: PriceStream

    init(presenter: ApricotPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    func doubled() -> Completable {
        Completable.create { [prices] completable in
            let subscription = prices.price.subscribe(onNext: { _ in completable(.completed) })
            return Disposables.create { subscription.dispose() }
        }
    }
}

// === 3.3 part of the disposable that a create closure returns

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CherryPresentable: Presentable {}

final class CherryInteractor: PresentableInteractor<CherryPresentable> {
    private let prices: PriceStream

    init(presenter: CherryPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    func merged() -> Observable<Double> {
        Observable.create { [prices] observer in
            let first = prices.price.subscribe(observer)
            let second = prices.price.map { $0 * 2 }.subscribe(observer)
            return Disposables.create(first, second)
        }
    }
}

// === 3.3 a composite disposable that nobody keeps

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MangoPresentable: Presentable {
    func show(_ text: String)
}

final class MangoInteractor: PresentableInteractor<MangoPresentable> {
    private let prices: PriceStream

    init(presenter: MangoPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let all = CompositeDisposable(
            prices.price.subscribe(onNext: { print($0) })
            //           ^^^^^^^^^ undisposed_subscription
        )
        presenter.show("\(1)")
    }
}

// === 3.3 a composite disposable that ends at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MangoPresentable: Presentable {}

final class MangoInteractor: PresentableInteractor<MangoPresentable> {
    private let prices: PriceStream

    init(presenter: MangoPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let all = CompositeDisposable(
            prices.price.subscribe(onNext: { print($0) })
        )
        all.disposeOnDeactivate(interactor: self)
    }
}

// === 3.3 an array of disposables that nobody keeps

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PapayaPresentable: Presentable {}

final class PapayaInteractor: PresentableInteractor<PapayaPresentable> {
    private let prices: PriceStream

    init(presenter: PapayaPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let all = [
            prices.price.subscribe(onNext: { print($0) }),
            //           ^^^^^^^^^ undisposed_subscription
            prices.price.map { $0 * 2 }.subscribe(onNext: { print($0) })
            //                          ^^^^^^^^^ undisposed_subscription
        ]
    }
}

// === 3.3 an array of disposables that end at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PapayaPresentable: Presentable {}

final class PapayaInteractor: PresentableInteractor<PapayaPresentable> {
    private let prices: PriceStream

    init(presenter: PapayaPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        [
            prices.price.subscribe(onNext: { print($0) }),
            prices.price.map { $0 * 2 }.subscribe(onNext: { print($0) })
        ].forEach { $0.disposeOnDeactivate(interactor: self) }
    }
}

// === 3.3 a bag builder whose bag is local

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol GuavaPresentable: Presentable {
    func show(_ text: String)
}

final class GuavaInteractor: PresentableInteractor<GuavaPresentable> {
    private let prices: PriceStream

    init(presenter: GuavaPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let bag = DisposeBag {
            prices.price.subscribe(onNext: { print($0) })
            //           ^^^^^^^^^ undisposed_subscription
        }
        presenter.show("\(1)")
    }
}

// === 3.3 a bag builder whose bag is renewed at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol GuavaPresentable: Presentable {}

final class GuavaInteractor: PresentableInteractor<GuavaPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: GuavaPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        bag = DisposeBag {
            prices.price.subscribe(onNext: { print($0) })
        }
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === 3.1 a nested subscription is judged on its own

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol LemonPresentable: Presentable {}

final class LemonInteractor: PresentableInteractor<LemonPresentable> {
    private let prices: PriceStream

    init(presenter: LemonPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] _ in
                self?.prices.price.subscribe(onNext: { print($0) })
                //                 ^^^^^^^^^ undisposed_subscription
            })
            .disposeOnDeactivate(interactor: self)
    }
}

// === 3.1 a nested subscription ends at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol LemonPresentable: Presentable {}

final class LemonInteractor: PresentableInteractor<LemonPresentable> {
    private let prices: PriceStream

    init(presenter: LemonPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] _ in
                guard let self = self else { return }
                self.prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
            })
            .disposeOnDeactivate(interactor: self)
    }
}

// === 3.1 a nested chain behind flatMap is one chain

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol LimePresentable: Presentable {}

final class LimeInteractor: PresentableInteractor<LimePresentable> {
    private let prices: PriceStream

    init(presenter: LimePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .flatMapLatest { [prices] _ in prices.price.take(1) }
            .subscribe(onNext: { print($0) })
            .disposeOnDeactivate(interactor: self)
    }
}

// === 3.4 a chain that captures self strongly, in a bag that is not emptied

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol KiwiPresentable: Presentable {
    func show(_ text: String)
}

final class KiwiInteractor: PresentableInteractor<KiwiPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: KiwiPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { price in
        //   ^^^^^^^^^ undisposed_subscription: KiwiInteractor
                self.presenter.show("\(price)")
            })
            .disposed(by: bag)
    }
}

// === 3.4 a chain that captures self strongly, in a bag that is not emptied, the bag renewed at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol KiwiPresentable: Presentable {
    func show(_ text: String)
}

final class KiwiInteractor: PresentableInteractor<KiwiPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: KiwiPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { price in
                self.presenter.show("\(price)")
            })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === 3.4 a closure of an operator captures self

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MelonPresentable: Presentable {
    func show(_ text: String)
}

final class MelonInteractor: PresentableInteractor<MelonPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: MelonPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .map { self.format($0) }
            .subscribe(onNext: { [weak self] text in self?.presenter.show(text) })
        //   ^^^^^^^^^ undisposed_subscription
            .disposed(by: bag)
    }

    private func format(_ price: Double) -> String { "\(price)" }
}

// === 3.4 a closure of an operator captures self, the bag renewed at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MelonPresentable: Presentable {
    func show(_ text: String)
}

final class MelonInteractor: PresentableInteractor<MelonPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: MelonPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .map { self.format($0) }
            .subscribe(onNext: { [weak self] text in self?.presenter.show(text) })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }

    private func format(_ price: Double) -> String { "\(price)" }
}

// === 3.4 a method reference captures self

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol GrapePresentable: Presentable {}

final class GrapeInteractor: PresentableInteractor<GrapePresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: GrapePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: handle)
        //           ^^^^^^^^^ undisposed_subscription
            .disposed(by: bag)
    }

    private func handle(_ price: Double) {}
}

// === 3.4 a method reference captures self, the bag renewed at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol GrapePresentable: Presentable {}

final class GrapeInteractor: PresentableInteractor<GrapePresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: GrapePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: handle)
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }

    private func handle(_ price: Double) {}
}

// === 3.4 a method reference through self

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CurrantPresentable: Presentable {}

final class CurrantInteractor: PresentableInteractor<CurrantPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: CurrantPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: self.handle)
        //           ^^^^^^^^^ undisposed_subscription
            .disposed(by: bag)
    }

    private func handle(_ price: Double) {}
}

// === 3.4 a method reference through self, the bag renewed at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CurrantPresentable: Presentable {}

final class CurrantInteractor: PresentableInteractor<CurrantPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: CurrantPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: self.handle)
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }

    private func handle(_ price: Double) {}
}

// === 3.4 a capture list that holds self strongly

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BerryPresentable: Presentable {
    func show(_ text: String)
}

final class BerryInteractor: PresentableInteractor<BerryPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: BerryPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { [self] price in presenter.show("\(price)") })
        //           ^^^^^^^^^ undisposed_subscription
            .disposed(by: bag)
    }
}

// === 3.4 a capture list that holds self strongly, the bag renewed at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BerryPresentable: Presentable {
    func show(_ text: String)
}

final class BerryInteractor: PresentableInteractor<BerryPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: BerryPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { [self] price in presenter.show("\(price)") })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === 3.4 a nested weak self makes the outer closure capture

import Foundation
import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol RaisinPresentable: Presentable {
    func show(_ text: String)
}

final class RaisinInteractor: PresentableInteractor<RaisinPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: RaisinPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

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
}

// === 3.4 a nested weak self makes the outer closure capture, the bag renewed at deactivation

import Foundation
import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol RaisinPresentable: Presentable {
    func show(_ text: String)
}

final class RaisinInteractor: PresentableInteractor<RaisinPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: RaisinPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { price in
                DispatchQueue.main.async { [weak self] in
                    self?.presenter.show("\(price)")
                }
            })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === 3.4 several closures, one of them strong

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PrunePresentable: Presentable {
    func show(_ text: String)
}

final class PruneInteractor: PresentableInteractor<PrunePresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: PrunePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

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
}

// === 3.4 several closures, one of them strong, the bag renewed at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PrunePresentable: Presentable {
    func show(_ text: String)
}

final class PruneInteractor: PresentableInteractor<PrunePresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: PrunePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(
                onNext: { [weak self] price in self?.presenter.show("\(price)") },
                onCompleted: { self.presenter.show("closed") }
            )
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === 3.4 Combine: a sink that captures self strongly

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol BananaPresentable: Presentable {
    func show(_ text: String)
}

final class BananaInteractor: PresentableInteractor<BananaPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    init(presenter: BananaPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { self.presenter.show("\($0)") }
        //           ^^^^ undisposed_subscription: BananaInteractor
            .store(in: &cancellables)
    }
}

// === 3.4 Combine: a sink that captures self strongly, the set emptied at deactivation

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol BananaPresentable: Presentable {
    func show(_ text: String)
}

final class BananaInteractor: PresentableInteractor<BananaPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    init(presenter: BananaPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { self.presenter.show("\($0)") }
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables.removeAll()
    }
}

// === 3.4 Combine: assign(to:on: self)

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol CoconutPresentable: Presentable {}

final class CoconutInteractor: PresentableInteractor<CoconutPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()
    private var last = 0.0

    init(presenter: CoconutPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.assign(to: \.last, on: self)
        //           ^^^^^^ undisposed_subscription
            .store(in: &cancellables)
    }
}

// === 3.4 Combine: assign(to:on: self), the set emptied at deactivation

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol CoconutPresentable: Presentable {}

final class CoconutInteractor: PresentableInteractor<CoconutPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()
    private var last = 0.0

    init(presenter: CoconutPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.assign(to: \.last, on: self)
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables.removeAll()
    }
}

// === 3.4 a stored disposable whose chain captures self strongly

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PearPresentable: Presentable {
    func show(_ text: String)
}

final class PearInteractor: PresentableInteractor<PearPresentable> {
    private let prices: PriceStream
    private var subscription: Disposable?

    init(presenter: PearPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        subscription = prices.price.subscribe(onNext: { self.presenter.show("\($0)") })
        //                          ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.4 a stored disposable whose chain captures self strongly, disposed at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PearPresentable: Presentable {
    func show(_ text: String)
}

final class PearInteractor: PresentableInteractor<PearPresentable> {
    private let prices: PriceStream
    private var subscription: Disposable?

    init(presenter: PearPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        subscription = prices.price.subscribe(onNext: { self.presenter.show("\($0)") })
    }

    override func willResignActive() {
        super.willResignActive()
        subscription?.dispose()
    }
}

// === 3.4 the holder is reported only for its other chains

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol QuincePresentable: Presentable {
    func show(_ text: String)
}

final class QuinceInteractor: PresentableInteractor<QuincePresentable> {
    private let prices: PriceStream
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: QuinceInteractor

    init(presenter: QuincePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

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

// === 3.4 two chains that both end at deactivation, of which one captures self

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PomeloPresentable: Presentable {
    func show(_ text: String)
}

final class PomeloInteractor: PresentableInteractor<PomeloPresentable> {
    private let prices: PriceStream

    init(presenter: PomeloPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

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

// === 3.4 a guard let self makes an inner closure strong

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol LycheePresentable: Presentable {
    func show(_ text: String)
}

final class LycheeInteractor: PresentableInteractor<LycheePresentable> {
    private let prices: PriceStream
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag

    init(presenter: LycheePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

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

// === 3.4 the inner closure uses the weak self around it

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol NutmegPresentable: Presentable {
    func show(_ text: String)
}

final class NutmegInteractor: PresentableInteractor<NutmegPresentable> {
    private let prices: PriceStream
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag

    init(presenter: NutmegPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

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

// === 3 an extension in another file

// --- Spice/SpiceInteractor.swift
import RIBs
import RxSwift

protocol SpiceStream: AnyObject {
    var heat: Observable<Int> { get }
}

final class SpiceInteractor: Interactor {
    let stream: SpiceStream

    init(stream: SpiceStream) {
        self.stream = stream
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observeHeat()
    }
}

// --- Spice/SpiceInteractor+Events.swift
import RxSwift

extension SpiceInteractor {
    func observeHeat() {
        stream.heat.subscribe(onNext: { print($0) })
        //          ^^^^^^^^^ undisposed_subscription: SpiceInteractor
    }
}

// === 3 an extension in another file, disposed on deactivate

// --- Spice/SpiceInteractor.swift
import RIBs
import RxSwift

protocol SpiceStream: AnyObject {
    var heat: Observable<Int> { get }
}

final class SpiceInteractor: Interactor {
    let stream: SpiceStream

    init(stream: SpiceStream) {
        self.stream = stream
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observeHeat()
    }
}

// --- Spice/SpiceInteractor+Events.swift
import RIBs
import RxSwift

extension SpiceInteractor {
    func observeHeat() {
        stream.heat.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

// === 3 a base class in the project

// --- Base/ListInteractor.swift
import RIBs
import RxSwift

class ListInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    let reload = PublishSubject<Void>()

    override func didBecomeActive() {
        super.didBecomeActive()
        reload.subscribe(onNext: { print("reload") })
        //     ^^^^^^^^^ undisposed_subscription
    }
}

// --- Songs/SongsInteractor.swift
import RIBs

protocol SongsPresentable: Presentable {}

final class SongsInteractor: ListInteractor<SongsPresentable> {}

// === 3 a base class in the project, disposed on deactivate

// --- Base/ListInteractor.swift
import RIBs
import RxSwift

class ListInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    let reload = PublishSubject<Void>()

    override func didBecomeActive() {
        super.didBecomeActive()
        reload.subscribe(onNext: { print("reload") }).disposeOnDeactivate(interactor: self)
    }
}

// --- Songs/SongsInteractor.swift
import RIBs

protocol SongsPresentable: Presentable {}

final class SongsInteractor: ListInteractor<SongsPresentable> {}

// === 3 a protocol extension where Self is an Interactor

import RIBs
import RxSwift

protocol ClockStream: AnyObject {
    var ticks: Observable<Int> { get }
}

protocol ClockObserving: AnyObject {
    var clock: ClockStream { get }
}

extension ClockObserving where Self: Interactor {
    func observeClock() {
        clock.ticks.subscribe(onNext: { print($0) })
        //          ^^^^^^^^^ undisposed_subscription
    }
}

final class ClockInteractor: Interactor, ClockObserving {
    let clock: ClockStream

    init(clock: ClockStream) {
        self.clock = clock
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observeClock()
    }
}

// === 3 a protocol extension where Self is an Interactor, disposed on deactivate

import RIBs
import RxSwift

protocol ClockStream: AnyObject {
    var ticks: Observable<Int> { get }
}

protocol ClockObserving: AnyObject {
    var clock: ClockStream { get }
}

extension ClockObserving where Self: Interactor {
    func observeClock() {
        clock.ticks.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

final class ClockInteractor: Interactor, ClockObserving {
    let clock: ClockStream

    init(clock: ClockStream) {
        self.clock = clock
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observeClock()
    }
}

// === 3 a protocol extension whose conformers are all interactors

import RIBs
import RxSwift

protocol ClockStream: AnyObject {
    var ticks: Observable<Int> { get }
}

protocol ClockObserving: AnyObject {
    var clock: ClockStream { get }
}

extension ClockObserving {
    func observeClock() {
        clock.ticks.subscribe(onNext: { print($0) })
        //          ^^^^^^^^^ undisposed_subscription
    }
}

final class ClockInteractor: Interactor, ClockObserving {
    let clock: ClockStream

    init(clock: ClockStream) {
        self.clock = clock
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observeClock()
    }
}

// === 3 a protocol extension of which one conformer is a view

import RIBs
import RxSwift

protocol ClockStream: AnyObject {
    var ticks: Observable<Int> { get }
}

protocol ClockObserving: AnyObject {
    var clock: ClockStream { get }
}

extension ClockObserving {
    func observeClock() {
        clock.ticks.subscribe(onNext: { print($0) })
    }
}

final class ClockInteractor: Interactor, ClockObserving {
    let clock: ClockStream

    init(clock: ClockStream) {
        self.clock = clock
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observeClock()
    }
}

final class ClockView: ClockObserving {
    let clock: ClockStream

    init(clock: ClockStream) {
        self.clock = clock
    }
}

// === B3.5 routers, presenters, views, workers and services have no finding

import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol LobbyInteractable: Interactable {}
protocol LobbyPresentable: Presentable {}
protocol LobbyViewControllable: ViewControllable {}

final class LobbyInteractor: PresentableInteractor<LobbyPresentable>, LobbyInteractable {}

final class LobbyRouter: ViewableRouter<LobbyInteractable, LobbyViewControllable> {
    private let bag = DisposeBag()
    private let events = PublishSubject<Int>()

    override func didLoad() {
        super.didLoad()
        events.subscribe(onNext: { print($0) }).disposed(by: bag)
        _ = events.subscribe(onNext: { print($0) })
        lifecycle.subscribe(onNext: { print($0) })
    }
}

final class LobbyViewController: UIViewController, LobbyPresentable, LobbyViewControllable {
    private let bag = DisposeBag()
    private let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        button.rx.tap.subscribe(onNext: { self.view.endEditing(true) }).disposed(by: bag)
        _ = button.rx.tap.subscribe(onNext: { print("tapped") })
    }
}

final class LobbyPresenter: Presenter<LobbyViewControllable>, LobbyPresentable {
    private let events = PublishSubject<Int>()

    func start() {
        _ = events.subscribe(onNext: { print($0) })
    }
}

final class LobbyWorker: Worker {
    private let events = PublishSubject<Int>()

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        _ = events.subscribe(onNext: { print($0) })
    }
}

final class LobbyService {
    private let events = PublishSubject<Int>()

    init() {
        events.subscribe(onNext: { print($0) })
    }
}

// === 0.1 an interactor without the framework

import RxSwift

final class ArticleInteractor {
    private let bag = DisposeBag()
    private let reads = PublishSubject<Int>()

    func start() {
        reads.subscribe(onNext: { print($0) })
        reads.subscribe(onNext: { self.count($0) }).disposed(by: bag)
    }

    private func count(_ number: Int) {}
}

// === 0.2 tests are not reported

// --- Sources/Bell/BellInteractor.swift
import RIBs
import RxSwift

protocol BellStream: AnyObject {
    var rings: Observable<Int> { get }
}

class BellInteractor: Interactor {
    let stream: BellStream

    init(stream: BellStream) {
        self.stream = stream
    }
}

// --- Tests/BellTests/BellInteractorTests.swift
import RIBs
import RxSwift
import XCTest

final class SpyBellInteractor: BellInteractor {
    override func didBecomeActive() {
        super.didBecomeActive()
        _ = stream.rings.subscribe(onNext: { print($0) })
    }
}

final class BellInteractorTests: XCTestCase {
    func testRings() {
        XCTAssertNotNil(SpyBellInteractor.self)
    }
}

// === 0.2 mocks are not reported

// --- Sources/Bell/BellInteractor.swift
import RIBs
import RxSwift

protocol BellStream: AnyObject {
    var rings: Observable<Int> { get }
}

class BellInteractor: Interactor {
    let stream: BellStream

    init(stream: BellStream) {
        self.stream = stream
    }
}

// --- Sources/Bell/Mocks/BellInteractorMock.swift
import RIBs
import RxSwift

final class BellInteractorMock: BellInteractor {
    override func didBecomeActive() {
        super.didBecomeActive()
        _ = stream.rings.subscribe(onNext: { print($0) })
    }
}

// === 0.2 generated files are not reported

// --- Sources/Bell/BellInteractor.swift
import RIBs
import RxSwift

protocol BellStream: AnyObject {
    var rings: Observable<Int> { get }
}

class BellInteractor: Interactor {
    let stream: BellStream

    init(stream: BellStream) {
        self.stream = stream
    }
}

// --- Sources/Bell/BellInteractor.generated.swift
// @generated by ribgen. DO NOT EDIT.
import RIBs
import RxSwift

final class LoudBellInteractor: BellInteractor {
    override func didBecomeActive() {
        super.didBecomeActive()
        _ = stream.rings.subscribe(onNext: { print($0) })
    }
}

// === 0.2 vendored files are not reported

// --- Sources/Bell/BellInteractor.swift
import RIBs
import RxSwift

protocol BellStream: AnyObject {
    var rings: Observable<Int> { get }
}

class BellInteractor: Interactor {
    let stream: BellStream

    init(stream: BellStream) {
        self.stream = stream
    }
}

// --- Pods/BellKit/LoudBellInteractor.swift
import RIBs
import RxSwift

final class LoudBellInteractor: BellInteractor {
    override func didBecomeActive() {
        super.didBecomeActive()
        _ = stream.rings.subscribe(onNext: { print($0) })
    }
}

// === 0.4 a dropped subscription is reported whatever the superclass

import RIBs
import RxSwift
import PlatformKit

protocol HarborPresentable: Presentable {}
protocol HarborInteractable: Interactable {}
protocol TideStream: AnyObject {
    var tide: Observable<Int> { get }
}

final class HarborInteractor: CoreInteractor<HarborPresentable>, HarborInteractable {
    var stream: TideStream?

    func observe() {
        stream?.tide.subscribe(onNext: { print($0) })
        //           ^^^^^^^^^ undisposed_subscription: HarborInteractor
    }
}

// === 0.4 an unresolved superclass may empty the bag

import RIBs
import RxSwift
import PlatformKit

protocol HarborPresentable: Presentable {}
protocol HarborInteractable: Interactable {}
protocol TideStream: AnyObject {
    var tide: Observable<Int> { get }
}

final class HarborInteractor: CoreInteractor<HarborPresentable>, HarborInteractable {
    private let bag = DisposeBag()
    var stream: TideStream?

    func observe() {
        stream?.tide.subscribe(onNext: { self.stream = nil; print($0) }).disposed(by: bag)
    }
}

// === B3.6 a long chain with comments

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SaffronPresentable: Presentable {
    func show(_ text: String)
}

final class SaffronInteractor: PresentableInteractor<SaffronPresentable> {
    private let prices: PriceStream

    init(presenter: SaffronPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            // only what changed
            .distinctUntilChanged()
            /* on the main queue */
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] price in
                // shown at once
                self?.presenter.show("\(price)")
            })
            // swiftlint:disable:next multiline_function_chains
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.6 a chain with #if inside, without an end

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PaprikaPresentable: Presentable {}

final class PaprikaInteractor: PresentableInteractor<PaprikaPresentable> {
    private let prices: PriceStream

    init(presenter: PaprikaPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            #if DEBUG
            .debug("price")
            #endif
            .subscribe(onNext: { print($0) })
        //   ^^^^^^^^^ undisposed_subscription
    }
}

// === B3.6 a chain with #if inside

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PaprikaPresentable: Presentable {}

final class PaprikaInteractor: PresentableInteractor<PaprikaPresentable> {
    private let prices: PriceStream

    init(presenter: PaprikaPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            #if DEBUG
            .debug("price")
            #endif
            .subscribe(onNext: { print($0) })
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.6 labelled trailing closures without an end

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol GingerPresentable: Presentable {}

final class GingerInteractor: PresentableInteractor<GingerPresentable> {
    private let prices: PriceStream

    init(presenter: GingerPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe { price in
        //   ^^^^^^^^^ undisposed_subscription
                print(price)
            } onError: { error in
                print(error)
            } onCompleted: {
                print("done")
            }
    }
}

// === B3.6 labelled trailing closures, the end on a line of its own

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol GingerPresentable: Presentable {}

final class GingerInteractor: PresentableInteractor<GingerPresentable> {
    private let prices: PriceStream

    init(presenter: GingerPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe { price in
                print(price)
            } onError: { error in
                print(error)
            } onCompleted: {
                print("done")
            }
            .disposeOnDeactivate(
                interactor: self
            )
    }
}

// === B3.6 a chain in parentheses, dropped

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PepperPresentable: Presentable {}

final class PepperInteractor: PresentableInteractor<PepperPresentable> {
    private let prices: PriceStream

    init(presenter: PepperPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        (prices.price.subscribe(onNext: { print($0) }))
        //            ^^^^^^^^^ undisposed_subscription
    }
}

// === B3.6 a chain in parentheses

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PepperPresentable: Presentable {}

final class PepperInteractor: PresentableInteractor<PepperPresentable> {
    private let prices: PriceStream

    init(presenter: PepperPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        (prices.price.subscribe(onNext: { print($0) })).disposeOnDeactivate(interactor: self)
    }
}

// === B3.6 the arms of a ternary, dropped

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SaltPresentable: Presentable {}

final class SaltInteractor: PresentableInteractor<SaltPresentable> {
    private let prices: PriceStream

    init(presenter: SaltPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = isActive ? prices.price.subscribe(onNext: { print($0) }) : prices.price.take(1).subscribe()
        //                          ^^^^^^^^^ undisposed_subscription
    }
}

// === B3.6 the arms of a ternary

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SaltPresentable: Presentable {}

final class SaltInteractor: PresentableInteractor<SaltPresentable> {
    private let prices: PriceStream

    init(presenter: SaltPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        (isActive
            ? prices.price.subscribe(onNext: { print($0) })
            : prices.price.take(1).subscribe()
        ).disposeOnDeactivate(interactor: self)
    }
}

// === B3.6 a ternary as the source

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SugarPresentable: Presentable {}

final class SugarInteractor: PresentableInteractor<SugarPresentable> {
    private let prices: PriceStream

    init(presenter: SugarPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        (isActive ? prices.price : Observable.never()).subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

// === B3.6 the arms of a switch, one without an end

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol HoneyPresentable: Presentable {}

final class HoneyInteractor: PresentableInteractor<HoneyPresentable> {
    private let prices: PriceStream

    init(presenter: HoneyPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        switch isActive {
        case true:
            prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
        case false:
            prices.price.subscribe(onNext: { print(-$0) })
            //           ^^^^^^^^^ undisposed_subscription
        }
    }
}

// === B3.6 the arms of a switch

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol HoneyPresentable: Presentable {}

final class HoneyInteractor: PresentableInteractor<HoneyPresentable> {
    private let prices: PriceStream

    init(presenter: HoneyPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        switch isActive {
        case true:
            prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
        case false:
            prices.price.subscribe(onNext: { print(-$0) }).disposeOnDeactivate(interactor: self)
        }
    }
}

// === B3.6 a switch expression whose value ends at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SyrupPresentable: Presentable {}

final class SyrupInteractor: PresentableInteractor<SyrupPresentable> {
    private let prices: PriceStream

    init(presenter: SyrupPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let subscription = switch isActive {
        case true: prices.price.subscribe(onNext: { print($0) })
        case false: prices.price.skip(1).subscribe(onNext: { print($0) })
        }
        subscription.disposeOnDeactivate(interactor: self)
    }
}

// === B3.6 a ReactorKit interactor whose state the view subscribes

import RIBs
import ReactorKit
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol TreaclePresentable: Presentable {}

final class TreacleInteractor: PresentableInteractor<TreaclePresentable>, Reactor {
    private let prices: PriceStream

    init(presenter: TreaclePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    enum Action {
        case refresh
    }

    struct State {
        var count = 0
    }

    let initialState = State()

    func reduce(state: State, mutation: Action) -> State {
        state
    }
}

// === 3.5 a subscription beside a task

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ToffeePresentable: Presentable {}

final class ToffeeInteractor: PresentableInteractor<ToffeePresentable> {
    private let prices: PriceStream

    init(presenter: ToffeePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        Task { [prices] in
            for try await price in prices.price.values {
                print(price)
            }
        }
        prices.price.subscribe(onNext: { print($0) })
        //           ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.5 for await and values in a task are another rule

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ToffeePresentable: Presentable {}

final class ToffeeInteractor: PresentableInteractor<ToffeePresentable> {
    private let prices: PriceStream

    init(presenter: ToffeePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        Task { [prices] in
            for try await price in prices.price.values {
                print(price)
            }
        }
    }
}

// === 3.5 Combine: values in a task are another rule

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol NougatPresentable: Presentable {
    func show(_ text: String)
}

final class NougatInteractor: PresentableInteractor<NougatPresentable> {
    private let prices: PricePublishing

    init(presenter: NougatPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        Task {
            for await price in prices.price.values {
                presenter.show("\(price)")
            }
        }
    }
}

// === 0.5 a handler of its own is judged like any other code

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CaramelPresentable: Presentable {
    var onRefresh: (() -> Void)? { get set }
}

final class CaramelInteractor: PresentableInteractor<CaramelPresentable> {
    private let prices: PriceStream

    init(presenter: CaramelPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.onRefresh = { [weak self] in
            _ = self?.prices.price.subscribe(onNext: { print($0) })
            //                     ^^^^^^^^^ undisposed_subscription
        }
    }
}

// === 0.5 a handler of its own, disposed on deactivate

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CaramelPresentable: Presentable {
    var onRefresh: (() -> Void)? { get set }
}

final class CaramelInteractor: PresentableInteractor<CaramelPresentable> {
    private let prices: PriceStream

    init(presenter: CaramelPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.onRefresh = { [weak self] in
            guard let self = self else { return }
            self.prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
        }
    }
}

// === E eleven of twelve siblings end at deactivation

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol FudgePresentable: Presentable {}

final class FudgeInteractor: PresentableInteractor<FudgePresentable> {
    private let prices: PriceStream

    init(presenter: FudgePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.map { $0 + 1 }.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)

        prices.price
            .map { $0 + 2 }
            .bind(onNext: { print($0) })
        //   ^^^^ undisposed_subscription: FudgeInteractor

        prices.price.map { $0 + 3 }.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

// === E all siblings end at deactivation

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol FudgePresentable: Presentable {}

final class FudgeInteractor: PresentableInteractor<FudgePresentable> {
    private let prices: PriceStream

    init(presenter: FudgePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.map { $0 + 1 }.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)

        prices.price
            .map { $0 + 2 }
            .bind(onNext: { print($0) })
            .disposeOnDeactivate(interactor: self)

        prices.price.map { $0 + 3 }.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

// === 3.3 in willResignActive, dropped

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PralinePresentable: Presentable {}

final class PralineInteractor: PresentableInteractor<PralinePresentable> {
    private let prices: PriceStream

    init(presenter: PralinePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func willResignActive() {
        super.willResignActive()
        prices.price.subscribe(onNext: { print($0) })
        //           ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 in willResignActive, finite

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PralinePresentable: Presentable {}

final class PralineInteractor: PresentableInteractor<PralinePresentable> {
    private let prices: PriceStream

    init(presenter: PralinePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func willResignActive() {
        super.willResignActive()
        prices.price.take(1).subscribe(onNext: { print($0) })
    }
}

// === 3.3 an if as the last statement of the listener method

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol WaferPresentable: Presentable {}

final class WaferInteractor: PresentableInteractor<WaferPresentable> {
    private let prices: PriceStream

    init(presenter: WaferPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    func didTap() {
        if isActive { prices.price.subscribe(onNext: { print($0) }) }
        //                         ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 an if as the last statement of the listener method, disposed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol WaferPresentable: Presentable {}

final class WaferInteractor: PresentableInteractor<WaferPresentable> {
    private let prices: PriceStream

    init(presenter: WaferPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    func didTap() {
        if isActive { prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self) }
    }
}

// === 0.1 an interactor by conformance alone

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BiscuitRouting: ViewableRouting {}

protocol BiscuitPresentable: Presentable {
    func show(_ text: String)
}

protocol BiscuitListener: AnyObject {}

protocol BiscuitInteractable: Interactable {
    var router: BiscuitRouting? { get set }
    var listener: BiscuitListener? { get set }
}

final class BiscuitInteractor: BiscuitInteractable {
    weak var router: BiscuitRouting?
    weak var listener: BiscuitListener?
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
    }

    func start() {
        prices.price.subscribe(onNext: { print($0) })
        //           ^^^^^^^^^ undisposed_subscription: BiscuitInteractor
    }
}

// === 0.1 the conformance is to no RIBs protocol

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BiscuitRouting: ViewableRouting {}

protocol BiscuitPresentable: Presentable {
    func show(_ text: String)
}

protocol BiscuitListener: AnyObject {}

protocol BiscuitInteractable: AnyObject {
    var router: BiscuitRouting? { get set }
    var listener: BiscuitListener? { get set }
}

final class BiscuitInteractor: BiscuitInteractable {
    weak var router: BiscuitRouting?
    weak var listener: BiscuitListener?
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
    }

    func start() {
        prices.price.subscribe(onNext: { print($0) })
    }
}

// === 3.2 a function of the project on an observable that ends the subscription it returns

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

extension ObservableType {
    @discardableResult
    func bindActive(_ interactor: Interactor, _ handler: @escaping (Element) -> Void) -> Disposable {
        subscribe(onNext: handler).disposeOnDeactivate(interactor: interactor)
    }
}
final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func go() {
        prices.price.bindActive(self) { print($0) }
    }
}

// === 3.2 a function of the project on an observable that is handed a local bag

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

extension ObservableType {
    func observe(in bag: DisposeBag, _ handler: @escaping (Element) -> Void) {
        subscribe(onNext: handler).disposed(by: bag)
    }
}
final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func go() {
        let bag = DisposeBag()
        prices.price.observe(in: bag) { print($0) }
        //           ^^^^^^^ undisposed_subscription
    }
}

// === 3.3 dropped in a local function

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func go() {
        func observe() {
            prices.price.subscribe(onNext: { print($0) })
            //           ^^^^^^^^^ undisposed_subscription
        }
        observe()
    }
}

// === 3.3 returned by a local function, and the caller drops it

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func go() {
        func observe() -> Disposable {
            prices.price.subscribe(onNext: { print($0) })
        }
        _ = observe()
        //  ^^^^^^^ undisposed_subscription
    }
}

// === 3.3 a local that its own closure cancels

import Combine
import ModernRIBs

protocol PriceStream: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func go() {
        var token: AnyCancellable?
        token = prices.price.sink { _ in token?.cancel() }
    }
}

// === 3.2 an inout parameter whose callers are elsewhere

import Combine
import ModernRIBs

protocol PriceStream: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func observe(into tokens: inout Set<AnyCancellable>) {
        prices.price.sink { print($0) }.store(in: &tokens)
    }
}

// === 3.3 the value of a closure that an unresolved callee takes

import Combine
import ModernRIBs

protocol PriceStream: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    weak var helper: Unknown?
    func go() {
        helper?.run { self.prices.price.sink { print($0) } }
    }
}

// === 3.3 the value of a closure that a function of the project takes

import Combine
import ModernRIBs

protocol PriceStream: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func go() {
        run { self.prices.price.sink { print($0) } }
        //                      ^^^^ undisposed_subscription
    }
    func run(_ block: () -> Void) { block() }
}

// === 3.3 an array made by map that nobody keeps

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func go() {
        _ = [prices, prices].map { $0.price.subscribe(onNext: { print($0) }) }
        //                                  ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 an array made by map whose members end at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func go() {
        [prices, prices].map { $0.price.subscribe(onNext: { print($0) }) }.forEach { $0.disposeOnDeactivate(interactor: self) }
    }
}

// === 3.3 flatMap of a Single stays a Single

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func go() {
        prices.load().subscribe(onSuccess: { print($0) })
        prices.load().flatMap { _ in self.prices.load() }.subscribe(onSuccess: { print($0) })
    }
}

// === 3 an extension of the framework's own class

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

extension Interactor {
    func observe(_ stream: PriceStream) {
        stream.price.subscribe(onNext: { print($0) })
        //           ^^^^^^^^^ undisposed_subscription
    }
}
final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func go() {}
}

// === 3.3 returned by the arms of a switch, and the caller drops it

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func go() -> Disposable {
        switch isActive {
        case true: prices.price.subscribe(onNext: { print($0) })
        case false: prices.price.skip(1).subscribe(onNext: { print($0) })
        }
    }
    func run() {
        _ = go()
        //  ^^ undisposed_subscription
    }
}

// === 3.3 returned by a computed property, and one of two users drops it

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    private var subscription: Disposable { prices.price.subscribe(onNext: { print($0) }) }
    func run() {
        _ = subscription
        //  ^^^^^^^^^^^^ undisposed_subscription
    }
    func good() {
        subscription.disposeOnDeactivate(interactor: self)
    }
}

// === 3.3 a local that a defer disposes

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func run() {
        let d = prices.price.subscribe(onNext: { print($0) })
        defer { d.dispose() }
    }
}

// === 3.3 a value of the project's own takes it over

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    struct Box { let d: Disposable }
    private var box: Box?
    func run() {
        box = Box(d: prices.price.subscribe(onNext: { print($0) }))
    }
}

// === 3.3 two functions of one name, told apart by labels

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag
    func run() {
        add(prices.price.subscribe(onNext: { print($0) }))
        //               ^^^^^^^^^ undisposed_subscription
        add(kept: prices.price.subscribe(onNext: { print($0) }))
        //                     ~~~~~~~~~
    }
    private func add(_ one: Disposable) { print("no") }
    private func add(kept one: Disposable) { one.disposed(by: bag) }
}

// === 3.3 handed to another object that binds it

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

final class Binding {
    func bind(_ one: Disposable, to interactor: Interactor) { one.disposeOnDeactivate(interactor: interactor) }
}
final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    private let binder = Binding()
    func run() {
        binder.bind(prices.price.subscribe(onNext: { print($0) }), to: self)
    }
}

// === 3.4 ways to capture self, weak and strong

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

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

// === 3.3 create closures that hand the subscription on

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func made() -> Observable<Double> {
        Observable.create { [weak self] observer in
            guard let self else { return Disposables.create() }
            return self.prices.price.subscribe(observer)
        }
    }
    func made2() -> Observable<Double> {
        .create { observer in
            let composite = CompositeDisposable()
            _ = composite.insert(self.prices.price.subscribe(observer))
            return composite
        }
    }
    func made3() -> Observable<Double> {
        Observable.deferred { self.prices.price }
    }
}

// === 3.3 a static function that receives the interactor

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func run() {
        Self.observe(prices, for: self)
    }
    private static func observe(_ prices: PriceStream, for interactor: HomeInteractor) {
        prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: interactor)
        prices.price.subscribe(onNext: { print($0) })
        //           ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.1 behind optional chains and try

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    var other: PriceStream?
    func run() {
        other?.price.subscribe(onNext: { print($0) })
        //           ^^^^^^^^^ undisposed_subscription
        self.other!.price.map { $0 }.bind(onNext: { print($0) })
        //                           ^^^^ undisposed_subscription
        try? other?.price.bind { print($0) }
        //                ^^^^ undisposed_subscription
    }
}

// === 3.3 inside a string, whoever that serves

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func run() {
        let x = "\(prices.price.subscribe(onNext: { print($0) }))"
        print(x)
    }
}

// === B3.1 Combine: subscribe(subject), multicast and connect

import Combine
import ModernRIBs

protocol PriceStream: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    let subject = PassthroughSubject<Double, Never>()
    func run() {
        prices.price.subscribe(subject)
        //           ^^^^^^^^^ undisposed_subscription
        _ = prices.price.multicast(subject: subject).connect()
        //                                           ^^^^^^^ undisposed_subscription
    }
}

// === 3.5 values outside of a task

import Combine
import ModernRIBs

protocol PriceStream: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func run() async {
        for await value in prices.price.values { print(value) }
        let first = await prices.price.values.first { _ in true }
        print(first as Any)
    }
}

// === 3.3 a continuation that cancels its own token

import Combine
import ModernRIBs

protocol PriceStream: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func run() async -> Double {
        await withCheckedContinuation { continuation in
            var token: AnyCancellable?
            token = prices.price.first().sink { value in
                continuation.resume(returning: value)
                token?.cancel()
            }
        }
    }
}

// === 3.3 returned as an optional, and the caller hands it on

import Combine
import ModernRIBs

protocol PriceStream: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func token() -> AnyCancellable? {
        guard isActive else { return nil }
        return prices.price.sink { print($0) }
    }
    func run() {
        if let one = token() { print("kept", type(of: one)) }
    }
}

// === 3.3 dropped in a closure that a property keeps

import Combine
import ModernRIBs

protocol PriceStream: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    private lazy var observe: () -> Void = { [weak self] in
        self?.prices.price.sink { print($0) }
        //                 ^^^^ undisposed_subscription
    }
}

// === 3.2 an operator of the project that takes until deactivation

import RIBs
import RxSwift

extension ObservableType {
    func whileActive(_ scope: InteractorScope) -> Observable<Element> {
        take(until: scope.isActiveStream.filter { !$0 })
    }

    func whileLoaded(_ other: Observable<Bool>) -> Observable<Element> {
        take(until: other)
    }
}

final class TideInteractor: Interactor {
    private let levels: Observable<Int>

    init(levels: Observable<Int>) {
        self.levels = levels
        super.init()
    }

    func follow(_ other: Observable<Bool>) {
        levels.whileActive(self).subscribe(onNext: { print($0) })
        levels.whileLoaded(other).subscribe(onNext: { print($0) })
        //                        ^^^^^^^^^ undisposed_subscription: TideInteractor
    }
}

// === 3.3 operators of a Single, Maybe or Completable stay finite

import RIBs
import RxSwift

protocol BarleyAPI: AnyObject {
    var values: Observable<Int> { get }
    func load() -> Single<Int>
    func find() -> Maybe<Int>
    func save(_ value: Int) -> Completable
    func watch() -> Observable<Int>
}

final class BarleyInteractor: Interactor {
    private let api: BarleyAPI
    private let bag = DisposeBag()

    init(api: BarleyAPI) {
        self.api = api
        super.init()
    }

    func go() {
        api.load().flatMap { _ in self.api.load() }.subscribe()
        api.load().flatMapCompletable { self.api.save($0) }.subscribe()
        api.load().flatMapMaybe { _ in self.api.find() }.subscribe()
        api.find().flatMap { _ in self.api.find() }.map { $0 + 1 }.subscribe()
        api.find().ifEmpty(default: 0).subscribe()
        api.save(1).andThen(api.load()).subscribe()
        api.save(1).andThen(api.save(2)).andThen(Completable.empty()).subscribe()
        api.save(1).andThen(Observable.just(1)).subscribe()
        api.load().asCompletable().subscribe()
        api.load().catch { _ in .just(0) }.subscribe()
        api.load().catchAndReturn(0).asObservable().map { $0 + 1 }.subscribe()
        api.load().retry(3).observe(on: MainScheduler.instance).timeout(.seconds(3), scheduler: MainScheduler.instance).subscribe()
        api.load().asDriver(onErrorJustReturn: 0).drive()
        (api.load().flatMap { _ in self.api.load() }).subscribe()
        let request = api.load().flatMap { _ in self.api.load() }
        request.do(onSuccess: { print($0) }).subscribe()
    }
}

// === 3.3 what lengthens a Single, Maybe or Completable

import RIBs
import RxSwift

protocol OatAPI: AnyObject {
    var values: Observable<Int> { get }
    func load() -> Single<Int>
    func find() -> Maybe<Int>
    func save(_ value: Int) -> Completable
    func watch() -> Observable<Int>
}

final class OatInteractor: Interactor {
    private let api: OatAPI
    private let bag = DisposeBag()

    init(api: OatAPI) {
        self.api = api
        super.init()
    }

    func go() {
        api.load().asObservable().flatMap { _ in self.api.watch() }.subscribe()
        //                                                          ^^^^^^^^^ undisposed_subscription
        api.load().asObservable().concat(api.watch()).subscribe()
        //                                            ^^^^^^^^^ undisposed_subscription
        api.load().retry().subscribe()
        //                 ^^^^^^^^^ undisposed_subscription
        api.load().retry(when: { $0 }).subscribe()
        //                             ^^^^^^^^^ undisposed_subscription
        api.load().withAll().subscribe()
        //                   ^^^^^^^^^ undisposed_subscription
        api.save(1).andThen(api.watch()).subscribe()
        //                               ^^^^^^^^^ undisposed_subscription
        api.save(1).andThen(api.values.map { $0 + 1 }).subscribe()
        //                                             ^^^^^^^^^ undisposed_subscription
        api.save(1).andThen(Observable.just(1).concat(api.values)).subscribe()
        //                                                         ^^^^^^^^^ undisposed_subscription
        Completable.never().subscribe()
        //                  ^^^^^^^^^ undisposed_subscription
        var request = api.load().asObservable()
        request = api.watch()
        request.map { $0 + 1 }.subscribe()
        //                     ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 makers of traits and of observables that end

import RIBs
import RxSwift

protocol RyeAPI: AnyObject {
    var values: Observable<Int> { get }
    func load() -> Single<Int>
    func find() -> Maybe<Int>
    func save(_ value: Int) -> Completable
    func watch() -> Observable<Int>
}

final class RyeInteractor: Interactor {
    private let api: RyeAPI
    private let bag = DisposeBag()

    init(api: RyeAPI) {
        self.api = api
        super.init()
    }

    func go() {
        Single.just(1).subscribe()
        Single<Int>.create { _ in Disposables.create() }.subscribe()
        Single.zip(api.load(), api.load()).map { $0 + $1 }.subscribe()
        Single.deferred { self.api.load() }.subscribe()
        Maybe<Int>.empty().subscribe()
        Completable.empty().subscribe()
        Completable.zip([api.save(1), api.save(2)]).subscribe()
        Completable.create { _ in Disposables.create() }.andThen(api.load()).subscribe()
        Observable.just(1).subscribe()
        Observable<Int>.of(1, 2).map { $0 + 1 }.subscribe()
        Observable.from([1, 2]).filter { $0 > 1 }.do(onNext: { print($0) }).subscribe()
        Observable<Int>.empty().subscribe()
        Observable<Int>.error(NSError()).subscribe()
        Observable.just(1).withUnretained(self).observe(on: MainScheduler.instance).subscribe()
        Observable.from([1, 2]).toArray().flatMap { _ in self.api.load() }.subscribe()
    }
}

// === 3.3 observables that nothing proves to end

import RIBs
import RxSwift

protocol SpeltAPI: AnyObject {
    var values: Observable<Int> { get }
    func load() -> Single<Int>
    func find() -> Maybe<Int>
    func save(_ value: Int) -> Completable
    func watch() -> Observable<Int>
}

final class SpeltInteractor: Interactor {
    private let api: SpeltAPI
    private let bag = DisposeBag()

    init(api: SpeltAPI) {
        self.api = api
        super.init()
    }

    func go() {
        Observable<Int>.never().subscribe()
        //                      ^^^^^^^^^ undisposed_subscription
        Observable<Int>.create { _ in Disposables.create() }.subscribe()
        //                                                   ^^^^^^^^^ undisposed_subscription
        Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).subscribe()
        //                                                                       ^^^^^^^^^ undisposed_subscription
        Observable.just(1).flatMap { _ in self.api.watch() }.subscribe()
        //                                                   ^^^^^^^^^ undisposed_subscription
        Observable.just(1).concat(api.watch()).subscribe()
        //                                     ^^^^^^^^^ undisposed_subscription
        Observable.merge(api.watch(), api.values).subscribe()
        //                                        ^^^^^^^^^ undisposed_subscription
        Observable.just(1).repeatForever().subscribe()
        //                                 ^^^^^^^^^ undisposed_subscription
        Observable.just(api.values).switchLatest().subscribe()
        //                                         ^^^^^^^^^ undisposed_subscription
        Observable.of(api.values, api.watch()).merge().subscribe()
        //                                             ^^^^^^^^^ undisposed_subscription
        api.values.take(1).flatMap { _ in self.api.watch() }.subscribe()
        //                                                   ^^^^^^^^^ undisposed_subscription
        api.values.first().asObservable().flatMapLatest { _ in self.api.watch() }.subscribe()
        //                                                                        ^^^^^^^^^ undisposed_subscription
        api.values.toArray().subscribe()
        //                   ^^^^^^^^^ undisposed_subscription
    }
}

// === 3.3 functions, properties and locals of one expression are looked into

import RIBs
import RxSwift

protocol MilletAPI: AnyObject {
    var values: Observable<Int> { get }
    func load() -> Single<Int>
    func find() -> Maybe<Int>
    func save(_ value: Int) -> Completable
    func watch() -> Observable<Int>
}

extension ObservableType {
    func firstOnly() -> Observable<Element> { take(1) }
}

extension ObservableType where Element == Int {
    func doubled() -> Observable<Int> { map { $0 * 2 } }
}

final class MilletInteractor: Interactor {
    private let api: MilletAPI
    private let bag = DisposeBag()

    init(api: MilletAPI) {
        self.api = api
        super.init()
    }

    private let once = Observable.just(1)
    private var last: Observable<Int> { .just(2) }
    private var all: Observable<Int> { api.values }

    func go() {
        last.subscribe()
        self.last.map { $0 + 1 }.subscribe()
        made().subscribe()
        zipped().flatMap { _ in self.api.load() }.subscribe()
        let first = api.values.take(1)
        first.map { $0 + 1 }.subscribe()
        api.values.firstOnly().subscribe()
        api.load().asObservable().doubled().subscribe()
        all.subscribe()
        //  ^^^^^^^^^ undisposed_subscription
        twice().subscribe()
        //      ^^^^^^^^^ undisposed_subscription
        api.values.doubled().subscribe()
        //                   ^^^^^^^^^ undisposed_subscription
        let every = api.values.map { $0 + 1 }
        every.subscribe(onNext: { print($0) })
        //    ^^^^^^^^^ undisposed_subscription
    }

    private func made() -> Observable<Int> { .of(1, 2) }
    private func zipped() -> Single<Int> { Single.zip(api.load(), api.load()).map { $0 + $1 } }
    private func twice() -> Observable<Int> { all.map { $0 * 2 } }
}

// === 3.4 a finite chain that captures self in a bag that is not cleared is for unreset_dispose_bag

import RIBs
import RxSwift

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
