// use: price-stream-load
// A service with an observable that never completes, and with one that emits a single value.

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}
