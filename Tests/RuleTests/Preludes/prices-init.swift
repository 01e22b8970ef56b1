// use: prices-init Name
// A member of an interactor with a presenter: its initializer, which takes the service of the preludes price-stream.

init(presenter: __Name__Presentable, prices: PriceStream) {
    self.prices = prices
    super.init(presenter: presenter)
}
