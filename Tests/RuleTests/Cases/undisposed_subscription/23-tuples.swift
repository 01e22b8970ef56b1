// === an element of a tuple that nothing selects
// clean: ... and is ended
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func refresh() {
        let pair = (prices.price.subscribe(onNext: { print($0) }), prices.load().subscribe())
        //                       ^^^^^^^^^ undisposed_subscription
        pair.1.dispose()
//+     pair.0.disposeOnDeactivate(interactor: self)
    }
}

// === an element of a tuple with labels
// clean: ... that is selected
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func refresh() {
        let running = (first: prices.price.subscribe(onNext: { print($0) }), name: "prices")
        //                                 ^^^^^^^^^ undisposed_subscription
        print(running.name)
//+     running.first.disposeOnDeactivate(interactor: self)
    }
}

// === a tuple that is destructured
// clean: ... into names that are used
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func refresh() {
        let (title, subscription) = ("prices", prices.price.subscribe(onNext: { print($0) }))
        //                                                  ^^^^^^^^^ undisposed_subscription
        print(title)
//+     subscription.disposeOnDeactivate(interactor: self)
    }
}

// === a tuple that is dropped as a whole
// clean: a tuple that is passed on as a whole
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func refresh() {
        let pair = (prices.price.subscribe(onNext: { print($0) }), 1)
        //                       ^^^^^^^^^ undisposed_subscription
//-     _ = pair
//+     keepEverything(pair)
    }
}
