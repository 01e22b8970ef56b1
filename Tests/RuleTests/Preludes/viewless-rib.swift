// use: viewless-rib Name
// A RIB without a view whose builder creates its component, without its dependency.

final class __Name__Component: Component<__Name__Dependency> {}

final class __Name__Interactor: Interactor {}
final class __Name__Router: Router<__Name__Interactor> {}

final class __Name__Builder: Builder<__Name__Dependency> {
    func build() -> Routing {
        _ = __Name__Component(dependency: dependency)
        return __Name__Router(interactor: __Name__Interactor())
    }
}
