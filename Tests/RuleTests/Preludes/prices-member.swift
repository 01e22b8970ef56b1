// use: prices-member Name
// Members of an interactor with a presenter: the service of the preludes price-stream, passed to its initializer.

private let prices: PriceStream

init(presenter: __Name__Presentable, prices: PriceStream) {
    self.prices = prices
    super.init(presenter: presenter)
}
