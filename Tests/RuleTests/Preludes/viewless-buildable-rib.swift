// use: viewless-buildable-rib Name
// A RIB without a view whose builder creates its component, with the protocol that its parent uses.

protocol __Name__Dependency: Dependency {}
protocol __Name__Buildable: Buildable {
    func build() -> Routing
}

final class __Name__Component: Component<__Name__Dependency> {}
final class __Name__Interactor: Interactor {}
final class __Name__Router: Router<__Name__Interactor> {}

final class __Name__Builder: Builder<__Name__Dependency>, __Name__Buildable {
    func build() -> Routing {
        _ = __Name__Component(dependency: dependency)
        return __Name__Router(interactor: __Name__Interactor())
    }
}
