import RIBs
import UIKit

public final class NavigationControllerable: ViewControllable {

    public var uiviewController: UIViewController { navigationController }

    public let navigationController: UINavigationController

    public init(root: ViewControllable) {
        let navigation = UINavigationController(rootViewController: root.uiviewController)
        navigation.navigationBar.prefersLargeTitles = true
        navigationController = navigation
    }
}

public extension ViewControllable {

    func present(_ viewControllable: ViewControllable, animated: Bool, completion: (() -> Void)? = nil) {
        uiviewController.present(viewControllable.uiviewController, animated: animated, completion: completion)
    }

    func dismissPresented(animated: Bool, completion: (() -> Void)? = nil) {
        guard uiviewController.presentedViewController != nil else {
            completion?()
            return
        }
        uiviewController.dismiss(animated: animated, completion: completion)
    }

    func push(_ viewControllable: ViewControllable, animated: Bool) {
        let navigation = (uiviewController as? UINavigationController) ?? uiviewController.navigationController
        navigation?.pushViewController(viewControllable.uiviewController, animated: animated)
    }

    func pop(_ viewControllable: ViewControllable, animated: Bool) {
        guard
            let navigation = viewControllable.uiviewController.navigationController,
            navigation.topViewController === viewControllable.uiviewController
        else { return }
        navigation.popViewController(animated: animated)
    }
}
