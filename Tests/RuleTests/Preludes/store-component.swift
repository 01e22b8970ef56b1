// use: store-component Name
// A component with a store taken from the dependency.

protocol Store: AnyObject {}

protocol __Name__Dependency: Dependency {
    var store: Store { get }
}

final class __Name__Component: Component<__Name__Dependency> {
    var store: Store { dependency.store }
}
