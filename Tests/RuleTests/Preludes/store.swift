// use: store Name
// A store, and a dependency that requires it.

protocol Store: AnyObject {}

protocol __Name__Dependency: Dependency {
    var store: Store { get }
}
