// === an overload of store that associates the subscription with the interactor
// clean: ..., and deactivation removes what is associated
// use: ribs-combine, price-publishing
import Foundation

extension AnyCancellable {
    func store(withLifetimeOf object: some AnyObject, file: StaticString = #file, line: UInt = #line) {
        objc_setAssociatedObject(object, file.description + line.description, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

final class HomeInteractor: Interactor {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    init(prices: PricePublishing) { self.prices = prices }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { print($0) }.store(withLifetimeOf: self)
        //           ^^^^ unreset_dispose_bag: store
        prices.price.sink { print($0) }.store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables.removeAll()
//+     objc_removeAssociatedObjects(self)
    }
}

// === an overload of store that inserts into a set of the interactor
// clean: ..., which deactivation clears
// use: ribs-combine, price-publishing

protocol CancellableStore: AnyObject {
    var cancellables: Set<AnyCancellable> { get set }
}

extension AnyCancellable {
    func store(withLifetimeOf owner: CancellableStore) { owner.cancellables.insert(self) }
}

final class HomeInteractor: Interactor, CancellableStore {
    var cancellables = Set<AnyCancellable>()
    //  ^^^^^^^^^^^^ unreset_dispose_bag
    private let prices: PricePublishing

    init(prices: PricePublishing) { self.prices = prices }

    func refresh() {
        prices.price.sink { print($0) }.store(withLifetimeOf: self)
        //           ~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     cancellables.removeAll()
//+ }
}

// === an overload of store that binds to the active scope
// use: ribs-combine, price-publishing

extension AnyCancellable {
    func store(in interactor: Interactor) { cancelOnDeactivate(interactor: interactor) }
}

final class HomeInteractor: Interactor {
    private let prices: PricePublishing

    init(prices: PricePublishing) { self.prices = prices }

    func refresh() { prices.price.sink { print($0) }.store(in: self) }
}

// === an overload with a body that is not in the project
// use: ribs-combine, price-publishing

final class HomeInteractor: Interactor {
    private let prices: PricePublishing

    init(prices: PricePublishing) { self.prices = prices }

    func refresh() { prices.price.sink { print($0) }.store(withLifetimeOf: self) }
}

// === the overload is of a protocol of the project that subscriptions conform to, in another module
// clean: ..., and the association is removed under its key
// --- Packages/Lifetimes/Sources/Lifetimes/Kept.swift
import Combine
import Foundation

public var keptKey: UInt8 = 0

public protocol Kept {}

extension AnyCancellable: Kept {}

extension Kept {
    public func store(with owner: AnyObject) { objc_setAssociatedObject(owner, &keptKey, self, .OBJC_ASSOCIATION_RETAIN) }
}

// --- Packages/Home/Sources/Home/HomeInteractor.swift
// use: ribs-combine, price-publishing
import Lifetimes

final class HomeInteractor: Interactor {
    private let prices: PricePublishing

    init(prices: PricePublishing) { self.prices = prices }

    func refresh() {
        prices.price.sink { print($0) }.store(with: self)
        //           ^^^^ unreset_dispose_bag
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     objc_setAssociatedObject(self, &keptKey, nil, .OBJC_ASSOCIATION_RETAIN)
//+ }
}

// === an overload of disposed(by:) in another module, beside the library's
// clean: ..., and what is associated is removed
// --- Packages/Lifetimes/Sources/Lifetimes/Disposable+Lifetime.swift
import Foundation
import RxSwift

extension Disposable {
    public func disposed(by owner: AnyObject) {
        var kept = objc_getAssociatedObject(owner, "kept") as? [Disposable] ?? []
        kept.append(self)
        objc_setAssociatedObject(owner, "kept", kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

// --- Packages/Home/Sources/Home/HomeInteractor.swift
// use: ribs-rx, price-stream
import Lifetimes

final class HomeInteractor: Interactor {
    private var bag = DisposeBag()
    // use: viewless-prices-member

    func refresh() {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
        prices.price.subscribe(onNext: { print($0) }).disposed(by: self)
        //           ^^^^^^^^^ unreset_dispose_bag: disposed
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
//+     objc_removeAssociatedObjects(self)
    }
}

// === functions of a library with other labels than those of RxSwift and Combine
// use: ribs-rx, price-stream
import Pool

final class HomeInteractor: Interactor {
    private let bag = DisposeBag()
    // use: viewless-prices-member

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).disposed(atEndOf: bag)
        prices.price.subscribe(onNext: { print($0) }).store(beside: bag)
    }
}

// === an operator of another module, with and without its import
// --- Packages/Streams/Sources/Streams/ObservableType+News.swift
import RxSwift

public enum News {
    public static let headlines = PublishSubject<Int>()
}

extension ObservableType {
    public func share(_ count: Int) -> Observable<Int> { News.headlines }
}

// --- Packages/Home/Sources/Home/HomeInteractor.swift
// use: ribs-rx
import Streams

final class HomeInteractor: Interactor {
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag warning
    private let taps = PublishSubject<Int>()

    func refresh() {
        taps.share(1).subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}

// --- Packages/News/Sources/News/NewsInteractor.swift
// use: ribs-rx

final class NewsInteractor: Interactor {
    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag note
    private let taps = PublishSubject<Int>()

    func refresh() {
        taps.share(1).subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}
