// === a subscription beside a task
// clean: for await and values in a task are another rule
// use: ribs-rx, price-stream, presentable Toffee

final class ToffeeInteractor: PresentableInteractor<ToffeePresentable> {
    // use: prices-member Toffee

    override func didBecomeActive() {
        super.didBecomeActive()
        Task { [prices] in
            for try await price in prices.price.values {
                print(price)
            }
        }
//-     prices.price.subscribe(onNext: { print($0) })
        //           ^^^^^^^^^ undisposed_subscription
    }
}

// === Combine: values in a task are another rule
// use: ribs-combine, price-publishing, presentable-show Nougat

final class NougatInteractor: PresentableInteractor<NougatPresentable> {
    // use: price-publishing-member Nougat

    override func didBecomeActive() {
        super.didBecomeActive()
        Task {
            for await price in prices.price.values {
                presenter.show("\(price)")
            }
        }
    }
}

// === a handler of its own is judged like any other code
// clean: a handler of its own, disposed on deactivate
// use: ribs-rx, price-stream

protocol CaramelPresentable: Presentable {
    var onRefresh: (() -> Void)? { get set }
}

final class CaramelInteractor: PresentableInteractor<CaramelPresentable> {
    // use: prices-member Caramel

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.onRefresh = { [weak self] in
//-         _ = self?.prices.price.subscribe(onNext: { print($0) })
            //                     ^^^^^^^^^ undisposed_subscription
//+         guard let self = self else { return }
//+         self.prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
        }
    }
}

// === E eleven of twelve siblings end at deactivation
// clean: E all siblings end at deactivation
// use: ribs-rx-cocoa, price-stream, presentable Fudge

final class FudgeInteractor: PresentableInteractor<FudgePresentable> {
    // use: prices-member Fudge

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.map { $0 + 1 }.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)

        prices.price
            .map { $0 + 2 }
            .bind(onNext: { print($0) })
        //   ^^^^ undisposed_subscription: FudgeInteractor
//+         .disposeOnDeactivate(interactor: self)

        prices.price.map { $0 + 3 }.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}
