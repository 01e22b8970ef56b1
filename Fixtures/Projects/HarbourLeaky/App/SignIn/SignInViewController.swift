import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol SignInPresentableListener: AnyObject {
    func didTapSignIn(email: String, password: String)
    func didTapBack()
}

// Hides the system's back button, and LoggedOut's navigation has no back swipe: only the listener closes it.
final class SignInViewController: UIViewController, SignInPresentable, SignInViewControllable {

    weak var listener: SignInPresentableListener?

    var email: Observable<String> {
        emailField.rx.text.orEmpty.asObservable()
    }

    var password: Observable<String> {
        passwordField.rx.text.orEmpty.asObservable()
    }

    private let disposeBag = DisposeBag()
    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let signInButton = UIButton(type: .system)
    private let backItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: nil, action: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign in"
        view.backgroundColor = .systemBackground
        navigationItem.hidesBackButton = true
        navigationItem.leftBarButtonItem = backItem
        layOut()
        bind()
    }

    // MARK: - SignInPresentable

    func setSignInEnabled(_ isEnabled: Bool) {
        signInButton.isEnabled = isEnabled
    }

    func showWrongCredentials() {
        let alert = UIAlertController(title: "Sign in failed", message: "Try again?", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Try again", style: .default) { [weak self] _ in
            self?.passwordField.text = nil
            self?.passwordField.becomeFirstResponder()
        })
        alert.addAction(UIAlertAction(title: "Give up", style: .cancel) { [weak self] _ in
            self?.listener?.didTapBack()
        })
        present(alert, animated: true)
    }

    private func bind() {
        backItem.rx.tap
            .subscribe(onNext: { [weak self] in
                self?.view.endEditing(true)
                self?.navigationController?.popViewController(animated: true)
            })
            .disposed(by: disposeBag)

        signInButton.rx.tap
            .withUnretained(self)
            .subscribe(onNext: { owner, _ in
                owner.listener?.didTapSignIn(
                    email: owner.emailField.text ?? "",
                    password: owner.passwordField.text ?? ""
                )
            })
            .disposed(by: disposeBag)
    }

    private func layOut() {
        emailField.placeholder = "E-mail"
        emailField.keyboardType = .emailAddress
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        signInButton.setTitle("Sign in", for: .normal)

        let stack = UIStackView(arrangedSubviews: [emailField, passwordField, signInButton])
        stack.axis = .vertical
        stack.spacing = 12
        stack.frame = view.bounds.insetBy(dx: 24, dy: 160)
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
    }
}
