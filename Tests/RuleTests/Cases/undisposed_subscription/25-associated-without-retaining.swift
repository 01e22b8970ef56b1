// === a function associates the subscription without retaining it
// clean: ..., and another retains it until deactivation
// use: ribs-combine, price-publishing
import Foundation

var keptKey: UInt8 = 0

extension AnyCancellable {
    func store(withLifetimeOf object: AnyObject) {
//-     objc_setAssociatedObject(object, &keptKey, self, .OBJC_ASSOCIATION_ASSIGN)
//+     objc_setAssociatedObject(object, &keptKey, self, .OBJC_ASSOCIATION_RETAIN)
    }
}

final class HomeInteractor: Interactor {
    private let prices: PricePublishing

    init(prices: PricePublishing) { self.prices = prices }

    func refresh() {
        prices.price.sink { print($0) }.store(withLifetimeOf: self)
        //           ^^^^ undisposed_subscription
    }

    override func willResignActive() {
        super.willResignActive()
        objc_setAssociatedObject(self, &keptKey, nil, .OBJC_ASSOCIATION_RETAIN)
    }
}
