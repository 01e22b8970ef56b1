import RIBsKit
import UIKit

public extension ViewControllable {
    func present(
        _ child: ViewControllable,
        style: UIModalPresentationStyle = .automatic,
        animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        child.uiviewController.modalPresentationStyle = style
        uiviewController.present(child.uiviewController, animated: animated, completion: completion)
    }

    func dismissIfPresented(_ child: ViewControllable, animated: Bool = true) {
        let controller = child.uiviewController
        guard controller.presentingViewController != nil, !controller.isBeingDismissed else { return }
        controller.dismiss(animated: animated)
    }

    func push(_ child: ViewControllable, animated: Bool = true) {
        uiviewController.navigationController?.pushViewController(child.uiviewController, animated: animated)
    }

    func popIfPushed(_ child: ViewControllable, animated: Bool = true) {
        guard
            let navigation = uiviewController.navigationController,
            navigation.viewControllers.contains(child.uiviewController),
            child.uiviewController !== uiviewController
        else { return }
        navigation.popToViewController(uiviewController, animated: animated)
    }
}
