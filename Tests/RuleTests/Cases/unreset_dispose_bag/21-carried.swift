// === passed to an object that does not clear the bag
// clean: ..., and that clears it
// use: ribs-rx, price-stream-load

struct Ending {
    let owner: HomeInteractor

    func run() {
        print("end")
//+     owner.bag = DisposeBag()
    }
}

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    var bag = DisposeBag()
    //  ^^^ unreset_dispose_bag
    override func willResignActive() {
        super.willResignActive()
        Ending(owner: self).run()
    }
    func go() {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}

// === an element of an array of interactors whose bag is only read
// clean: ..., and whose bag is renewed
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag
    override func willResignActive() {
        super.willResignActive()
        for each in [self].reversed() {
            print(each.bag)
//+         each.bag = DisposeBag()
        }
    }
    func go() {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}

// === each of a stored array is only read
// clean: ..., and goes to a property by a key path
// use: ribs-rx, price-stream-load

final class Transfer {
    var value: Disposable?
}

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private var pending: [Disposable] = []
    //          ^^^^^^^ unreset_dispose_bag

    func go() {
        pending.append(prices.price.subscribe(onNext: { print($0) }))
        runAll()
    }

    private func runAll() {
        for item in pending {
            print(item)
//+         let path: ReferenceWritableKeyPath<Transfer, Disposable?> = \.value
//+         let transfer = Transfer()
//+         transfer[keyPath: path] = item
//+         transfer.value?.disposeOnDeactivate(interactor: self)
        }
        pending.removeAll()
    }
}

// === taken out of a local array and of a structure
// clean: ..., which the deactivation disposes of
// use: ribs-rx, price-stream-load

struct Step<Value> {
    let value: Value

    init(value: Value) {
        self.value = value
    }
}

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private var first: [Disposable] = []
    //          ^^^^^ unreset_dispose_bag
    private var second: [Disposable] = []
    //          ^^^^^^ unreset_dispose_bag

    override func willResignActive() {
        super.willResignActive()
//+     first.forEach { $0.dispose() }
//+     second.forEach { $0.dispose() }
    }
    func go() {
        let values = [prices.price.subscribe(onNext: { print($0) })]
        first.append(values[0])
        let step = Step(value: prices.price.subscribe(onNext: { print($0) }))
        second.append(step.value)
    }
}
