// use: interactor-protocols Name
// What an interactor sees of its view and its parent, and what its router sees of it.

protocol __Name__Presentable: Presentable {}

protocol __Name__Listener: AnyObject {}

protocol __Name__Interactable: Interactable {
    var router: __Name__Routing? { get set }
    var listener: __Name__Listener? { get set }
}
