// use: presentable-listener Name event
// The protocol through which a view notifies its interactor of one event.

protocol __Name__PresentableListener: AnyObject {
    func __event__()
}
