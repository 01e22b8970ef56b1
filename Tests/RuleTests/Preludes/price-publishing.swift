// use: price-publishing
// A service with a Combine publisher.

protocol PricePublishing: AnyObject {
    var price: AnyPublisher<Double, Never> { get }
}
