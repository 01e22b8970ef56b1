// === put in by bag.insert
// clean: ..., the bag renewed
// use: ribs-rx, price-stream, presentable Lagoon

final class LagoonInteractor: PresentableInteractor<LagoonPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: LagoonInteractor

    // use: prices-init Lagoon

    override func didBecomeActive() {
        super.didBecomeActive()
        bag.insert(prices.price.subscribe(onNext: { print($0) }))
        //                      ~~~~~~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === put in by insert(into:)
// clean: ..., the bag renewed
// use: ribs-rx, price-stream, presentable Delta

final class DeltaInteractor: PresentableInteractor<DeltaPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: DeltaInteractor

    // use: prices-init Delta

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).insert(into: bag)
        //           ~~~~~~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === put in by addDisposableTo, the oldest spelling
// clean: ..., the bag renewed
// use: ribs-rx, price-stream, presentable Marsh

final class MarshInteractor: PresentableInteractor<MarshPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: MarshInteractor

    // use: prices-init Marsh

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).addDisposableTo(bag)
        //           ~~~~~~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === put in by a bag builder
// clean: ..., the bag renewed
// use: ribs-rx, price-stream, presentable Creek

final class CreekInteractor: PresentableInteractor<CreekPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: CreekInteractor

    // use: prices-init Creek

    override func didBecomeActive() {
        super.didBecomeActive()
        bag.insert {
            prices.price.subscribe(onNext: { print($0) })
            //           ~~~~~~~~~
        }
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === put in by a local that is inserted
// clean: ..., the bag renewed
// use: ribs-rx, price-stream, presentable Brook

final class BrookInteractor: PresentableInteractor<BrookPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: BrookInteractor

    // use: prices-init Brook

    override func didBecomeActive() {
        super.didBecomeActive()
        let subscription = prices.price.subscribe(onNext: { print($0) })
        //                              ~~~~~~~~~
        bag.insert(subscription)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === put in by through self
// clean: ..., the bag renewed
// use: ribs-rx, price-stream, presentable River

final class RiverInteractor: PresentableInteractor<RiverPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: RiverInteractor

    // use: prices-init River

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).disposed(by: self.bag)
        //           ~~~~~~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === put in by cancellables.insert
// clean: ..., and emptied
// use: ribs-combine, price-publishing, presentable Pond

final class PondInteractor: PresentableInteractor<PondPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()
    //          ^^^^^^^^^^^^ unreset_dispose_bag: PondInteractor

    // use: price-publishing-init Pond

    override func didBecomeActive() {
        super.didBecomeActive()
        cancellables.insert(prices.price.sink { print($0) })
        //                               ~~~~
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     cancellables.removeAll()
//+ }
}

// === two disposables inserted at once
// clean: ..., the bag renewed
// use: ribs-rx, price-stream, presentable Canal

final class CanalInteractor: PresentableInteractor<CanalPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: CanalInteractor

    // use: prices-init Canal

    override func didBecomeActive() {
        super.didBecomeActive()
        bag.insert(
            prices.price.subscribe(onNext: { print($0) }),
            //           ~~~~~~~~~
            prices.price.map { -$0 }.subscribe(onNext: { print($0) })
            //                       ~~~~~~~~~
        )
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}
