// use: appearing-parent Name Child
// The protocols of a RIB that opens a child on a tap and is notified of each appearance of its view.

protocol __Name__Routing: ViewableRouting {
    func attach__Child__()
    func detach__Child__()
}

protocol __Name__PresentableListener: AnyObject {
    func didTapOpen()
    func didAppear()
}

protocol __Name__Presentable: Presentable {
    var listener: __Name__PresentableListener? { get set }
    func settle()
}

protocol __Name__Interactable: Interactable, __Child__Listener {
    var router: __Name__Routing? { get set }
}

protocol __Name__ViewControllable: ViewControllable {}
