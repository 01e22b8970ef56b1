// === a chain from a relay of the own class
// clean: ..., disposed on deactivate

import RIBs
import RxRelay
import RxSwift

// use: price-stream, presentable Jade

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
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === the state of isActiveStream
// clean: ..., disposed on deactivate
// use: ribs-rx, price-stream, presentable Agate

final class AgateInteractor: PresentableInteractor<AgatePresentable> {
    // use: prices-member Agate

    override func didBecomeActive() {
        super.didBecomeActive()
        isActiveStream.distinctUntilChanged().subscribe(onNext: { print($0) })
        //                                    ^^^^^^^^^ undisposed_subscription
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === a function of the project that returns a Disposable
// clean: ..., disposed on deactivate
// use: ribs-rx, price-stream

extension ObservableType {
    func subscribeNext(_ handler: @escaping (Element) -> Void) -> Disposable {
        subscribe(onNext: handler)
    }
}

protocol TopazPresentable: Presentable {}

final class TopazInteractor: PresentableInteractor<TopazPresentable> {
    // use: prices-member Topaz

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribeNext { print($0) }
        //           ^^^^^^^^^^^^^ undisposed_subscription: TopazInteractor
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === a discardable function of the project on an observable
// clean: ..., disposed on deactivate
// use: ribs-rx-cocoa, price-stream

extension ObservableType {
    @discardableResult
    func bindAndCatch(weak owner: AnyObject, onNext: @escaping (Element) -> Void) -> Disposable {
        bind(onNext: onNext)
    }
}

protocol OnyxPresentable: Presentable {}

final class OnyxInteractor: PresentableInteractor<OnyxPresentable> {
    // use: prices-member Onyx

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bindAndCatch(weak: self) { print($0) }
        //           ^^^^^^^^^^^^ undisposed_subscription
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === behind optional chains and try
// clean: inside a string, whoever that serves
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

//- var other: PriceStream?
    func run() {
//-     other?.price.subscribe(onNext: { print($0) })
        //           ^^^^^^^^^ undisposed_subscription
//-     self.other!.price.map { $0 }.bind(onNext: { print($0) })
        //                           ^^^^ undisposed_subscription
//-     try? other?.price.bind { print($0) }
        //                ^^^^ undisposed_subscription
//+     let x = "\(prices.price.subscribe(onNext: { print($0) }))"
//+     print(x)
    }
}
