// use: interactor-protocols Name
// The protocols through which an interactor uses its view and its parent, and through which its router uses it.

protocol __Name__Presentable: Presentable {}

protocol __Name__Listener: AnyObject {}

protocol __Name__Interactable: Interactable {
    var router: __Name__Routing? { get set }
    var listener: __Name__Listener? { get set }
}
