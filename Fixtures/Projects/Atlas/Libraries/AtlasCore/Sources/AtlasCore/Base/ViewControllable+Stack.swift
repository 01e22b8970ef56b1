import RIBs
import UIKit

public extension ViewControllable {
    func push(_ child: ViewControllable, animated: Bool = true) {
        navigation?.pushViewController(child.uiviewController, animated: animated)
    }

    func pop(to viewControllable: ViewControllable, animated: Bool = true) {
        navigation?.popToViewController(viewControllable.uiviewController, animated: animated)
    }

    func present(_ child: ViewControllable, animated: Bool = true) {
        uiviewController.present(child.uiviewController, animated: animated)
    }

    func dismissPresented(animated: Bool = true) {
        guard let presented = uiviewController.presentedViewController, !presented.isBeingDismissed else { return }
        presented.dismiss(animated: animated)
    }

    private var navigation: UINavigationController? {
        uiviewController as? UINavigationController ?? uiviewController.navigationController
    }
}

extension UINavigationController: ViewControllable {}
