// use: combine-price-stream
// A service with a Combine publisher, with the names of the one with an observable.

protocol PriceStream: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}
