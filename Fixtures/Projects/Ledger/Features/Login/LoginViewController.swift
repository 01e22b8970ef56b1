import FinanceKit
import ModernRIBs
import UIKit

protocol LoginPresentableListener: AnyObject {
    func didSubmit(email: String, password: String)
    func didLeave()
}

final class LoginViewController: PushedViewController, LoginPresentable, LoginViewControllable {
    weak var listener: LoginPresentableListener?

    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let submitButton = UIButton(configuration: .filled())
    private let spinner = UIActivityIndicatorView(style: .medium)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign in"
        view.backgroundColor = .systemBackground
        passwordField.isSecureTextEntry = true
        submitButton.setTitle("Continue", for: .normal)
        submitButton.addTarget(self, action: #selector(submit), for: .touchUpInside)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel,
            target: self,
            action: #selector(cancel)
        )

        let stack = UIStackView(arrangedSubviews: [emailField, passwordField, submitButton, spinner])
        stack.axis = .vertical
        stack.spacing = 12
        stack.frame = view.bounds.insetBy(dx: 24, dy: 160)
        view.addSubview(stack)
    }

    override func didLeaveNavigation() {
        listener?.didLeave()
    }

    @objc private func submit() {
        view.endEditing(true)
        listener?.didSubmit(email: emailField.text ?? "", password: passwordField.text ?? "")
    }

    // The base class tells the listener once the screen has left the stack.
    @objc private func cancel() {
        navigationController?.popViewController(animated: true)
    }
}

// MARK: - LoginPresentable

extension LoginViewController {
    func setLoading(_ isLoading: Bool) {
        submitButton.isEnabled = !isLoading
        isLoading ? spinner.startAnimating() : spinner.stopAnimating()
    }

    func showFailure(_ message: String) {
        showError(message)
    }
}
