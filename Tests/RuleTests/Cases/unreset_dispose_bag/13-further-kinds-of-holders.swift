// === an optional bag
// use: ribs-rx, price-stream, presentable Stone

final class StoneInteractor: PresentableInteractor<StonePresentable> {
    private let prices: PriceStream
    private var bag: DisposeBag? = DisposeBag()
    //          ^^^ unreset_dispose_bag: StoneInteractor

    // use: prices-init Stone

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag!)
        //           ~~~~~~~~~
    }
}

// === an optional bag set to nil
// use: ribs-rx, price-stream, presentable Stone

final class StoneInteractor: PresentableInteractor<StonePresentable> {
    private let prices: PriceStream
    private var bag: DisposeBag?

    // use: prices-init Stone

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

// === a static bag
// clean: a serial disposable that deactivation gives an empty one
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

//- private static let bag = DisposeBag()
    //                 ^^^ unreset_dispose_bag
//+ private let serial = SerialDisposable()
    func go() {
//-     prices.price.subscribe(onNext: { print($0) }).disposed(by: Self.bag)
        //           ~~~~~~~~~
//+     serial.disposable = prices.price.subscribe(onNext: { print($0) })
//+ }
//+ override func willResignActive() {
//+     super.willResignActive()
//+     serial.disposable = Disposables.create()
    }
}

// === a bag type of the project that deactivation cancels
// use: ribs-combine, combine-price-stream

final class CancelBag {
    fileprivate var all = Set<AnyCancellable>()
    func cancel() { all.removeAll() }
}
extension AnyCancellable {
    func store(in bag: CancelBag) { bag.all.insert(self) }
}
final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private let bag = CancelBag()
    func go() {
        prices.price.sink { print($0) }.store(in: bag)
    }
    override func willResignActive() {
        super.willResignActive()
        bag.cancel()
    }
}

// === a bag type of the project that nothing empties
// use: ribs-combine, combine-price-stream

final class Tokens {
    var all = Set<AnyCancellable>()
    func collect(_ one: AnyCancellable) { all.insert(one) }
}
extension AnyCancellable {
    func keep(in bag: Tokens) { bag.all.insert(self) }
}
final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private let bag = Tokens()
    //          ^^^ unreset_dispose_bag
    func go() {
        prices.price.sink { print($0) }.keep(in: bag)
        //           ~~~~
        bag.collect(prices.price.sink { print($0) })
        //                       ~~~~
    }
}

// === a dictionary of cancellables
// clean: ... that deactivation runs over
// use: ribs-combine, combine-price-stream

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private var byId: [String: AnyCancellable] = [:]
    //          ^^^^ unreset_dispose_bag
    func go(_ id: String) {
        byId[id] = prices.price.sink { print($0) }
        //                      ~~~~
    }
//+ override func willResignActive() {
//+     super.willResignActive()
//+     byId.values.forEach { $0.cancel() }
//+ }
}

// === a subscription that is the initial value of a property
// clean: a set that only tasks are put into, by a function of the project
// use: ribs-combine, combine-price-stream

//+extension Task {
//+ func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable { self.cancel() }) }
//+}
final class HomeInteractor: Interactor {
    // use: viewless-prices-member

//- private lazy var token: AnyCancellable = prices.price.sink { print($0) }
    //               ^^^^^ unreset_dispose_bag
//- 
//+ private var tasks = Set<AnyCancellable>()
//+ func go() {
//+     Task { print(1) }.store(in: &tasks)
//+ }
}

// === a builder of a set that is not emptied
// use: ribs-combine, combine-price-stream

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

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
