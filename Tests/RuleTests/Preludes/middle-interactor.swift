// use: middle-interactor Name Child
// The members of the interactor of `middle-rib`, without the child's event.

weak var router: __Name__Routing?
weak var listener: __Name__Listener?

override init(presenter: __Name__Presentable) {
    super.init(presenter: presenter)
    presenter.listener = self
}

func didTapOpen() {
    router?.attach__Child__()
}
