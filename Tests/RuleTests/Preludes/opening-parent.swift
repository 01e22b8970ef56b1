// use: opening-parent Name Child
// A RIB that opens a child on a tap and closes it on the child's request, without its router.

protocol __Name__Routing: ViewableRouting {
    func attach__Child__()
    func detach__Child__()
}

protocol __Name__PresentableListener: AnyObject {
    func didTapOpen()
}

protocol __Name__Presentable: Presentable {
    var listener: __Name__PresentableListener? { get set }
}

protocol __Name__Interactable: Interactable, __Child__Listener {
    var router: __Name__Routing? { get set }
}

protocol __Name__ViewControllable: ViewControllable {}

final class __Name__Interactor: PresentableInteractor<__Name__Presentable>, __Name__Interactable,
    __Name__PresentableListener
{
    weak var router: __Name__Routing?

    override init(presenter: __Name__Presentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() {
        router?.attach__Child__()
    }

    func __child__DidClose() {
        router?.detach__Child__()
    }
}

final class __Name__ViewController: UIViewController, __Name__Presentable, __Name__ViewControllable {
    weak var listener: __Name__PresentableListener?

    @objc func openTapped() {
        listener?.didTapOpen()
    }
}
