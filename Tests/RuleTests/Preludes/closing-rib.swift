// use: closing-rib Name
// A RIB with a close button, without its interactor, its router and its protocols for them.

protocol __Name__Listener: AnyObject {
    func __name__DidClose()
    func __name__DidChange()
}

protocol __Name__PresentableListener: AnyObject {
    func didTapClose()
}

final class __Name__Component: Component<EmptyDependency> {}

final class __Name__Builder: Builder<EmptyDependency> {
    func build(withListener listener: __Name__Listener) -> ViewableRouting {
        _ = __Name__Component(dependency: dependency)
        let viewController = __Name__ViewController()
        let interactor = __Name__Interactor(presenter: viewController)
        interactor.listener = listener
        viewController.listener = interactor
        let router = __Name__Router(interactor: interactor, viewController: viewController)
        interactor.router = router
        return router
    }
}
