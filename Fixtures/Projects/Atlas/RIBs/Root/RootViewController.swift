import AtlasCore
import RIBs
import UIKit

protocol RootPresentableListener: AnyObject {}

final class RootViewController: BaseViewController, RootPresentable, RootViewControllable {
    weak var listener: RootPresentableListener?

    private var target: UIViewController?
    private var isTransitioning = false

    func present(viewController: ViewControllable) {
        if isTransitioning {
            target = viewController.uiviewController
            return
        }
        let controller = viewController.uiviewController
        controller.modalPresentationStyle = .fullScreen
        present(controller, animated: false)
    }

    func dismiss(viewController: ViewControllable) {
        guard !isTransitioning, presentedViewController === viewController.uiviewController else { return }
        isTransitioning = true
        dismiss(animated: true) { [weak self] in
            self?.isTransitioning = false
            self?.presentTarget()
        }
    }

    private func presentTarget() {
        guard let target = target else { return }
        self.target = nil
        target.modalPresentationStyle = .fullScreen
        present(target, animated: true)
    }
}

// MARK: - LoggedInViewControllable

extension RootViewController: LoggedInViewControllable {}
