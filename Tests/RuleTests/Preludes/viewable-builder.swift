// use: viewable-builder Name
// The builder of a RIB with a view, which creates its component.

final class __Name__Builder: Builder<__Name__Dependency>, __Name__Buildable {
    func build(withListener listener: __Name__Listener) -> ViewableRouting {
        _ = __Name__Component(dependency: dependency)
        let viewController = __Name__ViewController()
        let interactor = __Name__Interactor(presenter: viewController)
        interactor.listener = listener
        return __Name__Router(interactor: interactor, viewController: viewController)
    }
}
