// use: view-protocols Name event
// The protocols of a RIB's view that notifies its interactor of one event.

protocol __Name__PresentableListener: AnyObject {
    func __event__()
}

protocol __Name__Presentable: Presentable {
    var listener: __Name__PresentableListener? { get set }
}

protocol __Name__ViewControllable: ViewControllable {}
