// === a parameter, an assignment, and a read after it
// use: ribs

protocol DetailListener: AnyObject {
    func detailDidStart()
}

final class DetailInteractor: Interactor {
    weak var listener: DetailListener?

    init(listener: DetailListener) {
        super.init()
        listener.detailDidStart()
        self.listener = listener
        self.listener?.detailDidStart()
    }
}

// === a closure, and a call of the presenter
// use: ribs

protocol DetailListener: AnyObject {
    func detailDidStart()
}

protocol DetailPresentable: Presentable {
    var onStart: (() -> Void)? { get set }
    func showTitle()
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    weak var listener: DetailListener?

    override init(presenter: DetailPresentable) {
        super.init(presenter: presenter)
        presenter.onStart = { [weak self] in self?.listener?.detailDidStart() }
        presenter.showTitle()
    }
}

// === a router that is no router of a RIB
// use: ribs

final class URLRouter {
    func register() {}
}

final class DetailInteractor: Interactor {
    private var router: URLRouter

    init(router: URLRouter) {
        self.router = router
        super.init()
        self.router.register()
    }
}
