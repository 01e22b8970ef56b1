// use: two-children Name First Second
// The protocols and the view of a RIB that opens one child on a tap, and another one later.

protocol __Name__Routing: ViewableRouting {
    func attach__First__()
    func detach__First__()
    func attach__Second__()
    func detach__Second__()
}

protocol __Name__PresentableListener: AnyObject {
    func didTapOpen()
}

protocol __Name__Presentable: Presentable {
    var listener: __Name__PresentableListener? { get set }
}

protocol __Name__Interactable: Interactable, __First__Listener, __Second__Listener {
    var router: __Name__Routing? { get set }
}

protocol __Name__ViewControllable: ViewControllable {}

final class __Name__ViewController: UIViewController, __Name__Presentable, __Name__ViewControllable {
    weak var listener: __Name__PresentableListener?

    @objc func openTapped() {
        listener?.didTapOpen()
    }
}
