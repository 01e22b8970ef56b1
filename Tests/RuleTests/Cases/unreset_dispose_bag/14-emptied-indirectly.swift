// === a composite that ends at deactivation itself
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private let all = CompositeDisposable()
    override func didBecomeActive() {
        super.didBecomeActive()
        all.disposeOnDeactivate(interactor: self)
    }
    func go() {
        _ = all.insert(prices.price.subscribe(onNext: { print($0) }))
    }
}

// === a bag that a disposable of the interactor renews
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private var bag = DisposeBag()
    override func didBecomeActive() {
        super.didBecomeActive()
        Disposables.create { [weak self] in self?.bag = DisposeBag() }.disposeOnDeactivate(interactor: self)
    }
    func go() {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}

// === the base empties it, and an override does not call super
// clean: the base calls a hook that the class fills
// use: ribs-rx, price-stream-load

class BaseInteractor: Interactor {
    var bag = DisposeBag()
    override func willResignActive() {
        super.willResignActive()
//-     bag = DisposeBag()
//+     cleanUp()
    }
//+ func cleanUp() {}
}
final class HomeInteractor: BaseInteractor {
    // use: viewless-prices-member

    func go() {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
        //           ^^^^^^^^^ unreset_dispose_bag
    }
//- override func willResignActive() {
    //            ^^^^^^^^^^^^^^^^ missing_super_lifecycle: HomeInteractor
//-     print("no super")
//+ override func cleanUp() {
//+     bag = DisposeBag()
    }
}

// === emptied by the observer of a property that deactivation sets
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

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

// === several holders run over in one array
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

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

// === several holders run over in a loop
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

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

// === disposed under a local name
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private var first: Disposable?
    func go() {
        first = prices.price.subscribe(onNext: { print($0) })
    }
    override func willResignActive() {
        super.willResignActive()
        if let first { first.dispose() }
    }
}

// === emptied by a function of a protocol extension
// use: ribs-rx, price-stream-load

protocol BagOwning: AnyObject { var bag: DisposeBag { get set } }
extension BagOwning {
    func renewBag() { bag = DisposeBag() }
}
final class HomeInteractor: Interactor, BagOwning {
    // use: viewless-prices-member

    var bag = DisposeBag()
    func run() {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
    override func willResignActive() {
        super.willResignActive()
        renewBag()
    }
}

// === emptied by a function that takes it inout
// use: ribs-combine, combine-price-stream

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

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

// === moved to a local and cancelled
// use: ribs-combine, combine-price-stream

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

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

// === a generic base empties it two classes above
// use: ribs-rx, price-stream-load

class Root<T>: Interactor {
    var bag = DisposeBag()
    override func willResignActive() { super.willResignActive(); bag = .init() }
}
class Middle<T>: Root<T> {
    override func willResignActive() { super.willResignActive() }
}
final class HomeInteractor: Middle<Int> {
    // use: viewless-prices-member

    func run() {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}

// === disposed under its own name, bound anew
// use: ribs-rx, price-stream

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

// === bound anew and only looked at
// use: ribs-rx, price-stream

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
