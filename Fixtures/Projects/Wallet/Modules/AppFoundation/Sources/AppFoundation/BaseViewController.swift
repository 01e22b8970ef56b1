import Combine
import UIKit

/// Base of all screens. Calls `didLeaveScreen` when the screen was popped or dismissed, by a button or by a swipe.
open class BaseViewController: UIViewController {
    public var cancellables = Set<AnyCancellable>()

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layout()
    }

    open func layout() {}
}

open class LeavableViewController: BaseViewController {
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true {
            didLeaveScreen()
        }
    }

    /// Tell the listener here.
    open func didLeaveScreen() {}
}
