// use: popped-view Name
// The view of a RIB that notifies its listener of its pop.

final class __Name__ViewController: UIViewController, __Name__Presentable, ViewControllable {
    weak var listener: __Name__PresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
    }
}
