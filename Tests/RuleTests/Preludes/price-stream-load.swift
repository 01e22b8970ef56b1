// use: price-stream-load
// A service with two observables: one that never completes, and one that emits a single value.

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
    func load() -> Single<Double>
}
