import ModernRIBs
import UIKit

protocol LoggedOutPresentableListener: AnyObject {
    func didTapSignIn()
}

final class LoggedOutViewController: UIViewController, LoggedOutPresentable, LoggedOutViewControllable {
    weak var listener: LoggedOutPresentableListener?

    private lazy var signInButton = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Sign in") { [weak self] _ in
            self?.listener?.didTapSignIn()
        }
    )

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ledger"
        view.backgroundColor = .systemBackground
        signInButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(signInButton)
        NSLayoutConstraint.activate([
            signInButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            signInButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
        ])
    }
}
