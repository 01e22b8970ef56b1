import AppFoundation
import RIBs
import UIKit

protocol RootPresentableListener: AnyObject {}

final class RootViewController: UIViewController, RootPresentable, RootViewControllable, LoggedInViewControllable {
    weak var listener: RootPresentableListener?

    private var pendingLink: URL?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let link = pendingLink else { return }
        pendingLink = nil
        showUnsupportedLink(link)
    }

    // MARK: - RootPresentable

    func showUnsupportedLink(_ url: URL) {
        guard viewIfLoaded?.window != nil else {
            pendingLink = url
            return
        }
        showMessage("This link cannot be opened: \(url.absoluteString)")
    }

    // MARK: - RootViewControllable

    func show(_ viewController: ViewControllable) {
        embed(viewController.uiviewController)
    }

    func hide(_ viewController: ViewControllable) {
        if presentedViewController != nil {
            dismiss(animated: false)
        }
        unembed(viewController.uiviewController)
    }
}
