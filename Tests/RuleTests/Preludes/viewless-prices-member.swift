// use: viewless-prices-member
// Members of an interactor without a presenter: the service of the preludes price-stream, passed to its initializer.

private let prices: PriceStream

init(prices: PriceStream) {
    self.prices = prices
    super.init()
}
