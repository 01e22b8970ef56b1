// === dropped with _ =
// clean: ..., disposed on deactivate
// use: ribs-rx, price-stream, presentable Wheat

final class WheatInteractor: PresentableInteractor<WheatPresentable> {
    // use: prices-member Wheat

    override func didBecomeActive() {
        super.didBecomeActive()
//-     _ = prices.price.subscribe(onNext: { print($0) })
        //               ^^^^^^^^^ undisposed_subscription
//+     prices.price.subscribe(onNext: { print($0) })
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === dropped with let _ =
// clean: ..., disposed on deactivate
// use: ribs-rx, price-stream, presentable Barley

final class BarleyInteractor: PresentableInteractor<BarleyPresentable> {
    // use: prices-member Barley

    override func didBecomeActive() {
        super.didBecomeActive()
//-     let _ = prices.price.subscribe(onNext: { print($0) })
        //                   ^^^^^^^^^ undisposed_subscription
//+     prices.price.subscribe(onNext: { print($0) })
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === the value of a Void closure
// clean: ..., disposed on deactivate

import Foundation
import RIBs
import RxSwift

// use: price-stream, presentable Maize

final class MaizeInteractor: PresentableInteractor<MaizePresentable> {
    // use: prices-member Maize

    override func didBecomeActive() {
        super.didBecomeActive()
//-     DispatchQueue.main.async { self.prices.price.subscribe(onNext: { print($0) }) }
        //                                           ^^^^^^^^^ undisposed_subscription
//+     DispatchQueue.main.async { self.prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self) }
    }
}

// === dropped in a guard and in a branch, both finite
// use: ribs-rx, price-stream, presentable Lupin

final class LupinInteractor: PresentableInteractor<LupinPresentable> {
    // use: prices-member Lupin

    override func didBecomeActive() {
        super.didBecomeActive()
        guard isActive else { return }
        if isActive {
            prices.price.take(1).subscribe(onNext: { print($0) })
        }
    }
}

// === in willResignActive, dropped
// clean: in willResignActive, finite
// use: ribs-rx, price-stream, presentable Praline

final class PralineInteractor: PresentableInteractor<PralinePresentable> {
    // use: prices-member Praline

    override func willResignActive() {
        super.willResignActive()
//-     prices.price.subscribe(onNext: { print($0) })
        //           ^^^^^^^^^ undisposed_subscription
//+     prices.price.take(1).subscribe(onNext: { print($0) })
    }
}

// === an if as the last statement of the listener method
// clean: ..., disposed
// use: ribs-rx, price-stream, presentable Wafer

final class WaferInteractor: PresentableInteractor<WaferPresentable> {
    // use: prices-member Wafer

    func didTap() {
//-     if isActive { prices.price.subscribe(onNext: { print($0) }) }
        //                         ^^^^^^^^^ undisposed_subscription
//+     if isActive { prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self) }
    }
}

// === the value of a closure that an unresolved callee takes
// use: ribs-combine, combine-price-stream

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    weak var helper: Unknown?
    func go() {
        helper?.run { self.prices.price.sink { print($0) } }
    }
}

// === the value of a closure that a function of the project takes
// use: ribs-combine, combine-price-stream

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func go() {
        run { self.prices.price.sink { print($0) } }
        //                      ^^^^ undisposed_subscription
    }
    func run(_ block: () -> Void) { block() }
}

// === dropped in a closure that a property keeps
// use: ribs-combine, combine-price-stream

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private lazy var observe: () -> Void = { [weak self] in
        self?.prices.price.sink { print($0) }
        //                 ^^^^ undisposed_subscription
    }
}
