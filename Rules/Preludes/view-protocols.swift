// use: view-protocols Name event
// The protocols of a RIB's view that reports one event to its interactor.

protocol __Name__PresentableListener: AnyObject {
    func __event__()
}

protocol __Name__Presentable: Presentable {
    var listener: __Name__PresentableListener? { get set }
}

protocol __Name__ViewControllable: ViewControllable {}
