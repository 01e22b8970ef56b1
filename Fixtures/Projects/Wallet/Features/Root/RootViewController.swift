import AppFoundation
import ModernRIBs
import UIKit

final class RootViewController: UIViewController, RootPresentable, RootViewControllable, LoggedInViewControllable {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    func show(_ viewController: ViewControllable) {
        install(viewController.uiviewController)
    }

    func hide(_ viewController: ViewControllable) {
        if presentedViewController != nil {
            dismiss(animated: false)
        }
        uninstall(viewController.uiviewController)
    }
}
