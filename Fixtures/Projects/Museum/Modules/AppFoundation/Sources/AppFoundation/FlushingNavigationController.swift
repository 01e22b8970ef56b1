import UIKit

/// A screen that wants to know when it was popped, whoever popped it.
open class FlushableViewController: UIViewController {
    open func flushRIB() {}
}

public final class FlushingNavigationController: UINavigationController, UINavigationControllerDelegate {
    private var known: [UIViewController] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        known = viewControllers
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        let removed = known.filter { !viewControllers.contains($0) }
        known = viewControllers
        for case let controller as FlushableViewController in removed.reversed() {
            controller.flushRIB()
        }
    }
}
