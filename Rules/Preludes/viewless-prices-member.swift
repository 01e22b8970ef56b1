// use: viewless-prices-member
// Members of an interactor without a presenter: the service of the preludes price-stream, handed to its initializer.

private let prices: PriceStream

init(prices: PriceStream) {
    self.prices = prices
    super.init()
}
