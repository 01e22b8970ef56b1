// use: waiting-rib Name
// A RIB whose interactor has code that runs when it becomes active.

protocol __Name__Listener: AnyObject {}

final class __Name__Component: Component<EmptyDependency> {}
final class __Name__ViewController: UIViewController, ViewControllable {}
final class __Name__Router: ViewableRouter<Interactable, ViewControllable> {}

final class __Name__Interactor: Interactor {
    weak var listener: __Name__Listener?

    override func didBecomeActive() {
        super.didBecomeActive()
        print("active")
    }
}

final class __Name__Builder: Builder<EmptyDependency> {
    func build(withListener listener: __Name__Listener) -> ViewableRouting {
        _ = __Name__Component(dependency: dependency)
        let interactor = __Name__Interactor()
        interactor.listener = listener
        return __Name__Router(interactor: interactor, viewController: __Name__ViewController())
    }
}
