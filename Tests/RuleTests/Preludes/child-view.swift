// use: child-view Name
// The view of `child-rib` as a class that sets no presentation style of its own.

final class __Name__ViewController: UIViewController, __Name__Presentable, ViewControllable {
    weak var listener: __Name__PresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }
}
