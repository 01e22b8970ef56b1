// use: price-publishing-init Name
// A member of an interactor with a presenter: its initializer, which takes the service of price-publishing.

init(presenter: __Name__Presentable, prices: PricePublishing) {
    self.prices = prices
    super.init(presenter: presenter)
}
