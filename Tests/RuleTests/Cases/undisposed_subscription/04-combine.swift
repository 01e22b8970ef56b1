// === Combine: sink
// clean: ..., cancelled on deactivate
// use: ribs-combine, price-publishing, presentable-show Ash

final class AshInteractor: PresentableInteractor<AshPresentable> {
    // use: price-publishing-member Ash

    override func didBecomeActive() {
        super.didBecomeActive()
//-     _ = prices.price
//+     prices.price
            .sink { [weak self] price in
        //   ^^^^ undisposed_subscription: AshInteractor
                self?.presenter.show("\(price)")
            }
//+         .cancelOnDeactivate(interactor: self)
    }
}

// === Combine: sink with both closures
// clean: ..., cancelled on deactivate
// use: ribs-combine, price-publishing, presentable Oak

final class OakInteractor: PresentableInteractor<OakPresentable> {
    // use: price-publishing-member Oak

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveCompletion: { _ in }, receiveValue: { print($0) })
        //   ^^^^ undisposed_subscription
//+         .cancelOnDeactivate(interactor: self)
    }
}

// === Combine: assign(to:on:)
// clean: ..., cancelled on deactivate
// use: ribs-combine, price-publishing

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
//-     _ = prices.price.assign(to: \.last, on: holder)
        //               ^^^^^^ undisposed_subscription: ElmInteractor
//+     prices.price.assign(to: \.last, on: holder)
//+         .cancelOnDeactivate(interactor: self)
    }
}

// === Combine: connect()
// clean: ..., cancelled on deactivate
// use: ribs-combine, price-publishing, presentable Fir

final class FirInteractor: PresentableInteractor<FirPresentable> {
    // use: price-publishing-member Fir

    override func didBecomeActive() {
        super.didBecomeActive()
//-     _ = prices.price.makeConnectable().connect()
        //                                 ^^^^^^^ undisposed_subscription
//+     prices.price.makeConnectable().connect()
//+         .cancelOnDeactivate(interactor: self)
    }
}

// === a dropped Combine subscription dies at once, whatever its length
// clean: ..., cancelled on deactivate
// use: ribs-combine, price-publishing, presentable Yew

final class YewInteractor: PresentableInteractor<YewPresentable> {
    // use: price-publishing-member Yew

    override func didBecomeActive() {
        super.didBecomeActive()
//-     _ = prices.price.prefix(1).sink { print($0) }
        //                         ^^^^ undisposed_subscription
//+     prices.price.prefix(1).sink { print($0) }
//+         .cancelOnDeactivate(interactor: self)
    }
}

// === a dropped Combine chain that sends one value
// clean: ..., cancelled on deactivate

import Combine
import Foundation
import ModernRIBs

// use: price-publishing, presentable Ivy

final class IvyInteractor: PresentableInteractor<IvyPresentable> {
    // use: price-publishing-member Ivy

    override func didBecomeActive() {
        super.didBecomeActive()
//-     _ = Just(1).delay(for: 1, scheduler: DispatchQueue.main).sink { print($0) }
        //                                                       ^^^^ undisposed_subscription
//+     Just(1).delay(for: 1, scheduler: DispatchQueue.main).sink { print($0) }
//+         .cancelOnDeactivate(interactor: self)
    }
}

// === Combine: let _ =
// clean: ..., cancelled on deactivate
// use: ribs-combine, price-publishing, presentable Fern

final class FernInteractor: PresentableInteractor<FernPresentable> {
    // use: price-publishing-member Fern

    override func didBecomeActive() {
        super.didBecomeActive()
//-     let _ = prices.price.first().sink(receiveValue: { print($0) })
        //                           ^^^^ undisposed_subscription
//+     prices.price.first().sink(receiveValue: { print($0) })
//+         .cancelOnDeactivate(interactor: self)
    }
}

// === Combine: a function of the project that returns AnyCancellable
// clean: ..., cancelled on deactivate

import Combine
import Foundation
import ModernRIBs

// use: price-publishing

extension Publisher where Failure == Never {
    @discardableResult
    func sinkOnMain(_ handler: @escaping (Output) -> Void) -> AnyCancellable {
        receive(on: DispatchQueue.main).sink(receiveValue: handler)
    }
}

protocol MossPresentable: Presentable {}

final class MossInteractor: PresentableInteractor<MossPresentable> {
    // use: price-publishing-member Moss

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sinkOnMain { print($0) }
        //           ^^^^^^^^^^ undisposed_subscription
//+         .cancelOnDeactivate(interactor: self)
    }
}

// === Combine: subscribe(subject), multicast and connect
// clean: values outside of a task
// use: ribs-combine, combine-price-stream

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

//- let subject = PassthroughSubject<Double, Never>()
//- func run() {
//-     prices.price.subscribe(subject)
        //           ^^^^^^^^^ undisposed_subscription
//-     _ = prices.price.multicast(subject: subject).connect()
        //                                           ^^^^^^^ undisposed_subscription
//+ func run() async {
//+     for await value in prices.price.values { print(value) }
//+     let first = await prices.price.values.first
//+     print(first as Any)
    }
}
