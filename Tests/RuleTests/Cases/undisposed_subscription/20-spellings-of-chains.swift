// === a long chain with comments
// use: ribs-rx, price-stream, presentable-show Saffron

final class SaffronInteractor: PresentableInteractor<SaffronPresentable> {
    // use: prices-member Saffron

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

// === a chain with #if inside, without an end
// clean: a chain with #if inside
// use: ribs-rx, price-stream, presentable Paprika

final class PaprikaInteractor: PresentableInteractor<PaprikaPresentable> {
    // use: prices-member Paprika

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            #if DEBUG
            .debug("price")
            #endif
            .subscribe(onNext: { print($0) })
        //   ^^^^^^^^^ undisposed_subscription
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === labelled trailing closures without an end
// clean: labelled trailing closures, the end on a line of its own
// use: ribs-rx, price-stream, presentable Ginger

final class GingerInteractor: PresentableInteractor<GingerPresentable> {
    // use: prices-member Ginger

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
//+         .disposeOnDeactivate(
//+             interactor: self
//+         )
    }
}

// === a chain in parentheses, dropped
// clean: a chain in parentheses
// use: ribs-rx, price-stream, presentable Pepper

final class PepperInteractor: PresentableInteractor<PepperPresentable> {
    // use: prices-member Pepper

    override func didBecomeActive() {
        super.didBecomeActive()
//-     (prices.price.subscribe(onNext: { print($0) }))
        //            ^^^^^^^^^ undisposed_subscription
//+     (prices.price.subscribe(onNext: { print($0) })).disposeOnDeactivate(interactor: self)
    }
}

// === the arms of a ternary, dropped
// clean: the arms of a ternary
// use: ribs-rx, price-stream, presentable Salt

final class SaltInteractor: PresentableInteractor<SaltPresentable> {
    // use: prices-member Salt

    override func didBecomeActive() {
        super.didBecomeActive()
//-     _ = isActive ? prices.price.subscribe(onNext: { print($0) }) : prices.price.take(1).subscribe()
        //                          ^^^^^^^^^ undisposed_subscription
//+     (isActive
//+         ? prices.price.subscribe(onNext: { print($0) })
//+         : prices.price.take(1).subscribe()
//+     ).disposeOnDeactivate(interactor: self)
    }
}

// === a ternary as the source
// use: ribs-rx, price-stream, presentable Sugar

final class SugarInteractor: PresentableInteractor<SugarPresentable> {
    // use: prices-member Sugar

    override func didBecomeActive() {
        super.didBecomeActive()
        (isActive ? prices.price : Observable.never()).subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

// === the arms of a switch, one without an end
// clean: the arms of a switch
// use: ribs-rx, price-stream, presentable Honey

final class HoneyInteractor: PresentableInteractor<HoneyPresentable> {
    // use: prices-member Honey

    override func didBecomeActive() {
        super.didBecomeActive()
        switch isActive {
        case true:
            prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
        case false:
//-         prices.price.subscribe(onNext: { print(-$0) })
            //           ^^^^^^^^^ undisposed_subscription
//+         prices.price.subscribe(onNext: { print(-$0) }).disposeOnDeactivate(interactor: self)
        }
    }
}

// === a switch expression whose value ends at deactivation
// use: ribs-rx, price-stream, presentable Syrup

final class SyrupInteractor: PresentableInteractor<SyrupPresentable> {
    // use: prices-member Syrup

    override func didBecomeActive() {
        super.didBecomeActive()
        let subscription = switch isActive {
        case true: prices.price.subscribe(onNext: { print($0) })
        case false: prices.price.skip(1).subscribe(onNext: { print($0) })
        }
        subscription.disposeOnDeactivate(interactor: self)
    }
}

// === a ReactorKit interactor whose state the view subscribes

import RIBs
import ReactorKit
import RxSwift

// use: price-stream, presentable Treacle

final class TreacleInteractor: PresentableInteractor<TreaclePresentable>, Reactor {
    // use: prices-member Treacle

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
