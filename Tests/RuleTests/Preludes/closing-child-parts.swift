// use: closing-child-parts Name
// A RIB that requests its parent to close it when its button is tapped, without its interactor.

protocol __Name__Listener: AnyObject {
    func __name__DidClose()
}

protocol __Name__PresentableListener: AnyObject {
    func didTapClose()
}

protocol __Name__Presentable: Presentable {
    var listener: __Name__PresentableListener? { get set }
}

final class __Name__ViewController: UIViewController, __Name__Presentable, ViewControllable {
    weak var listener: __Name__PresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

final class __Name__Router: ViewableRouter<Interactable, ViewControllable> {}

protocol __Name__Buildable: Buildable {
    func build(withListener listener: __Name__Listener) -> ViewableRouting
}

final class __Name__Component: Component<EmptyDependency> {}

final class __Name__Builder: Builder<EmptyDependency>, __Name__Buildable {
    func build(withListener listener: __Name__Listener) -> ViewableRouting {
        _ = __Name__Component(dependency: dependency)
        let viewController = __Name__ViewController()
        viewController.modalPresentationStyle = .fullScreen
        viewController.navigationItem.hidesBackButton = true
        let interactor = __Name__Interactor(presenter: viewController)
        interactor.listener = listener
        viewController.listener = interactor
        return __Name__Router(interactor: interactor, viewController: viewController)
    }
}
