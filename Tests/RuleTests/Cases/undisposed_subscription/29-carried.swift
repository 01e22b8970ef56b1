// === put into a structure, and dropped with it
// clean: ..., and disposed of
// use: ribs-rx, price-stream-load

struct Transfer {
    let subscription: Disposable
    var isUrgent = false
}

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func go() {
        let transfer = Transfer(subscription: prices.price.subscribe(onNext: { print($0) }))
        //                                                 ^^^^^^^^^ undisposed_subscription
        print(transfer.isUrgent)
//+     transfer.subscription.disposeOnDeactivate(interactor: self)
    }
}

// === passed to code that is not there in a structure, and to a function that only stops the program
// use: ribs-rx, price-stream-load

struct Transfer {
    let subscription: Disposable
}

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func go() {
        let transfer = Transfer(subscription: prices.price.subscribe(onNext: { print($0) }))
        Coordinator.shared.perform(transfer)
        keep(prices.price.subscribe(onNext: { print($0) }))
    }

    private func keep(_ subscription: Disposable) { fatalError() }
}

// === put into a structure in a property, which is set to nil
// clean: ..., and bound to the interactor before
// use: ribs-rx, price-stream-load

struct Transfer {
    let subscription: Disposable
}

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private var pending: Transfer?

    func go() {
        pending = Transfer(subscription: prices.price.subscribe(onNext: { print($0) }))
        //                                            ^^^^^^^^^ undisposed_subscription
        finish()
        pending = nil
    }

    private func finish() {
//+     pending?.subscription.disposeOnDeactivate(interactor: self)
    }
}

// === put into a structure in a property that other files can read
// use: ribs-rx, price-stream-load

struct Transfer {
    let subscription: Disposable
}

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    var pending: Transfer?

    func go() {
        pending = Transfer(subscription: prices.price.subscribe(onNext: { print($0) }))
    }
}
