import RIBsKit
import UIKit

public protocol ViewRemovalListener: AnyObject {
    func viewDidLeaveHierarchy()
}

/// Base of screens that the user can swipe away. Tells its listener once the view is really gone.
open class RemovableViewController: BaseViewController {
    public weak var removalListener: ViewRemovalListener?

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        removalListener?.viewDidLeaveHierarchy()
    }
}
