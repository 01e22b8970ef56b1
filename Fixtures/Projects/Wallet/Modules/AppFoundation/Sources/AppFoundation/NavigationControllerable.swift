import ModernRIBs
import UIKit

public final class NavigationControllerable: ViewControllable {
    public var uiviewController: UIViewController { navigationController }
    public let navigationController: UINavigationController

    public init(root: ViewControllable) {
        navigationController = UINavigationController(rootViewController: root.uiviewController)
    }
}

public extension ViewControllable {
    func present(_ child: ViewControllable, animated: Bool = true) {
        uiviewController.present(child.uiviewController, animated: animated)
    }

    func dismissIfPresented(_ child: ViewControllable, completion: (() -> Void)? = nil) {
        guard child.uiviewController.presentingViewController != nil, !child.uiviewController.isBeingDismissed else {
            completion?()
            return
        }
        child.uiviewController.dismiss(animated: true, completion: completion)
    }

    func push(_ child: ViewControllable, animated: Bool = true) {
        uiviewController.navigationController?.pushViewController(child.uiviewController, animated: animated)
    }

    func popIfOnTop(_ child: ViewControllable, animated: Bool = true) {
        let navigation = uiviewController.navigationController
        guard navigation?.topViewController === child.uiviewController else { return }
        navigation?.popViewController(animated: animated)
    }
}
