// use: middle-parts Name Child
// A RIB that has a listener and opens a child on a tap, without its interactor, router and view.

protocol __Name__Listener: AnyObject {
    func __name__DidClose()
}

protocol __Name__Routing: ViewableRouting {
    func attach__Child__()
    func detach__Child__()
}

protocol __Name__PresentableListener: AnyObject {
    func didTapOpen()
}

protocol __Name__Presentable: Presentable {
    var listener: __Name__PresentableListener? { get set }
}

protocol __Name__Interactable: Interactable, __Child__Listener {
    var router: __Name__Routing? { get set }
}

protocol __Name__ViewControllable: ViewControllable {}

protocol __Name__Buildable: Buildable {
    func build(withListener listener: __Name__Listener) -> ViewableRouting
}

final class __Name__Component: Component<EmptyDependency>, EmptyDependency {}

final class __Name__Builder: Builder<EmptyDependency>, __Name__Buildable {
    func build(withListener listener: __Name__Listener) -> ViewableRouting {
        let component = __Name__Component(dependency: dependency)
        let viewController = __Name__ViewController()
        let interactor = __Name__Interactor(presenter: viewController)
        interactor.listener = listener
        return __Name__Router(
            interactor: interactor, viewController: viewController,
            __child__Builder: __Child__Builder(dependency: component))
    }
}
