// use: two-children-interactor Name First
// The members of its interactor, without the children's events.

weak var router: __Name__Routing?

override init(presenter: __Name__Presentable) {
    super.init(presenter: presenter)
    presenter.listener = self
}

func didTapOpen() {
    router?.attach__First__()
}
