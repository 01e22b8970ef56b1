import RIBs
import UIKit

protocol LoggedOutPresentableListener: AnyObject {
    func didTapSignIn()
}

final class LoggedOutViewController: UINavigationController, LoggedOutPresentable, LoggedOutViewControllable {

    weak var listener: LoggedOutPresentableListener?

    private let welcome = WelcomeViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.isEnabled = false
        welcome.onSignIn = { [weak self] in
            self?.listener?.didTapSignIn()
        }
        setViewControllers([welcome], animated: false)
    }

    // MARK: - LoggedOutViewControllable

    func show(_ viewController: ViewControllable) {
        pushViewController(viewController.uiviewController, animated: true)
    }

    func goBack() {
        popToRootViewController(animated: true)
    }
}

final class WelcomeViewController: UIViewController {

    var onSignIn: (() -> Void)?

    private let signInButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        signInButton.setTitle("Sign in", for: .normal)
        signInButton.addTarget(self, action: #selector(signInTapped), for: .touchUpInside)
        signInButton.frame = CGRect(x: 40, y: 400, width: 240, height: 48)
        view.addSubview(signInButton)
    }

    @objc
    private func signInTapped() {
        onSignIn?()
    }
}
