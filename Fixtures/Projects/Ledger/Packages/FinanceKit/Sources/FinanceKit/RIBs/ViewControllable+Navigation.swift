import ModernRIBs
import UIKit

public extension ViewControllable {
    var topMost: ViewControllable {
        var top: ViewControllable = self
        while let presented = top.uiviewController.presentedViewController as? ViewControllable {
            top = presented
        }
        return top
    }

    func present(_ viewControllable: ViewControllable, animated: Bool = true, completion: (() -> Void)? = nil) {
        uiviewController.present(viewControllable.uiviewController, animated: animated, completion: completion)
    }

    func dismiss(completion: (() -> Void)? = nil) {
        uiviewController.dismiss(animated: true, completion: completion)
    }

    func pushViewController(_ viewControllable: ViewControllable, animated: Bool = true) {
        if let navigation = uiviewController as? UINavigationController {
            navigation.pushViewController(viewControllable.uiviewController, animated: animated)
        } else {
            uiviewController.navigationController?.pushViewController(viewControllable.uiviewController, animated: animated)
        }
    }

    func popViewController(animated: Bool = true) {
        if let navigation = uiviewController as? UINavigationController {
            navigation.popViewController(animated: animated)
        } else {
            uiviewController.navigationController?.popViewController(animated: animated)
        }
    }

    func setViewControllers(_ viewControllables: [ViewControllable]) {
        let controllers = viewControllables.map(\.uiviewController)
        if let navigation = uiviewController as? UINavigationController {
            navigation.setViewControllers(controllers, animated: true)
        } else {
            uiviewController.navigationController?.setViewControllers(controllers, animated: true)
        }
    }
}
