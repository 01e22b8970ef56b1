// use: store Name
// A store that a dependency asks for.

protocol Store: AnyObject {}

protocol __Name__Dependency: Dependency {
    var store: Store { get }
}
