// === the interactor's own listener is assigned instead of itself
// clean: the interactor itself
// use: ribs

protocol DetailListener: AnyObject {
    func detailDidClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailListener {
    weak var listener: DetailListener?
    //       ~~~~~~~~ this property is set after the initializer

    override init(presenter: DetailPresentable) {
        super.init(presenter: presenter)
//-     presenter.listener = listener
        //                   ^^^^^^^^ router_or_listener_used_in_init: 'DetailInteractor' uses 'listener' in 'init(presenter:)'
//+     presenter.listener = self
    }

    func detailDidClose() { listener?.detailDidClose() }
}

// === the router and the listener are called
// clean: they are called when the interactor becomes active
// use: ribs

protocol DetailRouting: Routing {
    func attachStep()
}

protocol DetailListener: AnyObject {
    func detailDidStart()
}

final class DetailInteractor: Interactor {
    weak var router: DetailRouting?
    weak var listener: DetailListener?

    override init() {
        super.init()
//-     router?.attachStep()
    //  ^^^^^^ router_or_listener_used_in_init: 'DetailInteractor' uses 'router' in 'init()', where it is still nil
//-     if let listener { listener.detailDidStart() }
        //     ^^^^^^^^ router_or_listener_used_in_init: uses 'listener'
    }
//+
//+ override func didBecomeActive() {
//+     super.didBecomeActive()
//+     router?.attachStep()
//+     if let listener { listener.detailDidStart() }
//+ }
}

final class DetailRouter: Router<DetailInteractor> {
    override init(interactor: DetailInteractor) {
        super.init(interactor: interactor)
        interactor.router = self as? DetailRouting
    }
}

// === by a function that the initializer calls
// use: ribs

protocol DetailListener: AnyObject {
    func detailDidStart()
}

final class DetailInteractor: Interactor {
    weak var listener: DetailListener?

    override init() {
        super.init()
        start()
    }

    private func start() {
        self.listener?.detailDidStart()
        //   ^^^^^^^^ router_or_listener_used_in_init: uses 'listener' in 'init()'
    }
}
