// use: viewable-rib Name
// A RIB with a view, without its component and its builder.

protocol __Name__Presentable: Presentable {}
protocol __Name__ViewControllable: ViewControllable {}
protocol __Name__Interactable: Interactable {}
protocol __Name__Listener: AnyObject {}

final class __Name__Interactor: PresentableInteractor<__Name__Presentable>, __Name__Interactable {
    weak var listener: __Name__Listener?
}

final class __Name__ViewController: UIViewController, __Name__Presentable, __Name__ViewControllable {}

final class __Name__Router: ViewableRouter<__Name__Interactable, __Name__ViewControllable> {}

protocol __Name__Buildable: Buildable {
    func build(withListener listener: __Name__Listener) -> ViewableRouting
}
