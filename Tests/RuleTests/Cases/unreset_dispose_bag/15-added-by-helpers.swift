// === a protocol extension that only interactors get
// clean: ..., the bag renewed
// use: ribs-rx

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
//- let doorBag = DisposeBag()
    //  ^^^^^^^ unreset_dispose_bag: DoorInteractor
//+ var doorBag = DisposeBag()
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     doorBag = DisposeBag()
//+ }
}

// === a function of the project on an observable that puts it into a bag
// use: ribs-rx, price-stream-load

extension ObservableType {
    func observe(in bag: DisposeBag, _ handler: @escaping (Element) -> Void) {
        subscribe(onNext: handler).disposed(by: bag)
    }
}
final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag
    func go() {
        prices.price.observe(in: bag) { print($0) }
        //           ~~~~~~~
    }
}

// === what a caller elsewhere hands in counts
// use: ribs-combine, combine-price-stream

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private var tokens = Set<AnyCancellable>()
    //          ^^^^^^ unreset_dispose_bag
    func add(_ token: AnyCancellable) {
        tokens.insert(token)
        //            ~~~~~
    }
}

// === what an own caller hands in counts once
// use: ribs-combine, combine-price-stream

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

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

// === assigned to a property whose setter keeps it elsewhere
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

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

// === put in by an operator of the project
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag
    func go() {
        bag += prices.price.subscribe(onNext: { print($0) })
        //                  ~~~~~~~~~
    }
}

// === a helper of a protocol puts it into a requirement
// use: ribs-rx, price-stream-load

protocol BagOwning {
    var bag: DisposeBag { get }
}
extension BagOwning {
    func keep(_ one: Disposable) { one.disposed(by: bag) }
}
final class HomeInteractor: Interactor, BagOwning {
    // use: viewless-prices-member

    let bag = DisposeBag()
    //  ^^^ unreset_dispose_bag
    func go() {
        keep(prices.price.subscribe(onNext: { print($0) }))
        //                ~~~~~~~~~
    }
}

// === a protocol extension puts it into a requirement
// use: ribs-rx, price-stream-load

protocol BagOwning {
    var bag: DisposeBag { get }
    var stream: PriceStream { get }
}
extension BagOwning {
    func keep() { stream.price.subscribe(onNext: { print($0) }).disposed(by: bag) }
    //                         ~~~~~~~~~
}
final class HomeInteractor: Interactor, BagOwning {
    // use: viewless-prices-member

    let bag = DisposeBag()
    //  ^^^ unreset_dispose_bag
    
}

// === a helper of a base class whose bag nothing empties
// use: ribs-rx, price-stream-load

class BaseInteractor: Interactor {
    let bag = DisposeBag()
    func add(_ one: Disposable) { one.disposed(by: bag) }
}
final class HomeInteractor: BaseInteractor {
    // use: viewless-prices-member

    func run() {
        add(prices.price.subscribe(onNext: { print($0) }))
        //               ^^^^^^^^^ unreset_dispose_bag
    }
}

// === a function of the project on a disposable that is handed the interactor
// use: ribs-rx, price-stream-load

protocol BagOwning: AnyObject { var bag: DisposeBag { get } }
extension Disposable {
    func keep(in owner: BagOwning) { owner.bag.insert(self) }
}
final class HomeInteractor: Interactor, BagOwning {
    // use: viewless-prices-member

    let bag = DisposeBag()
    //  ^^^ unreset_dispose_bag
    func run() {
        prices.price.subscribe(onNext: { print($0) }).keep(in: self)
        //           ~~~~~~~~~
    }
}
