// === an object that keeps a subscription
// clean: ..., which a bag takes over
// use: ribs-rx, price-stream-load

final class Transfer {
    var value: Disposable?
}

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private var bag = DisposeBag()
    private lazy var transfer = Transfer()
    //               ^^^^^^^^ unreset_dispose_bag
    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
    func go() {
        transfer.value = prices.price.subscribe(onNext: { print($0) })
        if let found = transfer.value {
//+         found.disposed(by: bag)
            print(found)
        }
    }
}

// === an object that keeps a subscription, which a key path reads
// use: ribs-rx, price-stream-load

final class Transfer {
    var value: Disposable?
}

struct Copy {
    let value: Disposable
}

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private var bag = DisposeBag()
    private lazy var transfer = Transfer()

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
    func go() {
        transfer.value = prices.price.subscribe(onNext: { print($0) })
        if let found = transfer.value {
            let path = \Copy.value
            let copy = Copy(value: found)
            copy[keyPath: path].disposed(by: bag)
        }
        transfer.value = nil
    }
}
