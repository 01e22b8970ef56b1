// === a bag in a structure of a file that knows no RIBs
// clean: ..., which deactivation replaces
// --- Common/SessionState.swift
import RxSwift

struct SessionState {
    var bag = DisposeBag()
}

// --- Home/HomeInteractor.swift
import RIBs

final class HomeInteractor: Interactor {
    private let prices: PriceStream
    private var state = SessionState()
    //          ^^^^^ unreset_dispose_bag

    init(prices: PriceStream) {
        self.prices = prices
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).disposed(by: state.bag)
    }
//+ override func willResignActive() {
//+     super.willResignActive()
//+     state = SessionState()
//+ }
}

// --- Common/PriceStream.swift
import RxSwift

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}

// === a function of another object is called at deactivation
// clean: a function that empties the bag is called on an alias of the interactor
// use: ribs-rx

final class ClockInteractor: Interactor {
    private let ticks: Observable<Int>
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag

    init(ticks: Observable<Int>) {
        self.ticks = ticks
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        ticks.subscribe(onNext: { print($0) }).disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
//-     let clock = ClockInteractor(ticks: ticks)
//+     let clock = self
        clock.stop()
    }

    private func stop() {
        bag = DisposeBag()
    }
}
