// use: price-stream
// A service with an observable that never completes.

protocol PriceStream: AnyObject {
    var price: Observable<Double> { get }
}
