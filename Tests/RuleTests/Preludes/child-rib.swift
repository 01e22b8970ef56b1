// use: child-rib Name
// A RIB that requests its parent to close it, without the class of its view.

protocol __Name__Dependency: Dependency {}
final class __Name__Component: Component<__Name__Dependency> {}

protocol __Name__Listener: AnyObject {
    func __name__DidClose()
}

protocol __Name__PresentableListener: AnyObject {
    func didTapClose()
}

protocol __Name__Presentable: Presentable {
    var listener: __Name__PresentableListener? { get set }
}

final class __Name__Interactor: PresentableInteractor<__Name__Presentable>, __Name__PresentableListener {
    weak var listener: __Name__Listener?

    override init(presenter: __Name__Presentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapClose() {
        listener?.__name__DidClose()
    }
}

final class __Name__Router: ViewableRouter<Interactable, ViewControllable> {}

protocol __Name__Buildable: Buildable {
    func build(withListener listener: __Name__Listener) -> ViewableRouting
}

final class __Name__Builder: Builder<__Name__Dependency>, __Name__Buildable {
    func build(withListener listener: __Name__Listener) -> ViewableRouting {
        _ = __Name__Component(dependency: dependency)
        let viewController = __Name__ViewController()
        let interactor = __Name__Interactor(presenter: viewController)
        interactor.listener = listener
        return __Name__Router(interactor: interactor, viewController: viewController)
    }
}
