import RIBs
import UIKit

public final class NavigationControllerable: ViewControllable {
    public let navigationController: UINavigationController
    public var uiviewController: UIViewController { navigationController }

    public init(root: ViewControllable, flushing: Bool = false) {
        navigationController = flushing
            ? FlushingNavigationController(rootViewController: root.uiviewController)
            : UINavigationController(rootViewController: root.uiviewController)
    }
}

public extension ViewControllable {
    func push(_ child: ViewControllable) {
        uiviewController.navigationController?.pushViewController(child.uiviewController, animated: true)
    }

    func pop(_ child: ViewControllable) {
        guard
            let navigation = uiviewController.navigationController,
            navigation.viewControllers.contains(child.uiviewController)
        else { return }
        navigation.popToViewController(uiviewController, animated: true)
    }

    func present(_ child: ViewControllable, style: UIModalPresentationStyle = .pageSheet) {
        child.uiviewController.modalPresentationStyle = style
        uiviewController.present(child.uiviewController, animated: true)
    }

    func dismissIfNeeded(_ child: ViewControllable, animated: Bool = true) {
        let controller = child.uiviewController
        guard controller.presentingViewController != nil, !controller.isBeingDismissed else { return }
        controller.dismiss(animated: animated)
    }
}
