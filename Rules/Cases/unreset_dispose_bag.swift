// === B3.4 a bag that nothing empties

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol AnchorPresentable: Presentable {
    func show(_ text: String)
}

final class AnchorInteractor: PresentableInteractor<AnchorPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: AnchorInteractor

    init(presenter: AnchorPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }
}

// === B3.4 a bag reassigned in willResignActive

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol AnchorPresentable: Presentable {
    func show(_ text: String)
}

final class AnchorInteractor: PresentableInteractor<AnchorPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: AnchorPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.4 a constant bag

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MastPresentable: Presentable {
    func show(_ text: String)
}

final class MastInteractor: PresentableInteractor<MastPresentable> {
    private let prices: PriceStream
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: bag

    init(presenter: MastPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }
}

// === B3.4 a constant bag in place of which the chain ends at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MastPresentable: Presentable {
    func show(_ text: String)
}

final class MastInteractor: PresentableInteractor<MastPresentable> {
    private let prices: PriceStream

    init(presenter: MastPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
            .disposeOnDeactivate(interactor: self)
    }
}

// === B3.4 a set of cancellables that nothing empties

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol SailPresentable: Presentable {
    func show(_ text: String)
}

final class SailInteractor: PresentableInteractor<SailPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()
    //          ^^^^^^^^^^^^ unreset_dispose_bag: SailInteractor

    init(presenter: SailPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveValue: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~
            .store(in: &cancellables)
    }
}

// === B3.4 a set of cancellables: removeAll

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol SailPresentable: Presentable {
    func show(_ text: String)
}

final class SailInteractor: PresentableInteractor<SailPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    init(presenter: SailPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveValue: { [weak self] price in self?.presenter.show("\(price)") })
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables.removeAll()
    }
}

// === B3.4 emptied: an empty literal

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol KeelPresentable: Presentable {
    func show(_ text: String)
}

final class KeelInteractor: PresentableInteractor<KeelPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    init(presenter: KeelPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveValue: { [weak self] price in self?.presenter.show("\(price)") })
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables = []
    }
}

// === B3.4 emptied: a new set

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol RudderPresentable: Presentable {
    func show(_ text: String)
}

final class RudderInteractor: PresentableInteractor<RudderPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    init(presenter: RudderPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveValue: { [weak self] price in self?.presenter.show("\(price)") })
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables = Set<AnyCancellable>()
    }
}

// === B3.4 emptied: removeAll keeping capacity

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol HullPresentable: Presentable {
    func show(_ text: String)
}

final class HullInteractor: PresentableInteractor<HullPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    init(presenter: HullPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveValue: { [weak self] price in self?.presenter.show("\(price)") })
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        self.cancellables.removeAll(keepingCapacity: true)
    }
}

// === B3.4 emptied: forEach cancels

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol DeckPresentable: Presentable {
    func show(_ text: String)
}

final class DeckInteractor: PresentableInteractor<DeckPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    init(presenter: DeckPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveValue: { [weak self] price in self?.presenter.show("\(price)") })
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables.forEach { $0.cancel() }
    }
}

// === B3.4 emptied: a loop cancels

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol CabinPresentable: Presentable {
    func show(_ text: String)
}

final class CabinInteractor: PresentableInteractor<CabinPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    init(presenter: CabinPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveValue: { [weak self] price in self?.presenter.show("\(price)") })
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        for cancellable in cancellables {
            cancellable.cancel()
        }
    }
}

// === B3.4 emptied: forEach of a method reference

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol GalleyPresentable: Presentable {
    func show(_ text: String)
}

final class GalleyInteractor: PresentableInteractor<GalleyPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    init(presenter: GalleyPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveValue: { [weak self] price in self?.presenter.show("\(price)") })
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables.forEach(AnyCancellable.cancel)
    }
}

// === B3.4 emptied: a new set by .init()

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol BrigPresentable: Presentable {
    func show(_ text: String)
}

final class BrigInteractor: PresentableInteractor<BrigPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    init(presenter: BrigPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveValue: { [weak self] price in self?.presenter.show("\(price)") })
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables = .init()
    }
}

// === B3.4 a stored disposable

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BuoyPresentable: Presentable {
    func show(_ text: String)
}

final class BuoyInteractor: PresentableInteractor<BuoyPresentable> {
    private let prices: PriceStream
    private var subscription: Disposable?
    //          ^^^^^^^^^^^^ unreset_dispose_bag: BuoyInteractor

    init(presenter: BuoyPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        subscription = prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
    }
}

// === B3.4 a stored disposable disposed at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BuoyPresentable: Presentable {
    func show(_ text: String)
}

final class BuoyInteractor: PresentableInteractor<BuoyPresentable> {
    private let prices: PriceStream
    private var subscription: Disposable?

    init(presenter: BuoyPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        subscription = prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
    }

    override func willResignActive() {
        super.willResignActive()
        subscription?.dispose()
    }
}

// === B3.4 a stored disposable disposed and set to nil

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol DockPresentable: Presentable {
    func show(_ text: String)
}

final class DockInteractor: PresentableInteractor<DockPresentable> {
    private let prices: PriceStream
    private var subscription: Disposable?

    init(presenter: DockPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        subscription = prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
    }

    override func willResignActive() {
        super.willResignActive()
        subscription?.dispose()
        subscription = nil
    }
}

// === B3.4 a stored cancellable

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol PierPresentable: Presentable {
    func show(_ text: String)
}

final class PierInteractor: PresentableInteractor<PierPresentable> {
    private let prices: PricePublishing
    private var ticker: AnyCancellable?
    //          ^^^^^^ unreset_dispose_bag

    init(presenter: PierPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        ticker = prices.price
            .sink { [weak self] price in self?.presenter.show("\(price)") }
        //   ~~~~
    }
}

// === B3.4 a stored cancellable cancelled at deactivation

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol PierPresentable: Presentable {
    func show(_ text: String)
}

final class PierInteractor: PresentableInteractor<PierPresentable> {
    private let prices: PricePublishing
    private var ticker: AnyCancellable?

    init(presenter: PierPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        ticker = prices.price
            .sink { [weak self] price in self?.presenter.show("\(price)") }
    }

    override func willResignActive() {
        super.willResignActive()
        ticker?.cancel()
    }
}

// === B3.4 a stored cancellable set to nil

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol QuayPresentable: Presentable {
    func show(_ text: String)
}

final class QuayInteractor: PresentableInteractor<QuayPresentable> {
    private let prices: PricePublishing
    private var ticker: AnyCancellable?

    init(presenter: QuayPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        ticker = prices.price
            .sink { [weak self] price in self?.presenter.show("\(price)") }
    }

    override func willResignActive() {
        super.willResignActive()
        ticker = nil
    }
}

// === 3.4 a serial disposable

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ReefPresentable: Presentable {}

final class ReefInteractor: PresentableInteractor<ReefPresentable> {
    private let prices: PriceStream
    private let serial = SerialDisposable()
    //          ^^^^^^ unreset_dispose_bag

    init(presenter: ReefPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        serial.disposable = prices.price.subscribe(onNext: { print($0) })
        //                               ~~~~~~~~~
    }
}

// === 3.4 a serial disposable emptied

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ReefPresentable: Presentable {}

final class ReefInteractor: PresentableInteractor<ReefPresentable> {
    private let prices: PriceStream
    private let serial = SerialDisposable()

    init(presenter: ReefPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        serial.disposable = prices.price.subscribe(onNext: { print($0) })
    }

    override func willResignActive() {
        super.willResignActive()
        serial.disposable = Disposables.create()
    }
}

// === 3.4 a composite disposable

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol TidePresentable: Presentable {}

final class TideInteractor: PresentableInteractor<TidePresentable> {
    private let prices: PriceStream
    private var disposables = CompositeDisposable()
    //          ^^^^^^^^^^^ unreset_dispose_bag

    init(presenter: TidePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = disposables.insert(prices.price.subscribe(onNext: { print($0) }))
        //                                  ~~~~~~~~~
    }
}

// === 3.4 a composite disposable disposed and renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol TidePresentable: Presentable {}

final class TideInteractor: PresentableInteractor<TidePresentable> {
    private let prices: PriceStream
    private var disposables = CompositeDisposable()

    init(presenter: TidePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = disposables.insert(prices.price.subscribe(onNext: { print($0) }))
    }

    override func willResignActive() {
        super.willResignActive()
        disposables.dispose()
        disposables = CompositeDisposable()
    }
}

// === 3.4 an array of disposables

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol WavePresentable: Presentable {}

final class WaveInteractor: PresentableInteractor<WavePresentable> {
    private let prices: PriceStream
    private var disposables: [Disposable] = []
    //          ^^^^^^^^^^^ unreset_dispose_bag

    init(presenter: WavePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        disposables.append(prices.price.subscribe(onNext: { print($0) }))
        //                              ~~~~~~~~~
    }
}

// === 3.4 an array of disposables iterated at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol WavePresentable: Presentable {}

final class WaveInteractor: PresentableInteractor<WavePresentable> {
    private let prices: PriceStream
    private var disposables: [Disposable] = []

    init(presenter: WavePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        disposables.append(prices.price.subscribe(onNext: { print($0) }))
    }

    override func willResignActive() {
        super.willResignActive()
        disposables.forEach { $0.dispose() }
        disposables.removeAll()
    }
}

// === 3.4 an array of cancellables

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol SurfPresentable: Presentable {}

final class SurfInteractor: PresentableInteractor<SurfPresentable> {
    private let prices: PricePublishing
    private var tokens: [AnyCancellable] = []
    //          ^^^^^^ unreset_dispose_bag

    init(presenter: SurfPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { print($0) }.store(in: &tokens)
        //           ~~~~
    }
}

// === 3.4 an array of cancellables emptied

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol SurfPresentable: Presentable {}

final class SurfInteractor: PresentableInteractor<SurfPresentable> {
    private let prices: PricePublishing
    private var tokens: [AnyCancellable] = []

    init(presenter: SurfPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { print($0) }.store(in: &tokens)
    }

    override func willResignActive() {
        super.willResignActive()
        tokens = []
    }
}

// === 3.4 the project's own bag type

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

final class CancelBag {
    fileprivate var cancellables = Set<AnyCancellable>()

    func cancel() {
        cancellables.removeAll()
    }
}

extension AnyCancellable {
    func store(in bag: CancelBag) {
        bag.cancellables.insert(self)
    }
}

protocol CovePresentable: Presentable {}

final class CoveInteractor: PresentableInteractor<CovePresentable> {
    private let prices: PricePublishing
    private let cancelBag = CancelBag()
    //          ^^^^^^^^^ unreset_dispose_bag: CoveInteractor

    init(presenter: CovePresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { print($0) }.store(in: cancelBag)
        //           ~~~~
    }
}

// === 3.4 the project's own bag type, cancelled

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

final class CancelBag {
    fileprivate var cancellables = Set<AnyCancellable>()

    func cancel() {
        cancellables.removeAll()
    }
}

extension AnyCancellable {
    func store(in bag: CancelBag) {
        bag.cancellables.insert(self)
    }
}

protocol CovePresentable: Presentable {}

final class CoveInteractor: PresentableInteractor<CovePresentable> {
    private let prices: PricePublishing
    private let cancelBag = CancelBag()

    init(presenter: CovePresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { print($0) }.store(in: cancelBag)
    }

    override func willResignActive() {
        super.willResignActive()
        cancelBag.cancel()
    }
}

// === B3.2 put in by bag.insert

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol LagoonPresentable: Presentable {}

final class LagoonInteractor: PresentableInteractor<LagoonPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: LagoonInteractor

    init(presenter: LagoonPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        bag.insert(prices.price.subscribe(onNext: { print($0) }))
        //                      ~~~~~~~~~
    }
}

// === B3.2 put in by bag.insert, the bag renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol LagoonPresentable: Presentable {}

final class LagoonInteractor: PresentableInteractor<LagoonPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: LagoonPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        bag.insert(prices.price.subscribe(onNext: { print($0) }))
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.2 put in by insert(into:)

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol DeltaPresentable: Presentable {}

final class DeltaInteractor: PresentableInteractor<DeltaPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: DeltaInteractor

    init(presenter: DeltaPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).insert(into: bag)
        //           ~~~~~~~~~
    }
}

// === B3.2 put in by insert(into:), the bag renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol DeltaPresentable: Presentable {}

final class DeltaInteractor: PresentableInteractor<DeltaPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: DeltaPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).insert(into: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.2 put in by addDisposableTo, the oldest spelling

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MarshPresentable: Presentable {}

final class MarshInteractor: PresentableInteractor<MarshPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: MarshInteractor

    init(presenter: MarshPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).addDisposableTo(bag)
        //           ~~~~~~~~~
    }
}

// === B3.2 put in by addDisposableTo, the oldest spelling, the bag renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MarshPresentable: Presentable {}

final class MarshInteractor: PresentableInteractor<MarshPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: MarshPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).addDisposableTo(bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.2 put in by a bag builder

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CreekPresentable: Presentable {}

final class CreekInteractor: PresentableInteractor<CreekPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: CreekInteractor

    init(presenter: CreekPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        bag.insert {
            prices.price.subscribe(onNext: { print($0) })
            //           ~~~~~~~~~
        }
    }
}

// === B3.2 put in by a bag builder, the bag renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CreekPresentable: Presentable {}

final class CreekInteractor: PresentableInteractor<CreekPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: CreekPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        bag.insert {
            prices.price.subscribe(onNext: { print($0) })
        }
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.2 put in by a local that is inserted

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BrookPresentable: Presentable {}

final class BrookInteractor: PresentableInteractor<BrookPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: BrookInteractor

    init(presenter: BrookPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let subscription = prices.price.subscribe(onNext: { print($0) })
        //                              ~~~~~~~~~
        bag.insert(subscription)
    }
}

// === B3.2 put in by a local that is inserted, the bag renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BrookPresentable: Presentable {}

final class BrookInteractor: PresentableInteractor<BrookPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: BrookPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let subscription = prices.price.subscribe(onNext: { print($0) })
        bag.insert(subscription)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.2 put in by through self

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol RiverPresentable: Presentable {}

final class RiverInteractor: PresentableInteractor<RiverPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: RiverInteractor

    init(presenter: RiverPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).disposed(by: self.bag)
        //           ~~~~~~~~~
    }
}

// === B3.2 put in by through self, the bag renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol RiverPresentable: Presentable {}

final class RiverInteractor: PresentableInteractor<RiverPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: RiverPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).disposed(by: self.bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.2 put in by cancellables.insert

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol PondPresentable: Presentable {}

final class PondInteractor: PresentableInteractor<PondPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()
    //          ^^^^^^^^^^^^ unreset_dispose_bag: PondInteractor

    init(presenter: PondPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        cancellables.insert(prices.price.sink { print($0) })
        //                               ~~~~
    }
}

// === B3.2 put in by cancellables.insert, and emptied

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol PondPresentable: Presentable {}

final class PondInteractor: PresentableInteractor<PondPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    init(presenter: PondPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        cancellables.insert(prices.price.sink { print($0) })
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables.removeAll()
    }
}

// === B3.2 two disposables inserted at once

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CanalPresentable: Presentable {}

final class CanalInteractor: PresentableInteractor<CanalPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: CanalInteractor

    init(presenter: CanalPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        bag.insert(
            prices.price.subscribe(onNext: { print($0) }),
            //           ~~~~~~~~~
            prices.price.map { -$0 }.subscribe(onNext: { print($0) })
            //                       ~~~~~~~~~
        )
    }
}

// === B3.2 two disposables inserted at once, the bag renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CanalPresentable: Presentable {}

final class CanalInteractor: PresentableInteractor<CanalPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: CanalPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        bag.insert(
            prices.price.subscribe(onNext: { print($0) }),
            prices.price.map { -$0 }.subscribe(onNext: { print($0) })
        )
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.3 a local passed to a function of the project that stores it

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol StraitPresentable: Presentable {}

final class StraitInteractor: PresentableInteractor<StraitPresentable> {
    private let prices: PriceStream
    private var disposables: [Disposable] = []
    //          ^^^^^^^^^^^ unreset_dispose_bag: StraitInteractor

    init(presenter: StraitPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let price = prices.price.subscribe(onNext: { print($0) })
        //                       ~~~~~~~~~
        add(price)
    }

    private func add(_ disposable: Disposable) {
        disposables.append(disposable)
    }
}

// === B3.3 a local passed to a function that stores it, and the array is emptied

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol StraitPresentable: Presentable {}

final class StraitInteractor: PresentableInteractor<StraitPresentable> {
    private let prices: PriceStream
    private var disposables: [Disposable] = []

    init(presenter: StraitPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let price = prices.price.subscribe(onNext: { print($0) })
        add(price)
    }

    private func add(_ disposable: Disposable) {
        disposables.append(disposable)
    }

    override func willResignActive() {
        super.willResignActive()
        disposables.forEach { $0.dispose() }
    }
}

// === 3.3 a requirement means the class's own property

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

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

    init(presenter: SoundPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        add(prices.price.subscribe(onNext: { print($0) }))
        //               ~~~~~~~~~
    }
}

// === 3.3 a requirement means the class's own property, which is emptied

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

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

    init(presenter: SoundPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        add(prices.price.subscribe(onNext: { print($0) }))
    }

    override func willResignActive() {
        super.willResignActive()
        disposables.forEach { $0.dispose() }
        disposables = []
    }
}

// === 3.2 an inout parameter means the caller's argument

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol FjordPresentable: Presentable {}

final class FjordInteractor: PresentableInteractor<FjordPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()
    //          ^^^^^^^^^^^^ unreset_dispose_bag: FjordInteractor

    init(presenter: FjordPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observe(into: &cancellables)
    }

    private func observe(into set: inout Set<AnyCancellable>) {
        prices.price.sink { print($0) }.store(in: &set)
        //           ~~~~
    }
}

// === 3.2 an inout parameter whose argument is emptied

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol FjordPresentable: Presentable {}

final class FjordInteractor: PresentableInteractor<FjordPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    init(presenter: FjordPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observe(into: &cancellables)
    }

    private func observe(into set: inout Set<AnyCancellable>) {
        prices.price.sink { print($0) }.store(in: &set)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables = []
    }
}

// === 3.2 a bag parameter means the caller's argument

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BayPresentable: Presentable {}

final class BayInteractor: PresentableInteractor<BayPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: BayInteractor

    init(presenter: BayPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observe(bag)
    }

    private func observe(_ target: DisposeBag) {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: target)
        //           ~~~~~~~~~
    }
}

// === 3.2 a bag parameter whose argument is renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol BayPresentable: Presentable {}

final class BayInteractor: PresentableInteractor<BayPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: BayPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observe(bag)
    }

    private func observe(_ target: DisposeBag) {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: target)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === 3.3 returned, and the caller stores it

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol GulfPresentable: Presentable {}

final class GulfInteractor: PresentableInteractor<GulfPresentable> {
    private let prices: PriceStream
    private var subscription: Disposable?
    //          ^^^^^^^^^^^^ unreset_dispose_bag

    init(presenter: GulfPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        subscription = observe()
        //             ~~~~~~~
    }

    private func observe() -> Disposable {
        prices.price.subscribe(onNext: { print($0) })
    }
}

// === 3.3 returned, and the caller stores what deactivation disposes

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol GulfPresentable: Presentable {}

final class GulfInteractor: PresentableInteractor<GulfPresentable> {
    private let prices: PriceStream
    private var subscription: Disposable?

    init(presenter: GulfPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        subscription = observe()
    }

    private func observe() -> Disposable {
        prices.price.subscribe(onNext: { print($0) })
    }

    override func willResignActive() {
        super.willResignActive()
        subscription?.dispose()
    }
}

// === 3.3 assigned through a weak self

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CapePresentable: Presentable {
    var onRefresh: (() -> Void)? { get set }
}

final class CapeInteractor: PresentableInteractor<CapePresentable> {
    private let prices: PriceStream
    private var subscription: Disposable?
    //          ^^^^^^^^^^^^ unreset_dispose_bag

    init(presenter: CapePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    func refresh() {
        presenter.onRefresh = { [weak self] in
            self?.subscription = self?.prices.price.subscribe(onNext: { print($0) })
            //                                      ~~~~~~~~~
        }
    }
}

// === 3.3 assigned through a weak self, disposed at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CapePresentable: Presentable {
    var onRefresh: (() -> Void)? { get set }
}

final class CapeInteractor: PresentableInteractor<CapePresentable> {
    private let prices: PriceStream
    private var subscription: Disposable?

    init(presenter: CapePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    func refresh() {
        presenter.onRefresh = { [weak self] in
            self?.subscription = self?.prices.price.subscribe(onNext: { print($0) })
        }
    }

    override func willResignActive() {
        super.willResignActive()
        subscription?.dispose()
    }
}

// === 3.3 assigned through wSelf

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol IslePresentable: Presentable {
    var onRefresh: (() -> Void)? { get set }
}

final class IsleInteractor: PresentableInteractor<IslePresentable> {
    private let prices: PriceStream
    private var subscription: Disposable?
    //          ^^^^^^^^^^^^ unreset_dispose_bag

    init(presenter: IslePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

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
}

// === 3.3 assigned through wSelf, disposed at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol IslePresentable: Presentable {
    var onRefresh: (() -> Void)? { get set }
}

final class IsleInteractor: PresentableInteractor<IslePresentable> {
    private let prices: PriceStream
    private var subscription: Disposable?

    init(presenter: IslePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    func refresh() {
        presenter.onRefresh = weakify { wSelf in
            wSelf.subscription = wSelf.prices.price.subscribe(onNext: { print($0) })
        }
    }

    private func weakify(_ body: @escaping (IsleInteractor) -> Void) -> () -> Void {
        { [weak self] in
            guard let self = self else { return }
            body(self)
        }
    }

    override func willResignActive() {
        super.willResignActive()
        subscription?.dispose()
    }
}

// === 3.4 a finite chain in a bag that is not emptied

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol AtollPresentable: Presentable {}

final class AtollInteractor: PresentableInteractor<AtollPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: AtollInteractor

    init(presenter: AtollPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.take(1).subscribe(onNext: { print($0) }).disposed(by: bag)
        //                   ~~~~~~~~~
    }
}

// === 3.4 a finite chain in a bag that is renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol AtollPresentable: Presentable {}

final class AtollInteractor: PresentableInteractor<AtollPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: AtollPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.take(1).subscribe(onNext: { print($0) }).disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === 3.4 one finding a holder, with each subscription

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ShoalPresentable: Presentable {
    func show(_ text: String)
}

final class ShoalInteractor: PresentableInteractor<ShoalPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: ShoalInteractor

    init(presenter: ShoalPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
        prices.price.map { -$0 }
            .subscribe(onNext: { print($0) })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }

    func didTap() {
        prices.price.take(1).subscribe().disposed(by: bag)
        //                   ~~~~~~~~~
    }
}

// === 3.4 one holder for all, renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ShoalPresentable: Presentable {
    func show(_ text: String)
}

final class ShoalInteractor: PresentableInteractor<ShoalPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: ShoalPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
            .disposed(by: bag)
    }

    func didTap() {
        prices.price.take(1).subscribe().disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === 3.4 two holders are two findings, and a third is emptied

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol InletPresentable: Presentable {}

final class InletInteractor: PresentableInteractor<InletPresentable> {
    private let prices: PriceStream
    private let openBag = DisposeBag()
    //          ^^^^^^^ unreset_dispose_bag
    private let closeBag = DisposeBag()
    //          ^^^^^^^^ unreset_dispose_bag
    private var clickBag = DisposeBag()

    init(presenter: InletPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

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

// === 3.4 a bag that nothing is put into

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SpringPresentable: Presentable {}

final class SpringInteractor: PresentableInteractor<SpringPresentable> {
    private let prices: PriceStream
    private let bag = DisposeBag()

    init(presenter: SpringPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

// === 3.1 whatever is put into a holder counts

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

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

// === 3.1 whatever is put into a holder that is emptied

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

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

// === 3.4 a helper that only some event calls

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PeakPresentable: Presentable {
    func show(_ text: String)
}

final class PeakInteractor: PresentableInteractor<PeakPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: PeakInteractor

    init(presenter: PeakPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }

    func didTapStop() {
        stop()
    }

    private func stop() {
        bag = DisposeBag()
    }
}

// === 3.4 a helper that willResignActive calls

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol PeakPresentable: Presentable {
    func show(_ text: String)
}

final class PeakInteractor: PresentableInteractor<PeakPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: PeakPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        stop()
    }

    private func stop() {
        bag = DisposeBag()
    }
}

// === 3.4 emptied in deinit

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol RidgePresentable: Presentable {
    func show(_ text: String)
}

final class RidgeInteractor: PresentableInteractor<RidgePresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: RidgeInteractor

    init(presenter: RidgePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }

    deinit {
        bag = DisposeBag()
    }
}

// === 3.4 emptied in deinit and at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol RidgePresentable: Presentable {
    func show(_ text: String)
}

final class RidgeInteractor: PresentableInteractor<RidgePresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: RidgePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }

    deinit {
        bag = DisposeBag()
    }
}

// === 3.4 disposed at the next call

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SlopePresentable: Presentable {}

final class SlopeInteractor: PresentableInteractor<SlopePresentable> {
    private let prices: PriceStream
    private var search: Disposable?
    //          ^^^^^^ unreset_dispose_bag: SlopeInteractor

    init(presenter: SlopePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    func didType(_ text: String) {
        search?.dispose()
        search = prices.price.subscribe(onNext: { print($0) })
        //                    ~~~~~~~~~
    }
}

// === 3.4 disposed at the next call and at deactivation

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SlopePresentable: Presentable {}

final class SlopeInteractor: PresentableInteractor<SlopePresentable> {
    private let prices: PriceStream
    private var search: Disposable?

    init(presenter: SlopePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    func didType(_ text: String) {
        search?.dispose()
        search = prices.price.subscribe(onNext: { print($0) })
    }

    override func willResignActive() {
        super.willResignActive()
        search?.dispose()
    }
}

// === 3.4 renewed in didBecomeActive behind the first subscription

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ValleyPresentable: Presentable {
    func show(_ text: String)
}

final class ValleyInteractor: PresentableInteractor<ValleyPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: ValleyInteractor

    init(presenter: ValleyPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
        bag = DisposeBag()
    }
}

// === 3.4 renewed in didBecomeActive before anything is put in

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ValleyPresentable: Presentable {
    func show(_ text: String)
}

final class ValleyInteractor: PresentableInteractor<ValleyPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: ValleyPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        bag = DisposeBag()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
            .disposed(by: bag)
    }
}

// === 3.4 a composite that nothing renews

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CanyonPresentable: Presentable {
    func show(_ text: String)
}

final class CanyonInteractor: PresentableInteractor<CanyonPresentable> {
    private let prices: PriceStream
    private var disposables = CompositeDisposable()
    //          ^^^^^^^^^^^ unreset_dispose_bag: CanyonInteractor

    init(presenter: CanyonPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = disposables.insert(prices.price.subscribe(onNext: { print($0) }))
        //                                  ~~~~~~~~~
        presenter.show("open")
    }
}

// === 3.4 a composite renewed by a function that didBecomeActive calls first

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CanyonPresentable: Presentable {}

final class CanyonInteractor: PresentableInteractor<CanyonPresentable> {
    private let prices: PriceStream
    private var disposables = CompositeDisposable()

    init(presenter: CanyonPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        renew()
        _ = disposables.insert(prices.price.subscribe(onNext: { print($0) }))
    }

    private func renew() {
        disposables = CompositeDisposable()
    }
}

// === 3.4 another bag is renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MesaPresentable: Presentable {
    func show(_ text: String)
}

final class MesaInteractor: PresentableInteractor<MesaPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag
    private var otherBag = DisposeBag()

    init(presenter: MesaPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        otherBag = DisposeBag()
    }
}

// === 3.4 both bags are renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MesaPresentable: Presentable {
    func show(_ text: String)
}

final class MesaInteractor: PresentableInteractor<MesaPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    private var otherBag = DisposeBag()

    init(presenter: MesaPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
        otherBag = DisposeBag()
    }
}

// === 3.4 willResignActive does something else

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ButtePresentable: Presentable {
    func show(_ text: String)
}

final class ButteInteractor: PresentableInteractor<ButtePresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: ButteInteractor

    init(presenter: ButtePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        presenter.show("closed")
    }
}

// === 3.4 willResignActive renews the bag in a branch of its own

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol ButtePresentable: Presentable {
    func show(_ text: String)
}

final class ButteInteractor: PresentableInteractor<ButtePresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: ButtePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        if isActive {
            self.bag = DisposeBag()
        }
    }
}

// === 3.4 a local that hides the bag

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol DunePresentable: Presentable {
    func show(_ text: String)
}

final class DuneInteractor: PresentableInteractor<DunePresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: DuneInteractor

    init(presenter: DunePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

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
        _ = bag
    }
}

// === 3.4 the bag through self, hidden by a local

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol DunePresentable: Presentable {
    func show(_ text: String)
}

final class DuneInteractor: PresentableInteractor<DunePresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: DunePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        let bag = DisposeBag()
        self.bag = bag
    }
}

// === B3.4 a didSet that willResignActive sets off

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol OasisPresentable: Presentable {
    func show(_ text: String)
}

final class OasisInteractor: PresentableInteractor<OasisPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: OasisPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

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

// === 3.4 a helper in an extension in another file

// --- Camp/CampInteractor.swift
import RIBs
import RxSwift

protocol CampStream: AnyObject {
    var fires: Observable<Int> { get }
}

final class CampInteractor: Interactor {
    let stream: CampStream
    var bag = DisposeBag()

    init(stream: CampStream) {
        self.stream = stream
    }

    override func willResignActive() {
        super.willResignActive()
        stopObserving()
    }
}

// --- Camp/CampInteractor+Fires.swift
import RIBs
import RxSwift

extension CampInteractor {
    func observeFires() {
        stream.fires.subscribe(onNext: { print($0) }).disposed(by: bag)
    }

    func stopObserving() {
        bag = DisposeBag()
    }
}

// === 3.4 subscriptions in an extension in another file, nothing empties the bag

// --- Camp/CampInteractor.swift
import RIBs
import RxSwift

protocol CampStream: AnyObject {
    var fires: Observable<Int> { get }
}

final class CampInteractor: Interactor {
    let stream: CampStream
    var bag = DisposeBag()
    //  ^^^ unreset_dispose_bag: CampInteractor

    init(stream: CampStream) {
        self.stream = stream
    }
}

// --- Camp/CampInteractor+Fires.swift
import RIBs
import RxSwift

extension CampInteractor {
    func observeFires() {
        stream.fires.subscribe(onNext: { print($0) }).disposed(by: bag)
        //           ~~~~~~~~~
    }
}

// === 3.4 a base class declares the bag and does not empty it

// --- Modules/Base/BaseInteractor.swift
import RIBs
import RxSwift

class BaseInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    var disposeBag = DisposeBag()
}

// --- Modules/Lists/ListsInteractor.swift
import RIBs
import RxSwift

protocol ListsPresentable: Presentable {}
protocol ListsStream: AnyObject {
    var lists: Observable<Int> { get }
}

final class ListsInteractor: BaseInteractor<ListsPresentable> {
    private let stream: ListsStream

    init(presenter: ListsPresentable, stream: ListsStream) {
        self.stream = stream
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        stream.lists.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
        //           ^^^^^^^^^ unreset_dispose_bag: ListsInteractor
        stream.lists.skip(1).subscribe(onNext: { print($0) }).disposed(by: disposeBag)
        //                   ~~~~~~~~~
    }
}

// === 3.4 a base class declares the bag and empties it

// --- Modules/Base/BaseInteractor.swift
import RIBs
import RxSwift

class BaseInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    var disposeBag = DisposeBag()

    override func willResignActive() {
        super.willResignActive()
        disposeBag = DisposeBag()
    }
}

// --- Modules/Lists/ListsInteractor.swift
import RIBs
import RxSwift

protocol ListsPresentable: Presentable {}
protocol ListsStream: AnyObject {
    var lists: Observable<Int> { get }
}

final class ListsInteractor: BaseInteractor<ListsPresentable> {
    private let stream: ListsStream

    init(presenter: ListsPresentable, stream: ListsStream) {
        self.stream = stream
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        stream.lists.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
        stream.lists.skip(1).subscribe(onNext: { print($0) }).disposed(by: disposeBag)
    }
}

// === 3.4 a base class declares the bag and the interactor empties it

// --- Modules/Base/BaseInteractor.swift
import RIBs
import RxSwift

class BaseInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    var disposeBag = DisposeBag()
}

// --- Modules/Lists/ListsInteractor.swift
import RIBs
import RxSwift

protocol ListsPresentable: Presentable {}
protocol ListsStream: AnyObject {
    var lists: Observable<Int> { get }
}

final class ListsInteractor: BaseInteractor<ListsPresentable> {
    private let stream: ListsStream

    init(presenter: ListsPresentable, stream: ListsStream) {
        self.stream = stream
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        stream.lists.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
    }

    override func willResignActive() {
        super.willResignActive()
        disposeBag = DisposeBag()
    }
}

// === 3.4 each interactor of the base is one finding

// --- Modules/Base/BaseInteractor.swift
import RIBs
import RxSwift

class BaseInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    var disposeBag = DisposeBag()
}

// --- Modules/Lists/ListsInteractor.swift
import RIBs
import RxSwift

protocol ListsPresentable: Presentable {}
protocol ListsStream: AnyObject {
    var lists: Observable<Int> { get }
}

final class ListsInteractor: BaseInteractor<ListsPresentable> {
    private let stream: ListsStream

    init(presenter: ListsPresentable, stream: ListsStream) {
        self.stream = stream
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        stream.lists.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
        //           ^^^^^^^^^ unreset_dispose_bag: ListsInteractor
    }
}

// --- Modules/Tags/TagsInteractor.swift
import RIBs
import RxSwift

protocol TagsPresentable: Presentable {
    var taps: Observable<Void> { get }
}

final class TagsInteractor: BaseInteractor<TagsPresentable> {
    func observe() {
        presenter.taps.subscribe(onNext: { print("tap") }).disposed(by: disposeBag)
        //             ^^^^^^^^^ unreset_dispose_bag: TagsInteractor
    }
}

// === 3.4 one interactor of the base empties it itself

// --- Modules/Base/BaseInteractor.swift
import RIBs
import RxSwift

class BaseInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    var disposeBag = DisposeBag()
}

// --- Modules/Lists/ListsInteractor.swift
import RIBs
import RxSwift

protocol ListsPresentable: Presentable {}
protocol ListsStream: AnyObject {
    var lists: Observable<Int> { get }
}

final class ListsInteractor: BaseInteractor<ListsPresentable> {
    private let stream: ListsStream

    init(presenter: ListsPresentable, stream: ListsStream) {
        self.stream = stream
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        stream.lists.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
    }

    override func willResignActive() {
        super.willResignActive()
        disposeBag = DisposeBag()
    }
}

// --- Modules/Tags/TagsInteractor.swift
import RIBs
import RxSwift

protocol TagsPresentable: Presentable {
    var taps: Observable<Void> { get }
}

final class TagsInteractor: BaseInteractor<TagsPresentable> {
    func observe() {
        presenter.taps.subscribe(onNext: { print("tap") }).disposed(by: disposeBag)
        //             ^^^^^^^^^ unreset_dispose_bag: TagsInteractor
    }
}

// === 3.4 an unresolved protocol empties nothing

import PlatformKit
import RIBs
import RxSwift

protocol MapPresentable: Presentable {
    var taps: Observable<Void> { get }
}
protocol MapInteractable: Interactable {}

final class MapInteractor: PresentableInteractor<MapPresentable>, MapInteractable, ScreenTracking {
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: MapInteractor

    func observe() {
        presenter.taps.subscribe(onNext: { print("tap") }).disposed(by: bag)
        //             ~~~~~~~~~
    }
}

// === 3.4 an unresolved superclass may empty it

import PlatformKit
import RIBs
import RxSwift

protocol MapPresentable: Presentable {
    var taps: Observable<Void> { get }
}
protocol MapInteractable: Interactable {}

final class MapInteractor: TrackedInteractor<MapPresentable>, MapInteractable {
    private let bag = DisposeBag()

    func observe() {
        presenter.taps.subscribe(onNext: { print("tap") }).disposed(by: bag)
    }
}

// === 3.4 a set of tasks and of one subscription

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

extension Task {
    func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(cancel))
    }
}

protocol CometPresentable: Presentable {}

final class CometInteractor: PresentableInteractor<CometPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()
    //          ^^^^^^^^^^^^ unreset_dispose_bag: CometInteractor

    init(presenter: CometPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        Task { print("started") }.store(in: &cancellables)
        prices.price.sink { print($0) }.store(in: &cancellables)
        //           ~~~~
    }
}

// === 3.4 a set that only tasks are put into

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

extension Task {
    func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(cancel))
    }
}

protocol CometPresentable: Presentable {}

final class CometInteractor: PresentableInteractor<CometPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    init(presenter: CometPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        Task { print("started") }.store(in: &cancellables)
    }
}

// === 3.4 an array of tasks

import Combine
import ModernRIBs

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

protocol MeteorPresentable: Presentable {}

final class MeteorInteractor: PresentableInteractor<MeteorPresentable> {
    private let prices: PricePublishing
    private var tasks: [Task<Void, Never>] = []

    init(presenter: MeteorPresentable, prices: PricePublishing) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        tasks.append(Task { print("started") })
    }
}

// === B3.4 weak capture: unowned self

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MercuryPresentable: Presentable {
    func show(_ text: String)
}

final class MercuryInteractor: PresentableInteractor<MercuryPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: MercuryInteractor

    init(presenter: MercuryPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { [unowned self] in self.presenter.show("\($0)") })
        //           ~~~~~~~~~
            .disposed(by: bag)
    }
}

// === B3.4 weak capture: unowned self, the bag renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MercuryPresentable: Presentable {
    func show(_ text: String)
}

final class MercuryInteractor: PresentableInteractor<MercuryPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: MercuryPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { [unowned self] in self.presenter.show("\($0)") })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.4 weak capture: the presenter alone

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol VenusPresentable: Presentable {}

final class VenusInteractor: PresentableInteractor<VenusPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: VenusInteractor

    init(presenter: VenusPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { [weak presenter] in presenter?.show("\($0)") })
        //           ~~~~~~~~~
            .disposed(by: bag)
    }
}

// === B3.4 weak capture: the presenter alone, the bag renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol VenusPresentable: Presentable {}

final class VenusInteractor: PresentableInteractor<VenusPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: VenusPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { [weak presenter] in presenter?.show("\($0)") })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.4 weak capture: explicit captures without self

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol EarthPresentable: Presentable {
    func show(_ text: String)
}

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
}

// === B3.4 weak capture: explicit captures without self, the bag renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol EarthPresentable: Presentable {
    func show(_ text: String)
}

final class EarthInteractor: PresentableInteractor<EarthPresentable> {
    private let prices: PriceStream
    private let relay: PublishSubject<Double>
    private var bag = DisposeBag()

    init(presenter: EarthPresentable, prices: PriceStream, relay: PublishSubject<Double>) {
        self.prices = prices
        self.relay = relay
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { [presenter, relay] in presenter.show("\($0)"); relay.onNext($0) })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.4 weak capture: withUnretained(self)

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MarsPresentable: Presentable {
    func show(_ text: String)
}

final class MarsInteractor: PresentableInteractor<MarsPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: MarsInteractor

    init(presenter: MarsPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .withUnretained(self)
            .subscribe(onNext: { owner, price in owner.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }
}

// === B3.4 weak capture: withUnretained(self), the bag renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol MarsPresentable: Presentable {
    func show(_ text: String)
}

final class MarsInteractor: PresentableInteractor<MarsPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: MarsPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .withUnretained(self)
            .subscribe(onNext: { owner, price in owner.presenter.show("\(price)") })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.4 weak capture: subscribe(with: self)

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol JupiterPresentable: Presentable {
    func show(_ text: String)
}

final class JupiterInteractor: PresentableInteractor<JupiterPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: JupiterInteractor

    init(presenter: JupiterPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(with: self, onNext: { owner, price in owner.presenter.show("\(price)") })
        //           ~~~~~~~~~
            .disposed(by: bag)
    }
}

// === B3.4 weak capture: subscribe(with: self), the bag renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol JupiterPresentable: Presentable {
    func show(_ text: String)
}

final class JupiterInteractor: PresentableInteractor<JupiterPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: JupiterPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(with: self, onNext: { owner, price in owner.presenter.show("\(price)") })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.4 weak capture: bind(with: self)

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SaturnPresentable: Presentable {
    func show(_ text: String)
}

final class SaturnInteractor: PresentableInteractor<SaturnPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: SaturnInteractor

    init(presenter: SaturnPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind(with: self) { owner, price in owner.presenter.show("\(price)") }
        //           ~~~~
            .disposed(by: bag)
    }
}

// === B3.4 weak capture: bind(with: self), the bag renewed

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol SaturnPresentable: Presentable {
    func show(_ text: String)
}

final class SaturnInteractor: PresentableInteractor<SaturnPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: SaturnPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind(with: self) { owner, price in owner.presenter.show("\(price)") }
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.4 weak capture: a closure parameter named self

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol UranusPresentable: Presentable {
    func show(_ text: String)
}

final class UranusInteractor: PresentableInteractor<UranusPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: UranusInteractor

    init(presenter: UranusPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(with: self) { `self`, price in self.presenter.show("\(price)") }
        //           ~~~~~~~~~
            .disposed(by: bag)
    }
}

// === B3.4 weak capture: a closure parameter named self, the bag renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol UranusPresentable: Presentable {
    func show(_ text: String)
}

final class UranusInteractor: PresentableInteractor<UranusPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: UranusPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(with: self) { `self`, price in self.presenter.show("\(price)") }
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.4 weak capture: weakify

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol NeptunePresentable: Presentable {
    func show(_ text: String)
}

final class NeptuneInteractor: PresentableInteractor<NeptunePresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: NeptuneInteractor

    init(presenter: NeptunePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: weakify({ (price, wSelf) in wSelf.presenter.show("\(price)") }))
        //           ~~~~~~~~~
            .disposed(by: bag)
    }
}

extension NeptuneInteractor {
    func weakify<Value>(_ body: @escaping (Value, NeptuneInteractor) -> Void) -> (Value) -> Void {
        { [weak self] value in
            guard let self = self else { return }
            body(value, self)
        }
    }
}

// === B3.4 weak capture: weakify, the bag renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol NeptunePresentable: Presentable {
    func show(_ text: String)
}

final class NeptuneInteractor: PresentableInteractor<NeptunePresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: NeptunePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: weakify({ (price, wSelf) in wSelf.presenter.show("\(price)") }))
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

extension NeptuneInteractor {
    func weakify<Value>(_ body: @escaping (Value, NeptuneInteractor) -> Void) -> (Value) -> Void {
        { [weak self] value in
            guard let self = self else { return }
            body(value, self)
        }
    }
}

// === B3.4 weak capture: flatMap(weak: self)

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

extension ObservableType {
    func flatMap<Owner: AnyObject, Result>(
        weak owner: Owner,
        _ selector: @escaping (Owner, Element) -> Observable<Result>
    ) -> Observable<Result> {
        flatMap { [weak owner] element -> Observable<Result> in
            guard let owner = owner else { return .empty() }
            return selector(owner, element)
        }
    }
}

protocol PlutoPresentable: Presentable {
    func shown(_ price: Double) -> Observable<Bool>
}

final class PlutoInteractor: PresentableInteractor<PlutoPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: PlutoInteractor

    init(presenter: PlutoPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .flatMap(weak: self) { owner, price in owner.presenter.shown(price) }
            .subscribe(onNext: { print($0) })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }
}

// === B3.4 weak capture: flatMap(weak: self), the bag renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

extension ObservableType {
    func flatMap<Owner: AnyObject, Result>(
        weak owner: Owner,
        _ selector: @escaping (Owner, Element) -> Observable<Result>
    ) -> Observable<Result> {
        flatMap { [weak owner] element -> Observable<Result> in
            guard let owner = owner else { return .empty() }
            return selector(owner, element)
        }
    }
}

protocol PlutoPresentable: Presentable {
    func shown(_ price: Double) -> Observable<Bool>
}

final class PlutoInteractor: PresentableInteractor<PlutoPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: PlutoPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .flatMap(weak: self) { owner, price in owner.presenter.shown(price) }
            .subscribe(onNext: { print($0) })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.4 weak capture: Binder(self)

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CeresPresentable: Presentable {
    func show(_ text: String)
}

final class CeresInteractor: PresentableInteractor<CeresPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: CeresInteractor

    init(presenter: CeresPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind(to: Binder(self) { owner, price in owner.presenter.show("\(price)") })
        //           ~~~~
            .disposed(by: bag)
    }
}

// === B3.4 weak capture: Binder(self), the bag renewed

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol CeresPresentable: Presentable {
    func show(_ text: String)
}

final class CeresInteractor: PresentableInteractor<CeresPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: CeresPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind(to: Binder(self) { owner, price in owner.presenter.show("\(price)") })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.4 weak capture: a nested closure under a weak self

import Foundation
import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol VestaPresentable: Presentable {
    func show(_ text: String)
}

final class VestaInteractor: PresentableInteractor<VestaPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: VestaInteractor

    init(presenter: VestaPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in
        //   ~~~~~~~~~
                DispatchQueue.main.async {
                    self?.presenter.show("\(price)")
                }
            })
            .disposed(by: bag)
    }
}

// === B3.4 weak capture: a nested closure under a weak self, the bag renewed

import Foundation
import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol VestaPresentable: Presentable {
    func show(_ text: String)
}

final class VestaInteractor: PresentableInteractor<VestaPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: VestaPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in
                DispatchQueue.main.async {
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

// === B3.4 weak capture: guard let self under a weak self

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol JunoPresentable: Presentable {
    func show(_ text: String)
}

final class JunoInteractor: PresentableInteractor<JunoPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: JunoInteractor

    init(presenter: JunoPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in
        //   ~~~~~~~~~
                guard let self = self else { return }
                self.presenter.show("\(price)")
            })
            .disposed(by: bag)
    }
}

// === B3.4 weak capture: guard let self under a weak self, the bag renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol JunoPresentable: Presentable {
    func show(_ text: String)
}

final class JunoInteractor: PresentableInteractor<JunoPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: JunoPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in
                guard let self = self else { return }
                self.presenter.show("\(price)")
            })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.4 weak capture: create(weak: self)

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

extension Observable {
    static func create<Owner: AnyObject>(
        weak owner: Owner,
        _ body: @escaping (Owner, AnyObserver<Element>) -> Disposable
    ) -> Observable<Element> {
        create { [weak owner] observer in
            guard let owner = owner else { return Disposables.create() }
            return body(owner, observer)
        }
    }
}

protocol PallasPresentable: Presentable {}

final class PallasInteractor: PresentableInteractor<PallasPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: PallasInteractor

    init(presenter: PallasPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        Observable<Double>
            .create(weak: self) { owner, observer in owner.prices.price.subscribe(observer) }
            .subscribe(onNext: { print($0) })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }
}

// === B3.4 weak capture: create(weak: self), the bag renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

extension Observable {
    static func create<Owner: AnyObject>(
        weak owner: Owner,
        _ body: @escaping (Owner, AnyObserver<Element>) -> Disposable
    ) -> Observable<Element> {
        create { [weak owner] observer in
            guard let owner = owner else { return Disposables.create() }
            return body(owner, observer)
        }
    }
}

protocol PallasPresentable: Presentable {}

final class PallasInteractor: PresentableInteractor<PallasPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: PallasPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        Observable<Double>
            .create(weak: self) { owner, observer in owner.prices.price.subscribe(observer) }
            .subscribe(onNext: { print($0) })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.4 weak capture: a custom with(self)

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

extension ObservableType {
    func with<Owner: AnyObject>(_ owner: Owner) -> Observable<(Owner, Element)> {
        withUnretained(owner)
    }
}

protocol HygieaPresentable: Presentable {
    func show(_ text: String)
}

final class HygieaInteractor: PresentableInteractor<HygieaPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: HygieaInteractor

    init(presenter: HygieaPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .with(self)
            .subscribe(onNext: { owner, price in owner.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }
}

// === B3.4 weak capture: a custom with(self), the bag renewed

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

extension ObservableType {
    func with<Owner: AnyObject>(_ owner: Owner) -> Observable<(Owner, Element)> {
        withUnretained(owner)
    }
}

protocol HygieaPresentable: Presentable {
    func show(_ text: String)
}

final class HygieaInteractor: PresentableInteractor<HygieaPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: HygieaPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .with(self)
            .subscribe(onNext: { owner, price in owner.presenter.show("\(price)") })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.4 weak capture: any weak: self argument

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

extension ObservableType {
    func bindAndCatch<Owner: AnyObject>(weak owner: Owner, onNext: @escaping (Owner, Element) -> Void) -> Disposable {
        bind(onNext: { [weak owner] element in
            guard let owner = owner else { return }
            onNext(owner, element)
        })
    }
}

protocol ErisPresentable: Presentable {
    func show(_ text: String)
}

final class ErisInteractor: PresentableInteractor<ErisPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: ErisInteractor

    init(presenter: ErisPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bindAndCatch(weak: self) { owner, price in owner.presenter.show("\(price)") }
        //           ~~~~~~~~~~~~
            .disposed(by: bag)
    }
}

// === B3.4 weak capture: any weak: self argument, the bag renewed

import RIBs
import RxCocoa
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

extension ObservableType {
    func bindAndCatch<Owner: AnyObject>(weak owner: Owner, onNext: @escaping (Owner, Element) -> Void) -> Disposable {
        bind(onNext: { [weak owner] element in
            guard let owner = owner else { return }
            onNext(owner, element)
        })
    }
}

protocol ErisPresentable: Presentable {
    func show(_ text: String)
}

final class ErisInteractor: PresentableInteractor<ErisPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()

    init(presenter: ErisPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bindAndCatch(weak: self) { owner, price in owner.presenter.show("\(price)") }
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === B3.5 bags of routers, presenters, views, workers and services

import RIBs
import RxSwift
import UIKit

protocol CabinInteractable: Interactable {}
protocol CabinPresentable: Presentable {}
protocol CabinViewControllable: ViewControllable {}

final class CabinInteractor: PresentableInteractor<CabinPresentable>, CabinInteractable {}

final class CabinRouter: ViewableRouter<CabinInteractable, CabinViewControllable> {
    private let bag = DisposeBag()

    override func didLoad() {
        super.didLoad()
        lifecycle.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}

final class CabinPresenter: Presenter<CabinViewControllable>, CabinPresentable {
    private let bag = DisposeBag()

    func observe(_ taps: Observable<Void>) {
        taps.subscribe(onNext: { print("tap") }).disposed(by: bag)
    }
}

final class CabinViewController: UIViewController, CabinViewControllable {
    private let bag = DisposeBag()

    func observe(_ taps: Observable<Void>) {
        taps.subscribe(onNext: { self.view.endEditing(true) }).disposed(by: bag)
    }
}

final class CabinWorker: Worker {
    private let bag = DisposeBag()

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        interactorScope.isActiveStream.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}

final class CabinService {
    private let bag = DisposeBag()

    func observe(_ taps: Observable<Void>) {
        taps.subscribe(onNext: { print("tap") }).disposed(by: bag)
    }
}

// === 0.1 an interactor without the framework

import Combine

final class FeedInteractor {
    private var cancellables = Set<AnyCancellable>()
    private let posts = PassthroughSubject<Int, Never>()

    func start() {
        posts.sink { print($0) }.store(in: &cancellables)
    }
}

// === 0.2 test doubles are not reported

// --- Sources/Tower/TowerInteractor.swift
import ModernRIBs

class TowerInteractor: Interactor {}

// --- Tests/TowerTests/TowerInteractorStub.swift
import Combine
import ModernRIBs

final class TowerInteractorStub: TowerInteractor {
    private var cancellables = Set<AnyCancellable>()
    private let bells = PassthroughSubject<Int, Never>()

    override func didBecomeActive() {
        super.didBecomeActive()
        bells.sink { print($0) }.store(in: &cancellables)
    }
}

// === 0.2 generated files are not reported

// --- Sources/Tower/TowerInteractor.swift
import ModernRIBs

class TowerInteractor: Interactor {}

// --- Sources/Tower/Generated.swift
// Generated using Sourcery 2.1.7
// DO NOT EDIT
import Combine
import ModernRIBs

final class LoudTowerInteractor: TowerInteractor {
    private var cancellables = Set<AnyCancellable>()
    private let bells = PassthroughSubject<Int, Never>()

    override func didBecomeActive() {
        super.didBecomeActive()
        bells.sink { print($0) }.store(in: &cancellables)
    }
}

// === 0.2 vendored files are not reported

// --- Sources/Tower/TowerInteractor.swift
import ModernRIBs

class TowerInteractor: Interactor {}

// --- Carthage/Checkouts/TowerKit/LoudTower.swift
import Combine
import ModernRIBs

final class LoudTowerInteractor: TowerInteractor {
    private var cancellables = Set<AnyCancellable>()
    private let bells = PassthroughSubject<Int, Never>()

    override func didBecomeActive() {
        super.didBecomeActive()
        bells.sink { print($0) }.store(in: &cancellables)
    }
}

// === 3 a protocol extension that only interactors get

import RIBs
import RxSwift

protocol DoorPresentable: Presentable {
    var knocks: Observable<Int> { get }
}

protocol DoorObserving: AnyObject {
    var doorBag: DisposeBag { get }
}

extension DoorObserving where Self: Interactor {
    func observe(_ knocks: Observable<Int>) {
        knocks.subscribe(onNext: { print($0) }).disposed(by: doorBag)
        //     ~~~~~~~~~
    }
}

final class DoorInteractor: PresentableInteractor<DoorPresentable>, DoorObserving {
    let doorBag = DisposeBag()
    //  ^^^^^^^ unreset_dispose_bag: DoorInteractor
}

// === 3 a protocol extension that only interactors get, the bag renewed

import RIBs
import RxSwift

protocol DoorPresentable: Presentable {
    var knocks: Observable<Int> { get }
}

protocol DoorObserving: AnyObject {
    var doorBag: DisposeBag { get }
}

extension DoorObserving where Self: Interactor {
    func observe(_ knocks: Observable<Int>) {
        knocks.subscribe(onNext: { print($0) }).disposed(by: doorBag)
    }
}

final class DoorInteractor: PresentableInteractor<DoorPresentable>, DoorObserving {
    var doorBag = DisposeBag()

    override func willResignActive() {
        super.willResignActive()
        doorBag = DisposeBag()
    }
}

// === 3.4 an optional bag

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol StonePresentable: Presentable {}

final class StoneInteractor: PresentableInteractor<StonePresentable> {
    private let prices: PriceStream
    private var bag: DisposeBag? = DisposeBag()
    //          ^^^ unreset_dispose_bag: StoneInteractor

    init(presenter: StonePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag!)
        //           ~~~~~~~~~
    }
}

// === 3.4 an optional bag set to nil

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

protocol StonePresentable: Presentable {}

final class StoneInteractor: PresentableInteractor<StonePresentable> {
    private let prices: PriceStream
    private var bag: DisposeBag?

    init(presenter: StonePresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let bag = DisposeBag()
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
        self.bag = bag
    }

    override func willResignActive() {
        super.willResignActive()
        bag = nil
    }
}

// === 3.1 a function of the project on an observable that puts it into a bag

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

    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag
    func go() {
        prices.price.observe(in: bag) { print($0) }
        //           ~~~~~~~
    }
}

// === 3.4 a static bag

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

    private static let bag = DisposeBag()
    //                 ^^^ unreset_dispose_bag
    func go() {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: Self.bag)
        //           ~~~~~~~~~
    }
}

// === 3.4 a serial disposable that deactivation gives an empty one

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

    private let serial = SerialDisposable()
    func go() {
        serial.disposable = prices.price.subscribe(onNext: { print($0) })
    }
    override func willResignActive() {
        super.willResignActive()
        serial.disposable = Disposables.create()
    }
}

// === 3.4 a composite that ends at deactivation itself

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

    private let all = CompositeDisposable()
    override func didBecomeActive() {
        super.didBecomeActive()
        all.disposeOnDeactivate(interactor: self)
    }
    func go() {
        _ = all.insert(prices.price.subscribe(onNext: { print($0) }))
    }
}

// === 3.4 a bag that a disposable of the interactor renews

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

    private var bag = DisposeBag()
    override func didBecomeActive() {
        super.didBecomeActive()
        Disposables.create { [weak self] in self?.bag = DisposeBag() }.disposeOnDeactivate(interactor: self)
    }
    func go() {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}

// === 3.4 the base empties it, and an override does not call super

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

class BaseInteractor: Interactor {
    var bag = DisposeBag()
    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}
final class HomeInteractor: BaseInteractor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func go() {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
        //           ^^^^^^^^^ unreset_dispose_bag
    }
    override func willResignActive() {
        print("no super")
    }
}

// === 3.4 the base calls a hook that the class fills

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

class BaseInteractor: Interactor {
    var bag = DisposeBag()
    override func willResignActive() {
        super.willResignActive()
        cleanUp()
    }
    func cleanUp() {}
}
final class HomeInteractor: BaseInteractor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func go() {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
    override func cleanUp() {
        bag = DisposeBag()
    }
}

// === 3.4 emptied by the observer of a property that deactivation sets

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

    private var bag = DisposeBag()
    private var isOn = false {
        didSet { if !isOn { bag = DisposeBag() } }
    }
    func go() {
        isOn = true
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
    override func willResignActive() {
        super.willResignActive()
        isOn = false
    }
}

// === 3.4 several holders run over in one array

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

    private var first: Disposable?
    private var second: Disposable?
    func go() {
        first = prices.price.subscribe(onNext: { print($0) })
        second = prices.price.subscribe(onNext: { print($0) })
    }
    override func willResignActive() {
        super.willResignActive()
        [first, second].forEach { $0?.dispose() }
    }
}

// === 3.4 several holders run over in a loop

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

    private var first: Disposable?
    private var second: Disposable?
    func go() {
        first = prices.price.subscribe(onNext: { print($0) })
        second = prices.price.subscribe(onNext: { print($0) })
    }
    override func willResignActive() {
        super.willResignActive()
        for one in [first, second] { one?.dispose() }
    }
}

// === 3.4 disposed under a local name

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

    private var first: Disposable?
    func go() {
        first = prices.price.subscribe(onNext: { print($0) })
    }
    override func willResignActive() {
        super.willResignActive()
        if let first { first.dispose() }
    }
}

// === 3.4 renewed at activation behind the first subscription

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

    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag
    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
        //           ~~~~~~~~~
        bag = DisposeBag()
    }
}

// === 3.4 renewed at activation on some paths only

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

    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag
    override func didBecomeActive() {
        super.didBecomeActive()
        if isActive { bag = DisposeBag() }
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
        //           ~~~~~~~~~
    }
}

// === 3.4 renewed at activation by a helper

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

    private var bag = DisposeBag()
    override func didBecomeActive() {
        super.didBecomeActive()
        renew()
        observe()
    }
    private func renew() { bag = DisposeBag() }
    private func observe() {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}

// === 3.4 a helper puts something in before the renewal

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

// === 3.4 a bag type of the project that deactivation cancels

import Combine
import ModernRIBs

protocol PriceStream: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

final class CancelBag {
    fileprivate var all = Set<AnyCancellable>()
    func cancel() { all.removeAll() }
}
extension AnyCancellable {
    func store(in bag: CancelBag) { bag.all.insert(self) }
}
final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    private let bag = CancelBag()
    func go() {
        prices.price.sink { print($0) }.store(in: bag)
    }
    override func willResignActive() {
        super.willResignActive()
        bag.cancel()
    }
}

// === 3.4 a bag type of the project that nothing empties

import Combine
import ModernRIBs

protocol PriceStream: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

final class Tokens {
    var all = Set<AnyCancellable>()
    func collect(_ one: AnyCancellable) { all.insert(one) }
}
extension AnyCancellable {
    func keep(in bag: Tokens) { bag.all.insert(self) }
}
final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    private let bag = Tokens()
    //          ^^^ unreset_dispose_bag
    func go() {
        prices.price.sink { print($0) }.keep(in: bag)
        //           ~~~~
        bag.collect(prices.price.sink { print($0) })
        //                       ~~~~
    }
}

// === 3.4 a dictionary of cancellables

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

    private var byId: [String: AnyCancellable] = [:]
    //          ^^^^ unreset_dispose_bag
    func go(_ id: String) {
        byId[id] = prices.price.sink { print($0) }
        //                      ~~~~
    }
}

// === 3.4 a dictionary of cancellables that deactivation runs over

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

    private var byId: [String: AnyCancellable] = [:]
    func go(_ id: String) {
        byId[id] = prices.price.sink { print($0) }
    }
    override func willResignActive() {
        super.willResignActive()
        byId.values.forEach { $0.cancel() }
    }
}

// === 3.4 a subscription that is the initial value of a property

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

    private lazy var token: AnyCancellable = prices.price.sink { print($0) }
    //               ^^^^^ unreset_dispose_bag
    
}

// === 3.4 a set that only tasks are put into, by a function of the project

import Combine
import ModernRIBs

protocol PriceStream: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}

extension Task {
    func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable { self.cancel() }) }
}
final class HomeInteractor: Interactor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    private var tasks = Set<AnyCancellable>()
    func go() {
        Task { print(1) }.store(in: &tasks)
    }
}

// === 3.3 a builder of a set that is not emptied

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

    private var tokens = Set<AnyCancellable>()
    //          ^^^^^^ unreset_dispose_bag
    func go() {
        tokens.collect {
            prices.price.sink { print($0) }
            //           ~~~~
            prices.price.sink { print($0) }
            //           ~~~~
        }
    }
}

// === 3.4 closures that run at once behind a guard let self are no capture of the chain

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

    private var tokens = Set<AnyCancellable>()
    //          ^^^^^^ unreset_dispose_bag
    func go() {
        prices.price.sink { [weak self] _ in
        //           ~~~~
            guard let self else { return }
            [1, 2].forEach { self.say($0) }
            DispatchQueue.main.async { self.say(1) }
        }.store(in: &tokens)
    }
    func say(_ number: Int) {}
}

// === 3.1 what a caller elsewhere hands in counts

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

    private var tokens = Set<AnyCancellable>()
    //          ^^^^^^ unreset_dispose_bag
    func add(_ token: AnyCancellable) {
        tokens.insert(token)
        //            ~~~~~
    }
}

// === 3.1 what an own caller hands in counts once

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

    private var tokens = Set<AnyCancellable>()
    //          ^^^^^^ unreset_dispose_bag
    func add(_ token: AnyCancellable) {
        token.store(in: &tokens)
    }
    func go() {
        add(prices.price.sink { print($0) })
        //               ~~~~
    }
}

// === 3.3 assigned to a property whose setter keeps it elsewhere

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

    private var storage: Disposable?
    //          ^^^^^^^ unreset_dispose_bag
    private var current: Disposable? {
        get { storage }
        set {
            storage?.dispose()
            storage = newValue
        }
    }
    func go() {
        current = prices.price.subscribe(onNext: { print($0) })
        //                     ~~~~~~~~~
    }
}

// === 3.1 put in by an operator of the project

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
    func go() {
        bag += prices.price.subscribe(onNext: { print($0) })
        //                  ~~~~~~~~~
    }
}

// === 3.4 withUnretained, and its owner is the interactor

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
    func go() {
        prices.price.withUnretained(self).subscribe(onNext: { owner, _ in
        //                                ~~~~~~~~~
            owner.prices.price.subscribe(onNext: { print($0) }).disposed(by: owner.bag)
            //                 ~~~~~~~~~
        }).disposed(by: bag)
    }
}

// === 3.3 a helper of a protocol puts it into a requirement

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

protocol BagOwning {
    var bag: DisposeBag { get }
}
extension BagOwning {
    func keep(_ one: Disposable) { one.disposed(by: bag) }
}
final class HomeInteractor: Interactor, BagOwning {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    let bag = DisposeBag()
    //  ^^^ unreset_dispose_bag
    func go() {
        keep(prices.price.subscribe(onNext: { print($0) }))
        //                ~~~~~~~~~
    }
}

// === 3.4 a protocol extension puts it into a requirement

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

protocol BagOwning {
    var bag: DisposeBag { get }
    var stream: PriceStream { get }
}
extension BagOwning {
    func keep() { stream.price.subscribe(onNext: { print($0) }).disposed(by: bag) }
    //                         ~~~~~~~~~
}
final class HomeInteractor: Interactor, BagOwning {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    let bag = DisposeBag()
    //  ^^^ unreset_dispose_bag
    
}

// === 3.4 a helper of a base class whose bag nothing empties

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

class BaseInteractor: Interactor {
    let bag = DisposeBag()
    func add(_ one: Disposable) { one.disposed(by: bag) }
}
final class HomeInteractor: BaseInteractor {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func run() {
        add(prices.price.subscribe(onNext: { print($0) }))
        //               ^^^^^^^^^ unreset_dispose_bag
    }
}

// === 3.3 a function of the project on a disposable that is handed the interactor

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

protocol BagOwning: AnyObject { var bag: DisposeBag { get } }
extension Disposable {
    func keep(in owner: BagOwning) { owner.bag.insert(self) }
}
final class HomeInteractor: Interactor, BagOwning {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    let bag = DisposeBag()
    //  ^^^ unreset_dispose_bag
    func run() {
        prices.price.subscribe(onNext: { print($0) }).keep(in: self)
        //           ~~~~~~~~~
    }
}

// === 3.4 disposed in one branch of another function

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

// === 3.4 disposed in deinit only

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

    private var d: Disposable?
    //          ^ unreset_dispose_bag
    func run() {
        d = prices.price.subscribe(onNext: { print($0) })
        //               ~~~~~~~~~
    }
    deinit { d?.dispose() }
}

// === 3.4 emptied by a function of a protocol extension

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

protocol BagOwning: AnyObject { var bag: DisposeBag { get set } }
extension BagOwning {
    func renewBag() { bag = DisposeBag() }
}
final class HomeInteractor: Interactor, BagOwning {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    var bag = DisposeBag()
    func run() {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
    override func willResignActive() {
        super.willResignActive()
        renewBag()
    }
}

// === 3.4 emptied by a function that takes it inout

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

    private var tokens = Set<AnyCancellable>()
    func run() {
        prices.price.sink { print($0) }.store(in: &tokens)
    }
    override func willResignActive() {
        super.willResignActive()
        empty(&tokens)
    }
    private func empty(_ set: inout Set<AnyCancellable>) { set.removeAll() }
}

// === 3.4 moved to a local and cancelled

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

    private var tokens = Set<AnyCancellable>()
    func run() {
        prices.price.sink { print($0) }.store(in: &tokens)
    }
    override func willResignActive() {
        super.willResignActive()
        let old = tokens
        tokens = []
        old.forEach { $0.cancel() }
    }
}

// === 3.4 a generic base empties it two classes above

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}

class Root<T>: Interactor {
    var bag = DisposeBag()
    override func willResignActive() { super.willResignActive(); bag = .init() }
}
class Middle<T>: Root<T> {
    override func willResignActive() { super.willResignActive() }
}
final class HomeInteractor: Middle<Int> {
    private let prices: PriceStream

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func run() {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}

// === 3.4 disposed under its own name, bound anew

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream
    private var token: Disposable?

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func run() {
        token = prices.price.subscribe(onNext: { print($0) })
    }

    override func willResignActive() {
        super.willResignActive()
        if let token = token {
            token.dispose()
        }
    }
}

// === 3.4 bound anew and only looked at

import RIBs
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

final class HomeInteractor: Interactor {
    private let prices: PriceStream
    private var token: Disposable?
    //          ^^^^^ unreset_dispose_bag: HomeInteractor

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    func run() {
        token = prices.price.subscribe(onNext: { print($0) })
        //                   ~~~~~~~~~
    }

    override func willResignActive() {
        super.willResignActive()
        if let token = token {
            _ = token
        }
    }
}
