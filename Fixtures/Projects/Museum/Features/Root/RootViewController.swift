import AppFoundation
import RIBs
import UIKit

final class RootViewController: UIViewController, RootPresentable, RootViewControllable, LoggedInViewControllable {
    func embed(_ viewController: ViewControllable) {
        add(viewController.uiviewController)
    }

    func unembed(_ viewController: ViewControllable) {
        if presentedViewController != nil {
            dismiss(animated: false)
        }
        remove(viewController.uiviewController)
    }
}
