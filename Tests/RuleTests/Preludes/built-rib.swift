// use: built-rib Name
// A RIB with a builder that conforms to a protocol.

protocol __Name__Buildable: Buildable {
    func build() -> Routing
}

final class __Name__Component: Component<EmptyDependency> {}
final class __Name__Router: Router<Interactor> {}

class __Name__Builder: Builder<EmptyDependency>, __Name__Buildable {
    func build() -> Routing {
        _ = __Name__Component(dependency: dependency)
        return __Name__Router(interactor: Interactor())
    }
}
