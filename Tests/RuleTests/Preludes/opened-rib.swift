// use: opened-rib Name
// A RIB without a view that Home attaches on a tap and detaches on its request; not its router, component and builder.

protocol __Name__Listener: AnyObject {
    func __name__DidClose()
}

final class __Name__Interactor: Interactor {
    weak var listener: __Name__Listener?

    init(listener: __Name__Listener) {
        self.listener = listener
        super.init()
    }

    @objc private func closeTapped() { listener?.__name__DidClose() }
}

protocol __Name__Buildable: Buildable {
    func build(withListener listener: __Name__Listener) -> Routing
}

protocol HomeRouting: Routing {
    func attach__Name__()
    func detach__Name__()
}

final class HomeInteractor: Interactor, __Name__Listener {
    weak var router: HomeRouting?

    @objc private func tapped() { router?.attach__Name__() }

    func __name__DidClose() { router?.detach__Name__() }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    private let __name__Builder: __Name__Buildable
    private var __name__: Routing?

    init(interactor: HomeInteractor, __name__Builder: __Name__Buildable) {
        self.__name__Builder = __name__Builder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func attach__Name__() {
        guard __name__ == nil else { return }
        let router = __name__Builder.build(withListener: interactor)
        __name__ = router
        attachChild(router)
    }

    func detach__Name__() {
        guard let router = __name__ else { return }
        detachChild(router)
        __name__ = nil
    }
}
