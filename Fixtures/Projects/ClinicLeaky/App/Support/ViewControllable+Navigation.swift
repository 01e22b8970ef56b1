import RIBs
import UIKit

extension ViewControllable {

    func present(_ viewControllable: ViewControllable, animated: Bool) {
        uiviewController.present(viewControllable.uiviewController, animated: animated)
    }

    func dismiss(_ viewControllable: ViewControllable, animated: Bool) {
        guard uiviewController.presentedViewController === viewControllable.uiviewController else { return }
        uiviewController.dismiss(animated: animated)
    }

    func push(_ viewControllable: ViewControllable, animated: Bool) {
        uiviewController.navigationController?.pushViewController(viewControllable.uiviewController, animated: animated)
    }

    func pop(_ viewControllable: ViewControllable, animated: Bool) {
        guard
            let navigation = viewControllable.uiviewController.navigationController,
            navigation.topViewController === viewControllable.uiviewController
        else { return }
        navigation.popViewController(animated: animated)
    }
}
