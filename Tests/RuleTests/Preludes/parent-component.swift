// use: parent-component Name Child
// A component with a store that fulfills the dependency of one child.

protocol Store: AnyObject {}

protocol __Name__Dependency: __Child__Dependency {
    var store: Store { get }
}

final class __Name__Component: Component<__Name__Dependency>, __Child__Dependency {
    var store: Store { dependency.store }
}
