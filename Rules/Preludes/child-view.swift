// use: child-view Name
// The view of `child-rib` as a class that presents itself in no style of its own.

final class __Name__ViewController: UIViewController, __Name__Presentable, ViewControllable {
    weak var listener: __Name__PresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }
}
