// use: viewless-child Name
// A RIB without a view, and its builder.

protocol __Name__Dependency: Dependency {}
final class __Name__Component: Component<__Name__Dependency> {}
final class __Name__Router: Router<Interactor> {}

protocol __Name__Buildable: Buildable {
    func build() -> Routing
}

final class __Name__Builder: Builder<__Name__Dependency>, __Name__Buildable {
    func build() -> Routing {
        _ = __Name__Component(dependency: dependency)
        return __Name__Router(interactor: Interactor())
    }
}
