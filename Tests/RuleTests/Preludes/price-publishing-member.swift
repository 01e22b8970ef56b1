// use: price-publishing-member Name
// Members of an interactor with a presenter: the service of the prelude price-publishing, passed to its initializer.

private let prices: PricePublishing

init(presenter: __Name__Presentable, prices: PricePublishing) {
    self.prices = prices
    super.init(presenter: presenter)
}
