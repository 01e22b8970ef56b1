// === in an initialiser, dropped
// use: ribs-rx, price-stream, presentable Zinnia

final class ZinniaInteractor: PresentableInteractor<ZinniaPresentable> {
    init(presenter: ZinniaPresentable, prices: PriceStream) {
        super.init(presenter: presenter)
        prices.price.subscribe(onNext: { print($0) })
        //           ^^^^^^^^^ undisposed_subscription
    }
}

// === on deactivate in an initialiser is another rule
// use: ribs-rx, price-stream, presentable Zinnia

final class ZinniaInteractor: PresentableInteractor<ZinniaPresentable> {
    init(presenter: ZinniaPresentable, prices: PriceStream) {
        super.init(presenter: presenter)
        prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
        //                                            ^^^^^^^^^^^^^^^^^^^ subscription_before_activation
    }
}

// === a bag made in place dies at once
// clean: in place of a bag made in place
// use: ribs-rx, price-stream, presentable Maple

final class MapleInteractor: PresentableInteractor<MaplePresentable> {
    // use: prices-member Maple

    override func didBecomeActive() {
        super.didBecomeActive()
//-     prices.price.subscribe(onNext: { print($0) }).disposed(by: DisposeBag())
        //           ^^^^^^^^^ undisposed_subscription
//+     prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

// === a local bag that does not escape
// clean: a local bag that escapes into a member emptied at deactivation
// use: ribs-rx, price-stream, presentable Birch

final class BirchInteractor: PresentableInteractor<BirchPresentable> {
    private let prices: PriceStream
//+ private var bag: DisposeBag?

    // use: prices-init Birch

    override func didBecomeActive() {
        super.didBecomeActive()
        let bag = DisposeBag()
        prices.price
            .subscribe(onNext: { print($0) })
        //   ^^^^^^^^^ undisposed_subscription: BirchInteractor
            .disposed(by: bag)
//+     self.bag = bag
//+ }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = nil
    }
}

// === a local set of cancellables
// clean: in place of a local set of cancellables
// use: ribs-combine, price-publishing, presentable Alder

final class AlderInteractor: PresentableInteractor<AlderPresentable> {
    // use: price-publishing-member Alder

    override func didBecomeActive() {
        super.didBecomeActive()
//-     var cancellables = Set<AnyCancellable>()
//-     prices.price
//-         .sink { print($0) }
        //   ^^^^ undisposed_subscription
//-         .store(in: &cancellables)
//+     prices.price.sink { print($0) }.cancelOnDeactivate(interactor: self)
    }
}

// === another object's bag is not judged
// use: ribs-rx, price-stream

protocol LarchPresentable: Presentable {
    var bag: DisposeBag { get }
}

final class LarchInteractor: PresentableInteractor<LarchPresentable> {
    // use: prices-member Larch

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).disposed(by: presenter.bag)
    }
}

// === another object's set is not judged
// use: ribs-combine, price-publishing

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

// === an inout parameter whose argument is a local
// clean: an inout parameter whose argument is a set that deactivation empties
// use: ribs-combine, price-publishing, presentable Hazel

final class HazelInteractor: PresentableInteractor<HazelPresentable> {
    private let prices: PricePublishing
//+ private var cancellables = Set<AnyCancellable>()

    // use: price-publishing-init Hazel

    override func didBecomeActive() {
        super.didBecomeActive()
//-     var cancellables = Set<AnyCancellable>()
        observe(into: &cancellables)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     cancellables.removeAll()
//+ }

    private func observe(into cancellables: inout Set<AnyCancellable>) {
        prices.price.sink { print($0) }.store(in: &cancellables)
        //           ^^^^ undisposed_subscription
    }
}

// === a function of the project on an observable that ends the subscription it returns
// use: ribs-rx, price-stream-load

extension ObservableType {
    @discardableResult
    func bindActive(_ interactor: Interactor, _ handler: @escaping (Element) -> Void) -> Disposable {
        subscribe(onNext: handler).disposeOnDeactivate(interactor: interactor)
    }
}
final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func go() {
        prices.price.bindActive(self) { print($0) }
    }
}

// === a function of the project on an observable that is handed a local bag
// use: ribs-rx, price-stream-load

extension ObservableType {
    func observe(in bag: DisposeBag, _ handler: @escaping (Element) -> Void) {
        subscribe(onNext: handler).disposed(by: bag)
    }
}
final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func go() {
        let bag = DisposeBag()
        prices.price.observe(in: bag) { print($0) }
        //           ^^^^^^^ undisposed_subscription
    }
}

// === an inout parameter whose callers are elsewhere
// use: ribs-combine, combine-price-stream

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func observe(into tokens: inout Set<AnyCancellable>) {
        prices.price.sink { print($0) }.store(in: &tokens)
    }
}
