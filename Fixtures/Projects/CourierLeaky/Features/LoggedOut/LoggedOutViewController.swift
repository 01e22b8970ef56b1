import AppFoundation
import RIBs
import RxCocoa
import RxSwift
import SafariServices
import UIKit

protocol LoggedOutPresentableListener: AnyObject {
    func didSubmit(phone: String)
}

final class LoggedOutViewController: BaseViewController, LoggedOutPresentable, LoggedOutViewControllable {
    weak var listener: LoggedOutPresentableListener?

    private let phoneField = UITextField()
    private let continueButton = UIButton(type: .system)
    private let termsButton = UIButton(type: .system)
    private let spinner = UIActivityIndicatorView(style: .medium)

    override func setUpViews() {
        title = "Welcome"
        phoneField.keyboardType = .phonePad
        phoneField.placeholder = "Phone number"
        continueButton.setTitle("Continue", for: .normal)
        termsButton.setTitle("Terms of service", for: .normal)
        let stack = UIStackView(arrangedSubviews: [phoneField, continueButton, termsButton, spinner])
        stack.axis = .vertical
        view.addFilling(stack)
        termsButton.addTarget(self, action: #selector(termsTapped), for: .touchUpInside)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(backgroundTapped)))
    }

    override func setUpBindings() {
        continueButton.rx.tap
            .withLatestFrom(phoneField.rx.text.orEmpty)
            .subscribe(onNext: { [weak self] phone in
                self?.hideKeyboard()
                self?.listener?.didSubmit(phone: phone)
            })
            .disposed(by: disposeBag)

        phoneField.rx.text.orEmpty
            .map { $0.count >= 9 && !self.spinner.isAnimating }
            .bind(to: continueButton.rx.isEnabled)
            .disposed(by: disposeBag)
    }

    // MARK: - LoggedOutPresentable

    func setLoading(_ isLoading: Bool) {
        isLoading ? spinner.startAnimating() : spinner.stopAnimating()
        continueButton.isHidden = isLoading
    }

    func showError(_ text: String) {
        let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Try again", style: .default) { [weak self] _ in
            self?.phoneField.becomeFirstResponder()
        })
        present(alert, animated: true)
    }

    // MARK: - Actions

    @objc private func backgroundTapped() {
        view.endEditing(true)
    }

    @objc private func termsTapped() {
        let browser = SFSafariViewController(url: URL(string: "https://courier.example/terms")!)
        browser.delegate = self
        present(browser, animated: true)
    }
}

extension LoggedOutViewController: SFSafariViewControllerDelegate {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        controller.dismiss(animated: true)
    }
}
