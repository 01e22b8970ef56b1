// === 3.4 a bag in a structure of a file that knows no RIBs
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
