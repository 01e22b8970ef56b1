// use: baskets
// A service that remembers names, and its protocol.

protocol Basket: AnyObject {
    func add(_ name: String)
}

final class BasketImpl: Basket {
    private var names: [String] = []

    func add(_ name: String) { names.append(name) }
}
