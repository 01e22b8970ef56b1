import FinanceKit
import ModernRIBs
import UIKit

protocol AppRootPresentableListener: AnyObject {
    func didEnterBackground()
    func willEnterForeground()
}

final class AppRootViewController: UIViewController, AppRootPresentable, AppRootViewControllable {
    weak var listener: AppRootPresentableListener?

    private var content: UIViewController?
    private let privacyCover = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let center = NotificationCenter.default
        center.addObserver(
            self,
            selector: #selector(applicationDidEnterBackground),
            name: UIApplication.didEnterBackgroundNotification,
            object: nil
        )
        center.addObserver(
            self,
            selector: #selector(applicationWillEnterForeground),
            name: UIApplication.willEnterForegroundNotification,
            object: nil
        )
    }

    func showPrivacyCover(_ isVisible: Bool) {
        if isVisible {
            privacyCover.frame = view.bounds
            view.addSubview(privacyCover)
        } else {
            privacyCover.removeFromSuperview()
        }
    }

    @objc private func applicationDidEnterBackground() {
        listener?.didEnterBackground()
    }

    @objc private func applicationWillEnterForeground() {
        listener?.willEnterForeground()
    }
}

// MARK: - AppRootViewControllable

extension AppRootViewController {
    func replaceContent(with viewController: ViewControllable?) {
        if presentedViewController != nil {
            dismiss(animated: false)
        }
        removeContent()
        guard let viewController else { return }
        content = embed(viewController.uiviewController, in: view)
    }

    private func removeContent() {
        content?.willMove(toParent: nil)
        content?.view.removeFromSuperview()
        content?.removeFromParent()
        content = nil
    }
}
