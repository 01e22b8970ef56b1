// use: middle-listener Name Child
// The interactor of `middle-rib`, which detaches its child upon the child's event.

extension __Name__Component: __Child__Dependency {}

final class __Name__Interactor: PresentableInteractor<__Name__Presentable>, __Name__Interactable,
    __Name__PresentableListener
{
    weak var router: __Name__Routing?
    weak var listener: __Name__Listener?

    override init(presenter: __Name__Presentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() {
        router?.attach__Child__()
    }

    func close() {
        listener?.__name__DidClose()
    }

    func __child__DidClose() {
        router?.detach__Child__()
    }
}
