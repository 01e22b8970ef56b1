// use: presentable-listener Name event
// What a view reports to its interactor: one event.

protocol __Name__PresentableListener: AnyObject {
    func __event__()
}
