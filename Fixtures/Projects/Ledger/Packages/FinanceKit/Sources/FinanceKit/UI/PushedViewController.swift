import UIKit

/// Base of every screen that the system's back button or swipe can remove.
open class PushedViewController: UIViewController {
    open func didLeaveNavigation() {}

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent {
            didLeaveNavigation()
        }
    }
}
