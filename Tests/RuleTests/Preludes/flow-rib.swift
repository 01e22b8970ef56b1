// use: flow-rib Name
// A RIB without a view, without its interactor and its router, and a parent that opens it on a tap.

protocol __Name__Listener: AnyObject {
    func __name__DidClose()
}

protocol __Name__Dependency: Dependency {
    var flowViewController: ViewControllable { get }
}

final class __Name__Component: Component<__Name__Dependency> {
    var flowViewController: ViewControllable { dependency.flowViewController }
}

final class __Name__Builder: Builder<__Name__Dependency> {
    func build(withListener listener: __Name__Listener) -> Routing {
        let component = __Name__Component(dependency: dependency)
        let interactor = __Name__Interactor()
        interactor.listener = listener
        let router = __Name__Router(interactor: interactor, viewController: component.flowViewController)
        interactor.router = router
        return router
    }
}

protocol HomeRouting: Routing {
    func attach__Name__()
    func detach__Name__()
}

final class HomeInteractor: Interactor, __Name__Listener {
    weak var router: HomeRouting?

    @objc func open() { router?.attach__Name__() }
    func __name__DidClose() { router?.detach__Name__() }
}

final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable>, HomeRouting {
    private let __name__Builder: __Name__Builder
    private var __name__: Routing?

    init(interactor: HomeInteractor, viewController: ViewControllable, __name__Builder: __Name__Builder) {
        self.__name__Builder = __name__Builder
        super.init(interactor: interactor, viewController: viewController)
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
